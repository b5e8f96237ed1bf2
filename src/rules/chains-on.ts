import type { Board } from './board.js';
import { type BoardSize, type Color, columnOf, type Point, pointAt, rowOf } from './point.js';

/** Stones of one colour that hang together, as they stand on a board that does not change. */
export interface StandingChain {
  readonly color: Color;
  /** By rows from the top. */
  readonly stones: readonly Point[];
  readonly liberties: readonly Point[];
}

/** All chains of a board, in the order of their first stones by rows; one pass. */
export function chainsOn(board: Board): StandingChain[] {
  const seen = new Set<Point>();
  const chains: StandingChain[] = [];
  for (let place = 0; place < board.size.columns * board.size.rows; place++) {
    const point = place as Point; // every number below this product is one
    const color = seen.has(point) ? undefined : board.at(point);
    if (color) chains.push(chainAt(board, point, color, seen));
  }
  return chains;
}

function chainAt(board: Board, start: Point, color: Color, seen: Set<Point>): StandingChain {
  const stones = [start];
  const liberties = new Set<Point>();
  seen.add(start);
  for (const stone of stones) {
    for (const next of neighboursOf(stone, board.size)) {
      const other = board.at(next);
      if (!other) liberties.add(next);
      if (other !== color || seen.has(next)) continue;
      seen.add(next);
      stones.push(next);
    }
  }
  const byRows = (one: Point, other: Point) => one - other;
  return { color, stones: stones.sort(byRows), liberties: [...liberties].sort(byRows) };
}

/** The points beside a point, two to four. */
export function neighboursOf(point: Point, size: BoardSize): Point[] {
  const [column, row] = [columnOf(point, size), rowOf(point, size)];
  return [
    pointAt(size, column, row - 1),
    pointAt(size, column - 1, row),
    pointAt(size, column + 1, row),
    pointAt(size, column, row + 1),
  ].filter((beside) => beside !== undefined);
}
