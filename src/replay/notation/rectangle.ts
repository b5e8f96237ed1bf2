import { type BoardSize, columnOf, type Point, pointAt, rowOf } from '../../rules/point.js';
import { splitComposite } from '../../sgf/values.js';
import type { Notation, Note } from './notation.js';

/** Larger than every board: a rectangle that extends beyond its board is clipped to it (V-26). */
const WIDE: BoardSize = { columns: 63, rows: 63 };

/** All points of a list value: one point, or a rectangle with corners in any order (V-20 to V-23). */
export function readRectangle(
  raw: string,
  size: BoardSize,
  readPoint: Notation['readPoint'],
  note?: Note,
): Point[] {
  const names = splitComposite(raw).filter((name) => name !== undefined);
  const read = (board: BoardSize, report?: Note) =>
    names.map((name) => readPoint(name, board, report)).filter((point) => point !== undefined);
  let board = size;
  let corners = read(size, note);
  if (corners.length < names.length) {
    if (names.length < 2) return [];
    board = WIDE;
    corners = read(WIDE);
    if (corners.length < names.length) return [];
    note?.('bad-point', raw);
  }
  const columns = corners.map((corner) => columnOf(corner, board));
  const rows = corners.map((corner) => rowOf(corner, board));
  const left = Math.min(...columns);
  const top = Math.min(...rows);
  if (left !== columns[0] || top !== rows[0]) note?.('bad-value', raw);
  const points: Point[] = [];
  for (let y = top; y <= Math.min(Math.max(...rows), size.rows - 1); y++) {
    for (let x = left; x <= Math.min(Math.max(...columns), size.columns - 1); x++) {
      const point = pointAt(size, x, y);
      if (point !== undefined) points.push(point);
    }
  }
  return points;
}
