import { type BoardSize, columnOf, type Point, pointAt, rowOf } from '../rules/point.js';

/** The points beside a point. */
export function neighboursOf(size: BoardSize, point: Point): Point[] {
  const [column, row] = [columnOf(point, size), rowOf(point, size)];
  const places = [
    [column - 1, row],
    [column + 1, row],
    [column, row - 1],
    [column, row + 1],
  ] as const;
  return places.flatMap(([x, y]) => pointAt(size, x, y) ?? []);
}

/** All points of a board. */
export function pointsOf({ columns, rows }: BoardSize): Point[] {
  return new Array<number>(columns * rows).fill(0).map((_, point) => point as Point);
}

/** Connected points of the same kind. */
export interface Region<Kind> {
  readonly kind: Kind;
  readonly points: readonly Point[];
}

/** Divides a board into regions of connected points of the same kind. */
export function regionsOf<Kind>(size: BoardSize, kindOf: (point: Point) => Kind): Region<Kind>[] {
  const seen = new Set<Point>();
  const regions: Region<Kind>[] = [];
  for (const start of pointsOf(size)) {
    if (seen.has(start)) continue;
    const kind = kindOf(start);
    const points = [start];
    seen.add(start);
    for (const point of points)
      for (const beside of neighboursOf(size, point))
        if (!seen.has(beside) && kindOf(beside) === kind) {
          seen.add(beside);
          points.push(beside);
        }
    regions.push({ kind, points });
  }
  return regions;
}
