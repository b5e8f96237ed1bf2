import type { PointPair } from '../replay/full-markup.js';
import { columnOf, type Point, rowOf } from '../rules/point.js';
import { type Layout, placeOf } from './layout.js';
import type { ArrowShape } from './rich-shapes.js';
import type { At } from './shapes.js';

/** How far the ends keep from the middle of their points, in cells: free points, and those with a stone or a mark. */
const FREE_GAP = 0.14;
const TAKEN_GAP = 0.5;
/** Gaps leave at least so much of an arrow. */
const SHORTEST = 0.5;
/** Shorter pieces between two texts would only be dots. */
const SHORTEST_PIECE = 0.08;

/** The room of a text, in cells: an arrow that passes there is interrupted. */
export type TextRoom = Pick<At, 'x' | 'y'> & { readonly radius: number };

/** A part of an arrow's way from point to point, that being from 0 to 1. */
interface Part {
  readonly first: number;
  readonly last: number;
}

/**
 * An arrow or a line from point to point, in cells: clear of the marks at both ends, interrupted by texts on its way,
 * and cut off where the shown part of the board ends. All its pieces; none where nothing of it is seen.
 */
export function arrowBetween(
  kind: ArrowShape['kind'],
  { from, to }: PointPair,
  layout: Layout,
  isTaken: (point: Point) => boolean,
  texts: readonly TextRoom[],
): ArrowShape[] {
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
  const isOnWay = (text: TextRoom) => !isSamePlace(text, start) && !isSamePlace(text, end);
  const crossed = texts.filter(isOnWay).flatMap((text) => partCrossed(start, across, down, text));
  return partsBetween({ first, last }, crossed, SHORTEST_PIECE / length).map((part, piece) => ({
    kind: part.last < tip ? 'line' : kind, // the head lies elsewhere
    key: piece ? `${start.key}/${piece}` : start.key,
    x: start.x + across * part.first,
    y: start.y + down * part.first,
    toX: start.x + across * part.last,
    toY: start.y + down * part.last,
  }));
}

function isSamePlace(one: Pick<At, 'x' | 'y'>, other: Pick<At, 'x' | 'y'>): boolean {
  return one.x === other.x && one.y === other.y;
}

/** Which part of a way lies between 0 and `end`. */
function partInside(start: number, way: number, end: number): Part {
  if (way === 0) return { first: 0, last: start >= 0 && start <= end ? 1 : -1 };
  const [one, other] = [-start / way, (end - start) / way];
  return { first: Math.min(one, other), last: Math.max(one, other) };
}

/** The part of a way that lies in the room of a text, if any does. */
function partCrossed(start: At, across: number, down: number, { x, y, radius }: TextRoom): Part[] {
  const square = across ** 2 + down ** 2;
  const nearest = ((x - start.x) * across + (y - start.y) * down) / square;
  const distance = Math.hypot(start.x + across * nearest - x, start.y + down * nearest - y);
  if (distance >= radius) return [];
  const half = Math.sqrt((radius ** 2 - distance ** 2) / square);
  return [{ first: nearest - half, last: nearest + half }];
}

/** What is left of a part without others, where that is longer than `shortest`. */
function partsBetween({ first, last }: Part, others: readonly Part[], shortest: number): Part[] {
  const parts: Part[] = [];
  let from = first;
  for (const other of [...others].sort((one, two) => one.first - two.first)) {
    parts.push({ first: from, last: Math.min(last, other.first) });
    from = Math.max(from, other.last);
  }
  parts.push({ first: from, last });
  return parts.filter((part) => part.last - part.first > shortest);
}
