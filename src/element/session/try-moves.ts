import type { BoardContext } from '../context.js';
import type { PointAction, Policy } from './policy.js';

/** `try`: where the record has no move, the reader plays one. */
export class TryMoves implements Policy {
  readonly #board: BoardContext;

  constructor(board: BoardContext) {
    this.#board = board;
  }

  actionAt(): PointAction | undefined {
    const { takesMoves, position } = this.#board.session;
    return takesMoves ? { kind: 'play', color: position.toPlay } : undefined;
  }
}
