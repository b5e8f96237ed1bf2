import type { Language } from '../texts/language.js';
import { Announcer } from './announcer.js';
import { arrange, type Arrangement, RoomController } from './arrangement.js';
import { Commands } from './commands.js';
import { RecordController } from './record/record-controller.js';
import { FeatureController } from './features.js';
import { InteractionController } from './interaction-controller.js';
import { listenToInput } from './play/input.js';
import { LanguageController } from './language-controller.js';
import type { Panels } from './panels/panels.js';
import { Picture } from './picture/picture.js';
import { Session } from './session/session.js';
import type { SgfBoardElement } from './sgf-board-element.js';
import { renderShell, type Shell } from './frame.js';

/** All that panels, controllers and plug-ins see of a board. */
export class BoardContext {
  readonly host: SgfBoardElement;
  readonly shell: Shell;
  /** The only writer of the live region. */
  readonly announcer: Announcer;
  /** What is shown, and the only way to change it. */
  readonly session: Session;
  /** How it is shown: layout, scene, theme, and what lies over the scene. */
  readonly picture: Picture;
  /** What the board has of its record. */
  readonly record: RecordController;
  /** What stands around the board, once its chunk is there. */
  panels: Panels | undefined;
  /** What can be done on it, by name. */
  readonly commands: Commands;
  /** Plays by itself, goes from comment to comment, and brings what readers use when they come. */
  readonly interaction: InteractionController;
  /** What few boards need, as long as this one does. */
  readonly features: FeatureController;
  /** What there is room for. */
  readonly room: RoomController;
  /** What of the board there is: as of its last update; before the first, as its attributes say. */
  arrangement: Arrangement;
  readonly #language: LanguageController;

  constructor(host: SgfBoardElement, recordChanged: () => void) {
    this.host = host;
    this.shell = renderShell(host);
    this.arrangement = arrange(host, false);
    this.#language = new LanguageController(host);
    this.announcer = new Announcer(this.shell.spoken);
    this.session = new Session(this);
    this.picture = new Picture(this);
    this.record = new RecordController(this, recordChanged);
    this.interaction = new InteractionController(this);
    this.commands = new Commands(this);
    this.features = new FeatureController(this);
    this.room = new RoomController(this);
    listenToInput(this);
  }

  /** The language of the board. */
  get language(): Language {
    return this.#language.current;
  }

  /** Follows what the page says about the language. */
  followLanguage(): Language {
    return this.#language.update();
  }
}
