import type { BoardContext } from '../context.js';
import type { ReactiveController } from 'lit';
import { loadPart } from '../load-part.js';
import { whenIdle } from '../when-idle.js';
import type { Steering } from '../steering/steering.js';

/**
 * All the ways to move a board but keys and clicks are a chunk: it comes when the page is idle (or after two seconds),
 * with the first touch, or when the board is to play. Readers who save data wait for the touch.
 */
export class SteeringController implements ReactiveController {
  readonly #board: BoardContext;
  #steering: Steering | undefined;
  #loading: Promise<Steering | undefined> | undefined;
  #isExpected = false;
  /** Whether a button has been pressed with a pointer. */
  #isPressed = false;
  /** Grows with each wish to play or to stop: the last one counts. */
  #wish = 0;

  constructor(board: BoardContext) {
    this.#board = board;
    board.host.addController(this);
    for (const type of ['pointerover', 'focusin'])
      board.shell.frame.addEventListener(type, this.#start, { once: true });
    board.shell.controls.addEventListener('pointerdown', () => (this.#isPressed = true));
  }

  get isPlaying(): boolean {
    return this.#steering?.isPlaying ?? false;
  }

  /** Whether a comment, mark or branching lies before (-1) or after (1) the shown node; true while that is not known. */
  canJump(direction: -1 | 1): boolean {
    return this.#steering?.canJump(direction) ?? true;
  }

  /** @returns whether there is one, or a promise while that is not known */
  jump(direction: -1 | 1): unknown {
    return (
      this.#steering?.jump(direction) ?? this.#load().then((steering) => steering?.jump(direction))
    );
  }

  toggle(): unknown {
    return this.isPlaying ? this.pause() : this.play();
  }

  /** A key has been pressed that does nothing here: somebody is there. */
  keyPressed(event: KeyboardEvent): void {
    this.#steering?.touched(event);
  }

  /** A step is asked for again, by a key that is held. @returns whether all is done for it */
  repeat(command: string): boolean {
    return this.#steering?.repeat(command) ?? false;
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
    const { host } = this.#board;
    this.#steering?.update();
    if (this.#isExpected || !host.collection || !this.#board.arrangement.isPlayable) return;
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
    const chunk = await loadPart(import('../steering/steering.js'));
    this.#steering = chunk && new chunk.Steering(this.#board, this.#isPressed);
    if (this.#board.host.isConnected) this.#steering?.update(); // what has left the page follows nothing
    return this.#steering;
  }
}
