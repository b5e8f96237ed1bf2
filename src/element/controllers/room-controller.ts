import type { ReactiveController } from 'lit';
import type { BoardContext } from '../context.js';
import { observeSize } from './observers.js';

/** Boxes narrower than this many CSS pixels have room for the board and three buttons. */
const TINY = 208;

/** Watches what a board has room for; asks for an update where that makes a difference. */
export class RoomController implements ReactiveController {
  isTiny = false;
  /** Whether the styles give the tree of variations a place. */
  hasTree = false;
  readonly #board: BoardContext;
  #stops: (() => void)[] = [];

  constructor(board: BoardContext) {
    this.#board = board;
    board.host.addController(this);
  }

  hostConnected(): void {
    const { gauge, tree } = this.#board.shell;
    this.#stops = [
      observeSize(gauge, ({ cssWidth }) => {
        const isTiny = cssWidth > 0 ? cssWidth < TINY : this.isTiny; // nothing is known of a hidden box
        this.#become(isTiny, this.hasTree);
      }),
      observeSize(tree, ({ cssWidth }) => this.#become(this.isTiny, cssWidth > 0)),
    ];
  }

  hostDisconnected(): void {
    for (const stop of this.#stops) stop();
  }

  #become(isTiny: boolean, hasTree: boolean): void {
    if (isTiny === this.isTiny && hasTree === this.hasTree) return;
    this.isTiny = isTiny;
    this.hasTree = hasTree;
    this.#board.host.requestUpdate();
  }
}
