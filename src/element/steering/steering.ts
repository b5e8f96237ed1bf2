import type { BoardContext } from '../context.js';
import { choiceOf } from '../options.js';
import { adopt } from '../sheet.js';
import { Autoplay } from './autoplay.js';
import { Hold } from './hold.js';
import { landmarkFrom } from './landmarks.js';
import { SteeringKeys } from './steering-keys.js';
import { steeringSheet } from './steering-styles.js';
import { Swipe } from './swipe.js';
import { nameKeys } from './titles.js';
import { Track } from './track.js';
import { Wheel } from './wheel.js';

/** Moves a board by time, wheel, finger, held buttons and the keys of its toolbar; marks the slider's track. */
export class Steering {
  readonly #board: BoardContext;
  readonly #autoplay: Autoplay;
  readonly #hold: Hold;
  readonly #wheel: Wheel;
  readonly #track: Track;
  readonly #swipe: Swipe;

  /** @param isPressed whether a button was pressed with a pointer before this was here */
  constructor(board: BoardContext, isPressed: boolean) {
    this.#board = board;
    this.#autoplay = new Autoplay(board);
    this.#hold = new Hold(board);
    this.#wheel = new Wheel(board);
    this.#track = new Track(board);
    this.#swipe = new Swipe(board);
    new SteeringKeys(board, this.#hold, this, isPressed);
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

  toggle(): void {
    if (this.isPlaying) this.pause();
    else this.play();
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
    const { host, shell, language } = this.#board;
    nameKeys(shell.controls, choiceOf(host, 'keys') === 'focus', language);
    this.#wheel.update();
    this.#swipe.update();
    this.#track.update();
    this.#autoplay.update();
  }

  /** Lets go of all that goes on by itself, and of what is watched outside the board. */
  release(): void {
    this.#autoplay.release();
    this.#hold.stop();
    this.#track.release();
    this.#swipe.release();
  }
}
