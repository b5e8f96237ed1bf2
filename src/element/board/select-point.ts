import type { Point } from '../../rules/point.js';
import type { Cursor } from '../cursor.js';
import { pointedMove } from './pointed-move.js';

/** Goes where a point leads: to the move that comes there, or that put its stone there; false where nothing does. */
export function selectPoint(cursor: Cursor, point: Point, isHinted = false): boolean {
  const move = pointedMove(cursor.game.replayer, cursor.node, point, isHinted);
  return move !== undefined && cursor.show(move.node, 'user');
}
