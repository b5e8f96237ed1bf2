import { isPlayable } from '../arrangement.js';
import { choiceOf } from '../options.js';
import { adopt } from '../sheet.js';
import { Autoplay } from './autoplay.js';
import { Hold } from './hold.js';
import { landmarkFrom } from './landmarks.js';
import { SteeringKeys } from './steering-keys.js';
import type { Steered } from './steered.js';
import { steeringSheet } from './steering-styles.js';
import { Swipe } from './swipe.js';
import { nameKeys } from './titles.js';
import { Track } from './track.js';
import { Wheel } from './wheel.js';

/** Moves a board by time, wheel, finger, held buttons and the keys of its toolbar; marks the slider's track. */
export class Steering {
  readonly #steered: Steered;
  readonly #autoplay: Autoplay;
  readonly #hold: Hold;
  readonly #wheel: Wheel;
  readonly #track: Track;
  readonly #swipe: Swipe;

  /** @param isPressed whether a button was pressed with a pointer before this was here */
  constructor(steered: Steered, isPressed: boolean) {
    this.#steered = steered;
    this.#autoplay = new Autoplay(steered);
    this.#hold = new Hold(steered);
    this.#wheel = new Wheel(steered);
    this.#track = new Track(steered);
    this.#swipe = new Swipe(steered);
    new SteeringKeys(steered, this.#hold, this, isPressed);
    adopt(steered.shell.root, steeringSheet());
    if (isPlayable(steered.host)) steered.host.requestUpdate(); // what buttons can do is known now
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
    return landmarkFrom(this.#steered.cursor.place, direction) !== undefined;
  }

  jump(direction: -1 | 1): boolean {
    const node = landmarkFrom(this.#steered.cursor.place, direction);
    return node !== undefined && this.#steered.cursor.show(node, 'user');
  }

  /** Follows the board: its record, its line, its attributes. */
  update(): void {
    const { host, shell } = this.#steered;
    nameKeys(shell.controls, choiceOf(host, 'keys') === 'focus');
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
