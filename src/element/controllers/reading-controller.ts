import type { ReactiveController } from 'lit';
import type { BoardContext } from '../context.js';
import { LazyPart } from '../part.js';
import { whenIdle } from '../when-idle.js';

/**
 * What readers use beside stepping is a chunk: it comes when the page is idle (or after two seconds), or with the first
 * touch. Readers who save data wait for the touch.
 */
export class ReadingController implements ReactiveController {
  readonly #board: BoardContext;
  readonly #reading: LazyPart;
  #isExpected = false;
  #isAwake = false;

  constructor(board: BoardContext) {
    this.#board = board;
    this.#reading = new LazyPart(async () => {
      const { Reading } = await import('../reading/reading.js');
      return new Reading(board);
    });
    for (const type of ['pointerover', 'focusin'])
      board.shell.frame.addEventListener(type, this.#wake, { once: true });
    board.host.addController(this);
  }

  hostUpdated(): void {
    if (!this.#board.host.collection) return;
    if (this.#isAwake) this.#reading.update();
    else if (!this.#isExpected) whenIdle(this.#wake);
    this.#isExpected = true;
  }

  hostDisconnected(): void {
    this.#reading.release();
  }

  readonly #wake = (): void => {
    this.#isAwake = true;
    if (this.#board.host.isConnected) this.hostUpdated();
  };
}
