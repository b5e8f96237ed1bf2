import type { BoardContext } from '../context.js';
import { linesOf } from '../own-moves/own-lines.js';
import type { PointAction, Policy } from './policy.js';

/** `try`: where the record has no move, the reader plays one. */
export class TryMoves implements Policy {
  readonly #board: BoardContext;

  constructor(board: BoardContext) {
    this.#board = board;
    linesOf(board); // they play what is chosen
  }

  actionAt(): PointAction | undefined {
    const { takesMoves, position } = this.#board.session;
    return takesMoves ? { kind: 'play', color: position.toPlay } : undefined;
  }
}
