import { css } from 'lit';
import { adopt } from '../ui/styles.js';
import type { Board } from '../board.js';
import { choiceOf } from '../attributes.js';
import { type SteeringTextKey, enSteering } from '../../texts/en/steering.js';
import { addMoreCommands } from './more-commands.js';
import { addToolbarKeys } from './focus.js';
import { takeKey } from './keymap.js';
import { TypedPoint } from './typed-point.js';
import { Autoplay } from './autoplay.js';
import { Hold } from './hold.js';
import { swipeSteps, wheelSteps } from './gestures.js';

/** Styles for fingers, and for motion. */
const playStyles = css`
  .playable canvas {
    touch-action: pan-y pinch-zoom;
  }
  .buttons button {
    -webkit-touch-callout: none;
    user-select: none;
    -webkit-user-select: none;
    -webkit-tap-highlight-color: transparent;
  }
  @media (prefers-reduced-motion: no-preference) {
    .play path {
      transition: d 0.15s;
    }
  }
`;

/** Moves a board by time, wheel, finger, held buttons and keys. */
export class Steering {
  readonly autoplay: Autoplay;
  readonly hold: Hold;
  readonly typed: TypedPoint;
  readonly #board: Board;

  /** @param isPressed whether a button has been pressed with a pointer before */
  constructor(board: Board, isPressed: boolean) {
    this.#board = board;
    this.autoplay = new Autoplay(board);
    this.hold = new Hold(board);
    this.typed = new TypedPoint(board);
    for (const addPart of [swipeSteps, wheelSteps]) board.host.addController(addPart(board));
    addToolbarKeys(board, isPressed);
    addMoreCommands(board);
    adopt(board.shell.root, 'reader', playStyles);
    board.host.requestUpdate();
  }

  /** Runs the command of a key; `isEarly` if it was pressed before this part was loaded. */
  takeKey(event: KeyboardEvent, isEarly?: boolean): void {
    takeKey(this.#board, event, isEarly);
  }

  get isPlaying(): boolean {
    return this.autoplay.isPlaying;
  }

  /** The tooltip of a button: its name, and the key that does the same. */
  titleOf(button: SteeringTextKey, name: string): string {
    const { host, language } = this.#board;
    if (choiceOf(host, 'keys') === 'none') return name;
    return language.say(enSteering, 'withKey', { name, key: language.say(enSteering, button) });
  }
}
