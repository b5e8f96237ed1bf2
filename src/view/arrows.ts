import type { PointPair } from '../replay/full-markup.js';
import { columnOf, type Point, rowOf } from '../rules/point.js';
import { type Layout, placeOf } from './layout.js';
import type { ArrowShape } from './rich-shapes.js';

/** How far the ends keep from the middle of their points, in cells: free points, and those with a stone or a mark. */
const FREE_GAP = 0.14;
const TAKEN_GAP = 0.5;
/** Gaps leave at least so much of an arrow. */
const SHORTEST = 0.5;

/**
 * An arrow or a line from point to point, in cells: clear of the marks at both ends, and cut off where
 * the shown part of the board ends. `undefined` where nothing of it is seen.
 */
export function arrowBetween(
  kind: ArrowShape['kind'],
  { from, to }: PointPair,
  layout: Layout,
  isTaken: (point: Point) => boolean,
): ArrowShape | undefined {
  const at = (point: Point) => {
    const [column, row] = [columnOf(point, layout.size), rowOf(point, layout.size)];
    return placeOf(layout, `${kind}-${to}`, column, row);
  };
  const [start, end] = [at(from), at(to)];
  const [across, down] = [end.x - start.x, end.y - start.y];
  const length = Math.hypot(across, down);
  const gapAt = (point: Point) => (isTaken(point) ? TAKEN_GAP : FREE_GAP);
  const gaps = gapAt(from) + gapAt(to);
  const shrink = Math.min(1, (length - SHORTEST) / gaps) / length;
  const { width, height, margins } = layout;
  const horizontal = partInside(start.x, across, width - margins.left - margins.right);
  const vertical = partInside(start.y, down, height - margins.top - margins.bottom);
  const tip = 1 - gapAt(to) * shrink;
  const first = Math.max(gapAt(from) * shrink, horizontal.first, vertical.first);
  const last = Math.min(tip, horizontal.last, vertical.last);
  if (first >= last) return undefined;
  return {
    kind: last < tip ? 'line' : kind, // the head lies outside
    key: start.key,
    x: start.x + across * first,
    y: start.y + down * first,
    toX: start.x + across * last,
    toY: start.y + down * last,
  };
}

/** Which part of a way lies between 0 and `end`, the way itself being from 0 to 1. */
function partInside(start: number, way: number, end: number) {
  if (way === 0) return { first: 0, last: start >= 0 && start <= end ? 1 : -1 };
  const [one, other] = [-start / way, (end - start) / way];
  return { first: Math.min(one, other), last: Math.max(one, other) };
}
