import type { Position } from '../replay/position.js';
import type { Replayer } from '../replay/replayer.js';
import { columnOf, type Point, rowOf } from '../rules/point.js';
import { type Turn, turned, turnsOf } from './turns.js';

/** The turns that leave a position unchanged. A move and its images under them are equivalent. */
export function symmetriesOf(
  { size, boardKind }: Replayer,
  { board, koPoint }: Position,
): readonly Turn[] {
  const points = new Array<number>(size.columns * size.rows)
    .fill(0)
    .map((_, place) => place as Point);
  return turnsOf(size, boardKind).filter(
    (turn) =>
      (koPoint === undefined || turned(koPoint, turn, size) === koPoint) &&
      points.every((point) => board.at(point) === board.at(turned(point, turn, size))),
  );
}

/** The steps from one point to another: along the lines or, in Hex, from cell to cell. */
export function distanceBetween(one: Point, other: Point, { size, boardKind }: Replayer): number {
  const right = columnOf(other, size) - columnOf(one, size);
  const down = rowOf(other, size) - rowOf(one, size);
  // A step in Hex may also go right and up, or left and down.
  const isShorter = boardKind === 'hex' && right * down < 0;
  const [across, along] = [Math.abs(right), Math.abs(down)];
  return isShorter ? Math.max(across, along) : across + along;
}
