import type { ReactiveController } from 'lit';
import { type ReadBoard, readBoards } from '../reading/read-board.js';
import { whenIdle } from '../when-idle.js';
import { LazyPanel } from './lazy-panel.js';

/**
 * What readers use beside stepping is a chunk: it comes when the page is idle (or after two seconds), or with the first
 * touch. Readers who save data wait for the touch.
 */
export class ReadingController implements ReactiveController {
  readonly #board: ReadBoard;
  readonly #reading: LazyPanel<ReadBoard>;
  #isExpected = false;
  #isAwake = false;

  constructor(board: ReadBoard) {
    this.#board = board;
    readBoards.set(board.host, board);
    this.#reading = new LazyPanel(board.host, async () => {
      const { Reading } = await import('../reading/reading.js');
      return new Reading(board);
    });
    for (const type of ['pointerover', 'focusin'])
      board.shell.frame.addEventListener(type, this.#wake, { once: true });
    board.host.addController(this);
  }

  hostUpdated(): void {
    const { host } = this.#board;
    if (!host.collection) return;
    if (this.#isAwake) this.#reading.show(this.#board);
    else if (!this.#isExpected) whenIdle(this.#wake);
    this.#isExpected = true;
  }

  hostDisconnected(): void {
    this.#reading.dispose();
  }

  readonly #wake = (): void => {
    this.#isAwake = true;
    if (this.#board.host.isConnected) this.hostUpdated();
  };
}
