import type { Language } from '../texts/language.js';
import { Announcer } from './announcer.js';
import type { Board, Panels } from './board.js';
import { arrange, type Arrangement, RoomController } from './arrangement.js';
import { Commands } from './commands.js';
import { RecordController } from './record/record-controller.js';
import { InteractionController } from './interaction-controller.js';
import { PartsController } from './parts-controller.js';
import { listenToInput } from './play/input.js';
import { LanguageController } from './language-controller.js';
import { CanvasController } from './picture/canvas-controller.js';
import { Picture } from './picture/picture.js';
import { Readiness } from './picture/readiness.js';
import { Diagnosis } from './session/diagnosis.js';
import { Opening } from './session/opening.js';
import { Session } from './session/session.js';
import type { SgfBoardElement } from './sgf-board-element.js';
import { renderShell, type Shell } from './frame.js';

/** Creates the objects that make up a board. */
export class BoardContext implements Board {
  readonly host: SgfBoardElement;
  readonly shell: Shell;
  readonly announcer: Announcer;
  readonly session: Session;
  readonly picture: Picture;
  readonly record: RecordController;
  readonly panels: Panels = {};
  readonly commands: Commands;
  readonly interaction: InteractionController;
  readonly parts: PartsController;
  readonly room: RoomController;
  readonly opening: Opening;
  readonly diagnosis: Diagnosis;
  readonly canvas: CanvasController;
  readonly readiness: Readiness;
  arrangement: Arrangement;
  readonly #language: LanguageController;

  constructor(host: SgfBoardElement) {
    this.host = host;
    this.shell = renderShell(host);
    this.arrangement = arrange(host, false);
    this.#language = new LanguageController(host);
    this.announcer = new Announcer(this.shell.spoken);
    this.session = new Session(this);
    this.picture = new Picture(this);
    this.record = new RecordController(this);
    this.interaction = new InteractionController(this);
    this.commands = new Commands(this);
    this.parts = new PartsController(this);
    this.room = new RoomController(this);
    this.opening = new Opening(this);
    this.diagnosis = new Diagnosis(this);
    this.canvas = new CanvasController(this);
    this.readiness = new Readiness(this);
    listenToInput(this);
  }

  /** The language of the board. */
  get language(): Language {
    return this.#language.current;
  }

  /** Reads the language from the page again. */
  followLanguage(): Language {
    return this.#language.update();
  }
}
