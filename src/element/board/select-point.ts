import type { Point } from '../../rules/point.js';
import type { Cursor } from '../cursor.js';
import { playPoint } from '../own-moves/own-lines.js';
import { tellRefusal } from '../own-moves/refusals.js';
import { pointedMove } from './pointed-move.js';

/** What came of it: another node is shown, the page or the rules have said no, or the point leads nowhere. */
export type Selected = 'played' | 'stopped' | 'refused' | 'nothing';

/**
 * Goes where a point leads: to the move that comes there, or that put its stone there; else the reader plays there,
 * where that is allowed. The reader is told why a move is refused.
 */
export function selectPoint(cursor: Cursor, point: Point, isHinted = false): Selected {
  const move = pointedMove(cursor.game.replayer, cursor.node, point, isHinted);
  if (move)
    return move.node === cursor.node
      ? 'nothing'
      : cursor.show(move.node, 'user')
        ? 'played'
        : 'stopped';
  if (!cursor.takesMoves) return 'nothing';
  const outcome = playPoint(cursor, point);
  if (outcome === 'played' || outcome === 'stopped') return outcome;
  tellRefusal(cursor, outcome);
  return 'refused';
}
