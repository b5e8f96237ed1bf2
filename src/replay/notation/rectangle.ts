import { type BoardSize, columnOf, type Point, pointAt, rowOf } from '../../rules/point.js';

/** All points between two corners, row by row; the corners in any order (V-20 to V-23). */
export function rectangle(corner: Point, opposite: Point, size: BoardSize): Point[] {
  const left = Math.min(columnOf(corner, size), columnOf(opposite, size));
  const right = Math.max(columnOf(corner, size), columnOf(opposite, size));
  const top = Math.min(rowOf(corner, size), rowOf(opposite, size));
  const bottom = Math.max(rowOf(corner, size), rowOf(opposite, size));
  const points: Point[] = [];
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const point = pointAt(size, x, y);
      if (point !== undefined) points.push(point);
    }
  }
  return points;
}
