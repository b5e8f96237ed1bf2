import type { Board } from './board.js';
import { type BoardSize, type Color, columnOf, type Point, pointAt, rowOf } from './point.js';

/** Connected stones of one colour. */
export interface StandingChain {
  readonly color: Color;
  /** Row by row from the top. */
  readonly stones: readonly Point[];
  readonly liberties: readonly Point[];
}

/** All chains of a board, in the order of their first stones, in one pass. */
export function chainsOn(board: Board): StandingChain[] {
  const seen = new Set<Point>();
  const chains: StandingChain[] = [];
  for (let place = 0; place < board.size.columns * board.size.rows; place++) {
    const point = place as Point; // every number below columns * rows is a point
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

/** The two to four neighbours of a point. */
export function neighboursOf(point: Point, size: BoardSize): Point[] {
  const [column, row] = [columnOf(point, size), rowOf(point, size)];
  return [
    pointAt(size, column, row - 1),
    pointAt(size, column - 1, row),
    pointAt(size, column + 1, row),
    pointAt(size, column, row + 1),
  ].filter((neighbour) => neighbour !== undefined);
}
