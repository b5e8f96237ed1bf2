import type { Point } from '../../rules/point.js';
import type { Cursor } from '../cursor.js';
import { playPoint } from '../own-moves/own-lines.js';
import { tellRefusal } from '../own-moves/refusals.js';
import { pointedMove } from './pointed-move.js';

/**
 * Goes where a point leads: to the move that comes there, or that put its stone there; else the reader plays there,
 * where that is allowed. False where nothing came of it.
 */
export function selectPoint(cursor: Cursor, point: Point, isHinted = false): boolean {
  const move = pointedMove(cursor.game.replayer, cursor.node, point, isHinted);
  if (move) return cursor.show(move.node, 'user');
  if (!cursor.takesMoves) return false;
  const outcome = playPoint(cursor, point);
  if (outcome !== 'played' && outcome !== 'stopped') tellRefusal(cursor, outcome);
  return outcome === 'played';
}
