import { type BoardSize, columnOf, type Point, pointAt, rowOf } from '../../rules/point.js';
import { splitComposite } from '../../sgf/values.js';
import type { Notation, Note } from './notation.js';

/** All points of a value of a list: one point, or a rectangle with corners in any order (V-20 to V-23). */
export function readRectangle(
  raw: string,
  size: BoardSize,
  readPoint: Notation['readPoint'],
  note?: Note,
): Point[] {
  const [first, second] = splitComposite(raw);
  const corner = readPoint(first, size, note);
  const opposite = second === undefined ? corner : readPoint(second, size, note);
  if (corner === undefined || opposite === undefined) return [];
  const [left, right] = inOrder(columnOf(corner, size), columnOf(opposite, size));
  const [top, bottom] = inOrder(rowOf(corner, size), rowOf(opposite, size));
  if (left !== columnOf(corner, size) || top !== rowOf(corner, size)) note?.('bad-value', raw);
  const points: Point[] = [];
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const point = pointAt(size, x, y);
      if (point !== undefined) points.push(point);
    }
  }
  return points;
}

function inOrder(one: number, other: number): readonly [number, number] {
  return one < other ? [one, other] : [other, one];
}
