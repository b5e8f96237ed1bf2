import type { ReactiveController } from 'lit';
import { isPlayable } from '../arrangement.js';
import { speakAs } from '../language.js';
import { choiceOf } from '../options.js';
import type { PanelSteering } from '../panels/panel-view.js';
import { partOr } from '../part-or.js';
import { whenIdle } from '../when-idle.js';
import type { Steered } from '../steering/steered.js';
import type { Steering } from '../steering/steering.js';

/**
 * All the ways to move a board but keys and clicks are a chunk: it comes when the page is idle (or after two seconds),
 * with the first touch, or when the board is to play. Readers who save data wait for the touch.
 */
export class SteeringController implements ReactiveController, PanelSteering {
  readonly #steered: Steered;
  #steering: Steering | undefined;
  #loading: Promise<Steering | undefined> | undefined;
  #isExpected = false;
  /** Whether a button has been pressed with a pointer. */
  #isPressed = false;
  /** Grows with each wish to play or to stop: the last one counts. */
  #wish = 0;

  constructor(steered: Steered) {
    this.#steered = steered;
    steered.host.addController(this);
    for (const type of ['pointerover', 'focusin'])
      steered.shell.frame.addEventListener(type, this.#start, { once: true });
    steered.shell.controls.addEventListener('pointerdown', () => (this.#isPressed = true));
  }

  get hasKeys(): boolean {
    return choiceOf(this.#steered.host, 'keys') === 'focus';
  }

  get isPlaying(): boolean {
    return this.#steering?.isPlaying ?? false;
  }

  canJump(direction: -1 | 1): boolean {
    return this.#steering?.canJump(direction) ?? true;
  }

  async jump(direction: -1 | 1): Promise<void> {
    (await this.#load())?.jump(direction);
  }

  toggle(): unknown {
    return this.isPlaying ? this.pause() : this.play();
  }

  /** Plays once the chunk and what is to be `ready` are there, if no other wish has come meanwhile. */
  async play(ready?: Promise<void>): Promise<void> {
    const wish = ++this.#wish;
    const [steering] = await Promise.all([this.#load(), ready]);
    if (wish === this.#wish) steering?.play();
  }

  pause(): void {
    this.#wish++;
    this.#steering?.pause();
  }

  hostUpdated(): void {
    const { host } = this.#steered;
    this.#steering?.update();
    if (this.#isExpected || !host.collection || !isPlayable(host)) return;
    this.#isExpected = true;
    if (host.autoplay) this.#start();
    else whenIdle(this.#start);
  }

  hostDisconnected(): void {
    this.#wish++;
    this.#steering?.release();
  }

  readonly #start = (): void => void this.#load();

  #load(): Promise<Steering | undefined> {
    return (this.#loading ??= this.#make());
  }

  async #make(): Promise<Steering | undefined> {
    const chunk = await partOr(import('../steering/steering.js'), undefined);
    this.#steering = chunk && new chunk.Steering(this.#steered, this.#isPressed);
    speakAs(this.#steered.host);
    if (this.#steered.host.isConnected) this.#steering?.update(); // what has left the page follows nothing
    return this.#steering;
  }
}
