import type { Point } from '../../rules/point.js';
import type { BoardContext } from '../context.js';
import { pointedMove } from './pointed-move.js';
import type { PointAction, Policy } from './policy.js';

/** Every board can be reviewed: a point leads to the move that comes there, or to the one that put its stone there. */
export class Review implements Policy {
  readonly #board: BoardContext;

  constructor(board: BoardContext) {
    this.#board = board;
  }

  actionAt(point: Point, isHinted: boolean): PointAction | undefined {
    const { game, node } = this.#board.session;
    const move = pointedMove(game.replayer, node, point, isHinted);
    return move && { kind: 'go', ...move };
  }
}
