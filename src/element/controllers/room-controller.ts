import type { ReactiveController } from 'lit';
import type { BoardContext } from '../context.js';
import { observeSize } from './observers.js';

/** Boxes narrower than this many CSS pixels have room for the board and three buttons. */
const TINY = 208;

/** Watches how much room there is; asks for an update where that makes a difference. */
export class RoomController implements ReactiveController {
  isTiny = false;
  readonly #board: BoardContext;
  #stop: (() => void) | undefined;

  constructor(board: BoardContext) {
    this.#board = board;
    board.host.addController(this);
  }

  hostConnected(): void {
    const { host, shell } = this.#board;
    this.#stop = observeSize(shell.gauge, ({ cssWidth }) => {
      const isTiny = cssWidth > 0 ? cssWidth < TINY : this.isTiny; // nothing is known of a hidden box
      if (isTiny === this.isTiny) return;
      this.isTiny = isTiny;
      host.requestUpdate();
    });
  }

  hostDisconnected(): void {
    this.#stop?.();
  }
}
