import type { Position } from '../../replay/position.js';
import { stonesOn } from '../../rules/board.js';
import { connectionOf, wayThrough } from '../../rules/hex.js';
import { columnOf, type Point, rowOf } from '../../rules/point.js';
import { isInCrop, type Layout, placeOf } from '../layout.js';
import type { Shape } from '../shapes.js';

/** What a Hex board shows over its stones: that both sides are joined, and that the players have swapped. */
export function hexMarks(position: Position, layout: Layout): Shape[] {
  return [...swapsOf(position, layout), ...connectionShape(position, layout)];
}

function connectionShape({ board }: Position, layout: Layout): Shape[] {
  const connection = connectionOf(board);
  if (!connection) return [];
  const places = wayThrough(connection, board.size).map((point) =>
    placeAt(point, 'connection', layout),
  );
  const [start] = places;
  if (!start) return [];
  const steps = places.map(({ x, y }) => `${(x - start.x).toFixed(3)} ${(y - start.y).toFixed(3)}`);
  return [{ kind: 'connection', ...start, color: connection.color, path: `M${steps.join('L')}` }];
}

/** After a swap every stone has changed hands (H-08, H-09). */
function swapsOf({ lastMove, board }: Position, layout: Layout): Shape[] {
  if (lastMove?.kind !== 'swap-pieces' && lastMove?.kind !== 'swap-sides') return [];
  return stonesOn(board)
    .filter(({ point }) => isInCrop(point, layout))
    .map(({ point, color }) => ({ kind: 'swap', ...placeAt(point, 'swap', layout), on: color }));
}

function placeAt(point: Point, what: string, layout: Layout) {
  return placeOf(layout, what, columnOf(point, layout.size), rowOf(point, layout.size));
}
