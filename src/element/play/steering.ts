import { adopt, css, sharedSheet } from '../styles.js';
import type { BoardContext } from '../context.js';
import { choiceOf } from '../attributes.js';
import { type SteeringTextKey, enSteering } from '../../texts/en-reader.js';
import { addMoreCommands } from '../keys/more-commands.js';
import { Keyboard } from '../keys/keyboard.js';
import { isStep, stepFrom } from '../session/place.js';
import { Autoplay } from './autoplay.js';
import { Hold } from './hold.js';
import { landmarkFrom, Track } from './track.js';
import { Swipe, Wheel } from './gestures.js';
import { Toolbar } from './toolbar.js';

/** What is only needed once fingers and marks along the slider are there. */
const steeringSheet = sharedSheet(css`
  .landmarks {
    position: absolute;
    inset: calc(50% - 12px) 0;
    width: 100%;
    height: 24px;
    pointer-events: none;
  }
  .landmarks path {
    fill: color-mix(in srgb, #2478c8 70%, currentcolor);
  }
  .landmarks .branching {
    fill: none;
    stroke: color-mix(in srgb, #2c9148 75%, currentcolor);
    stroke-width: 1.5;
    stroke-linecap: round;
  }
  .landmarks .bookmark {
    fill: color-mix(in srgb, #8a4fd0 75%, currentcolor);
  }
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
  @media (forced-colors: active) {
    .track {
      --rail: CanvasText;
      forced-color-adjust: none;
      color: CanvasText;
    }
    .track::before {
      --accent: Highlight;
    }
    .track input::-webkit-slider-thumb {
      border-color: Canvas;
      background: Highlight;
    }
    .track input::-moz-range-thumb {
      border-color: Canvas;
      background: Highlight;
    }
    button[aria-disabled='true'] {
      color: GrayText;
      opacity: 1;
    }
    .landmarks path,
    .landmarks .bookmark {
      fill: CanvasText;
    }
    .landmarks .branching {
      fill: none;
      stroke: CanvasText;
    }
  }
`);

/** Moves a board by time, wheel, finger, held buttons and the keys of its toolbar; marks the slider's track. */
export class Steering {
  readonly keyboard: Keyboard;
  readonly #board: BoardContext;
  readonly #autoplay: Autoplay;
  readonly #hold: Hold;
  readonly #wheel: Wheel;
  readonly #track: Track;
  readonly #swipe: Swipe;

  /** @param isPressed whether a button was pressed with a pointer before this was here */
  constructor(board: BoardContext, isPressed: boolean) {
    this.#board = board;
    this.keyboard = new Keyboard(board);
    this.#autoplay = new Autoplay(board);
    this.#hold = new Hold(board);
    this.#wheel = new Wheel(board);
    this.#track = new Track(board);
    this.#swipe = new Swipe(board);
    new Toolbar(board, isPressed);
    addMoreCommands(board);
    adopt(board.shell.root, steeringSheet());
    if (board.arrangement.isPlayable) board.host.requestUpdate(); // what buttons can do is known now
  }

  get isPlaying(): boolean {
    return this.#autoplay.isPlaying;
  }

  play(): void {
    this.#autoplay.play();
  }

  pause(): void {
    this.#autoplay.pause();
  }

  /** Somebody is there: what plays by itself stops. */
  touched(event: Event): void {
    this.#autoplay.touched(event);
  }

  /** The first repeat of a held key begins a run, which goes on by itself; of other steps only the last is said. */
  repeat(command: string): boolean {
    const { place } = this.#board.session;
    if (command !== 'prev' && command !== 'next') {
      if (isStep(command)) this.#hold.muteUntilKeyUp();
      return false;
    }
    if (!this.#hold.isRunning && stepFrom(place, command) !== place.node) this.#hold.run(command);
    return this.#hold.isRunning;
  }

  /** A button's tip: what it does, and the key that does it too. */
  titleOf(button: SteeringTextKey, name: string): string {
    const { host, language } = this.#board;
    const key = language.say(enSteering, button);
    return choiceOf(host, 'keys') === 'focus'
      ? language.say(enSteering, 'withKey', { name, key })
      : name;
  }

  canJump(direction: -1 | 1): boolean {
    return landmarkFrom(this.#board.session.place, direction) !== undefined;
  }

  jump(direction: -1 | 1): boolean {
    const node = landmarkFrom(this.#board.session.place, direction);
    return node !== undefined && this.#board.session.go({ node: node }, 'user');
  }

  /** Follows the board: its record, its line, its attributes. */
  update(): void {
    this.#wheel.update();
    this.#swipe.update();
    this.#track.update();
    this.#autoplay.update();
  }

  /** Lets go of all that goes on by itself, and of what is watched outside the board. */
  release(): void {
    this.#autoplay.release();
    this.#hold.release();
    this.#track.release();
    this.#swipe.release();
  }
}
