import type { ReactiveController } from 'lit';
import type { BoardContext } from '../context.js';
import { loadPart } from '../load-part.js';
import { stepKeys } from '../keys/step-keys.js';
import { choiceOf } from '../options.js';
import { LazyPart } from '../part.js';
import type { Steering } from '../steering/steering.js';
import { whenIdle } from '../when-idle.js';

/**
 * What readers do with a board beside clicking buttons is two chunks: all the ways to move it, and what tells more of it.
 * They come when the page is idle (or after two seconds), with the first touch, or when the board is to play. Readers who
 * save data wait for the touch.
 */
export class InteractionController implements ReactiveController {
  /** `undefined` while its chunk is on its way. */
  steering: Steering | undefined;
  readonly #board: BoardContext;
  readonly #reading: LazyPart;
  #loading: Promise<Steering | undefined> | undefined;
  #isExpected = false;
  #isAwake = false;
  /** Whether a button has been pressed with a pointer. */
  #isPressed = false;
  /** Grows with each wish to play or to stop: the last one counts. */
  #wish = 0;

  constructor(board: BoardContext) {
    const { frame, controls } = board.shell;
    this.#board = board;
    this.#reading = new LazyPart(async () => {
      const { Reading } = await import('../reading/reading.js');
      return new Reading(board);
    });
    board.host.addController(this);
    frame.addEventListener('keydown', this.#pressed);
    for (const type of ['pointerover', 'focusin'])
      frame.addEventListener(type, this.#wake, { once: true });
    controls.addEventListener('pointerdown', () => (this.#isPressed = true));
  }

  /** To the comment, mark or branching before or after; `false`, or a promise, where that is not sure. */
  jump(direction: -1 | 1): unknown {
    return this.steering?.jump(direction) ?? this.#load().then((it) => it?.jump(direction));
  }

  toggle(): unknown {
    return this.steering?.isPlaying ? this.pause() : this.play();
  }

  /** Plays once the chunk and what is to be `ready` are there, if no other wish has come meanwhile. */
  async play(ready?: Promise<void>): Promise<void> {
    const wish = ++this.#wish;
    const [steering] = await Promise.all([this.#load(), ready]);
    if (wish === this.#wish) steering?.play();
  }

  pause(): void {
    this.#wish++;
    this.steering?.pause();
  }

  hostUpdated(): void {
    const { host, arrangement } = this.#board;
    this.steering?.update();
    if (!host.collection) return;
    if (this.#isAwake) {
      this.#reading.update();
      if (arrangement.isPlayable) void this.#load();
    } else if (!this.#isExpected) {
      this.#isExpected = true;
      if (host.autoplay && arrangement.isPlayable) this.#wake();
      else whenIdle(this.#wake);
    }
  }

  hostDisconnected(): void {
    this.#wish++;
    this.steering?.release();
    this.#reading.release();
  }

  /** The only listener for keys of a board. Before its chunk is there picture and buttons take steps. */
  readonly #pressed = (event: KeyboardEvent): void => {
    const { host, session, arrangement } = this.#board;
    if (this.steering) return this.steering.keyboard.take(event);
    const { key, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented, target } = event;
    const isOthers = altKey || ctrlKey || metaKey || shiftKey || defaultPrevented;
    const isOurs = target instanceof Element && target.matches('canvas,button');
    const hasKeys = arrangement.isPlayable && choiceOf(host, 'keys') === 'focus';
    const step = Object.hasOwn(stepKeys, key) && stepKeys[key as keyof typeof stepKeys];
    if (step && !isOthers && isOurs && hasKeys && session.step(step, 'user'))
      event.preventDefault();
  };

  readonly #wake = (): void => {
    this.#isAwake = true;
    if (this.#board.host.isConnected) this.hostUpdated();
  };

  #load(): Promise<Steering | undefined> {
    return (this.#loading ??= this.#make());
  }

  async #make(): Promise<Steering | undefined> {
    const part = await loadPart(import('../steering/steering.js'));
    this.steering = part && new part.Steering(this.#board, this.#isPressed);
    if (this.#board.host.isConnected) this.steering?.update(); // what has left the page follows nothing
    return this.steering;
  }
}
