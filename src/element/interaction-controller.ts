import type { ReactiveController } from 'lit';
import type { Board } from './board.js';
import type { Steering } from './play/steering.js';

/** Loads the part `reader`, which plays the game and handles keys, and calls it. */
export class InteractionController implements ReactiveController {
  /** `undefined` until the part `reader` is loaded. */
  steering: Steering | undefined;
  readonly #board: Board;
  #loading: Promise<Steering | undefined> | undefined;
  /** Whether a button has been pressed with a pointer. */
  #isPressed = false;
  /** Counts calls of `play` and `pause`: only the last one takes effect. */
  #call = 0;

  constructor(board: Board) {
    const { controls } = board.shell;
    this.#board = board;
    board.host.addController(this);
    controls.addEventListener('pointerdown', () => (this.#isPressed = true));
  }

  /** Plays once the part is loaded and `ready` has resolved, unless `play` or `pause` is called in the meantime. */
  async play(ready?: Promise<void>): Promise<void> {
    const call = ++this.#call;
    const [steering] = await Promise.all([this.load(), ready]);
    if (call === this.#call) steering?.autoplay.play();
  }

  pause(): void {
    this.#call++;
    this.steering?.autoplay.pause();
  }

  hostDisconnected(): void {
    this.#call++;
  }

  /** Loads the part `reader`, once. */
  load(): Promise<Steering | undefined> {
    return (this.#loading ??= this.#board.parts.load('reader').then((part) => {
      this.steering = part && new part.Steering(this.#board, this.#isPressed);
      if (!part) this.#loading = undefined;
      return this.steering;
    }));
  }
}

/** Runs the commands of the page's buttons (`commandfor`). */
export function followPage(board: Board): void {
  board.host.addEventListener('command', (event) => {
    const { command, source } = event as CommandEvent;
    void board.parts.load('reader').then((part) => {
      if (!event.defaultPrevented) part?.runForPage(board, command, source);
    });
  });
}
