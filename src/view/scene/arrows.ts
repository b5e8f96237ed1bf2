import type { PointPair } from '../../replay/full-markup.js';
import { columnOf, type Point, rowOf } from '../../rules/point.js';
import { type Layout, placeOf } from '../layout/layout.js';
import type { ArrowShape, At } from './shapes.js';

/** The gaps between an arrow's end and its point, in cells: at free points, and at points with a stone or a mark. */
const FREE_GAP = 0.14;
const TAKEN_GAP = 0.5;
/** Minimum length of an arrow between its gaps, in cells. */
const SHORTEST = 0.5;
/**
 * Minimum length of a piece, in cells: shorter pieces would look like dots. The last piece is at least as long as the
 * head.
 */
const SHORTEST_PIECE = 0.05;
const SHORTEST_HEAD = 0.3;

type Place = Pick<At, 'x' | 'y'>;

/** The room around a text or territory in which arrows are interrupted, in cells. */
export type Room = Place & { readonly radius: number };

/** Rooms by their cell, for quick lookup. None is larger than a cell. */
export class Rooms {
  readonly #cells = new Map<string, Room[]>();

  constructor(rooms: readonly Room[]) {
    for (const room of rooms) {
      const cell = `${Math.floor(room.x)},${Math.floor(room.y)}`;
      this.#cells.set(cell, [...(this.#cells.get(cell) ?? []), room]);
    }
  }

  /** The rooms that a segment may cross, found cell by cell along it. */
  near({ start, across, down }: Segment): Iterable<Room> {
    const found = new Set<Room>();
    const steps = Math.ceil(Math.max(Math.abs(across), Math.abs(down)));
    for (let step = 0; step <= steps; step++) {
      const column = Math.floor(start.x + (across * step) / steps);
      const row = Math.floor(start.y + (down * step) / steps);
      for (let x = column - 1; x <= column + 1; x++) {
        for (let y = row - 1; y <= row + 1; y++) {
          for (const room of this.#cells.get(`${x},${y}`) ?? []) found.add(room);
        }
      }
    }
    return found;
  }
}

/** The straight segment between the centres of two points. */
interface Segment {
  readonly start: Place;
  readonly end: Place;
  readonly across: number;
  readonly down: number;
  readonly length: number;
}

/** A part of a segment, from 0 at its start to 1 at its end. */
interface Part {
  readonly first: number;
  readonly last: number;
}

/**
 * An arrow or a line from point to point, in cells: with gaps at both ends, interrupted by rooms on its way, and cut
 * off at the edge of the visible part. Returns all its pieces; none if nothing of it is visible.
 */
export function arrowBetween(
  kind: ArrowShape['kind'],
  { from, to }: PointPair,
  layout: Layout,
  isTaken: (point: Point) => boolean,
  rooms: Rooms,
): ArrowShape[] {
  const at = (point: Point) => {
    const [column, row] = [columnOf(point, layout.size), rowOf(point, layout.size)];
    return placeOf(layout, `${kind}-${to}`, column, row);
  };
  const [start, end] = [at(from), at(to)];
  const [across, down] = [end.x - start.x, end.y - start.y];
  const segment = { start, end, across, down, length: Math.hypot(across, down) };
  const gapAt = (point: Point) => (isTaken(point) ? TAKEN_GAP : FREE_GAP);
  const gaps = gapAt(from) + gapAt(to);
  const shrink = Math.min(1, (segment.length - SHORTEST) / gaps) / segment.length;
  const tip = 1 - gapAt(to) * shrink;
  const inside = partInside(segment, layout);
  const whole = {
    first: Math.max(gapAt(from) * shrink, inside.first),
    last: Math.min(tip, inside.last),
  };
  return piecesOf(whole, segment, tip, rooms).map(({ first, last }, piece) => ({
    kind: last < tip ? 'line' : kind, // the head is on another piece
    key: piece ? `${start.key}/${piece}` : start.key,
    x: start.x + across * first,
    y: start.y + down * first,
    toX: start.x + across * last,
    toY: start.y + down * last,
  }));
}

/** The part of a segment inside the visible part of the board. */
function partInside({ start, across, down }: Segment, { width, height, margins }: Layout): Part {
  const horizontal = partBefore(start.x, across, width - margins.left - margins.right);
  const vertical = partBefore(start.y, down, height - margins.top - margins.bottom);
  return {
    first: Math.max(horizontal.first, vertical.first),
    last: Math.min(horizontal.last, vertical.last),
  };
}

/** The part of a segment along one axis that lies between 0 and `end`. */
function partBefore(start: number, distance: number, end: number): Part {
  if (distance === 0) return { first: 0, last: start >= 0 && start <= end ? 1 : -1 };
  const [one, other] = [-start / distance, (end - start) / distance];
  return { first: Math.min(one, other), last: Math.max(one, other) };
}

/** The visible pieces of a segment whose arrow ends at `tip`: rooms interrupt it, but not its head. */
function piecesOf({ first, last }: Part, segment: Segment, tip: number, rooms: Rooms): Part[] {
  const { start, end, length } = segment;
  const neck = tip - SHORTEST_HEAD / length;
  const crossed = [...rooms.near(segment)]
    .filter((room) => !isSamePlace(room, start) && !isSamePlace(room, end))
    .flatMap((room) => partCrossed(segment, room))
    .filter((part) => part.first < neck)
    .sort((one, other) => one.first - other.first);
  const pieces: Part[] = [];
  let from = first;
  for (const part of crossed) {
    pieces.push({ first: from, last: Math.min(last, part.first) });
    from = Math.max(from, Math.min(part.last, neck));
  }
  pieces.push({ first: from, last });
  return pieces.filter((piece) => piece.last - piece.first > SHORTEST_PIECE / length);
}

function isSamePlace(one: Place, other: Place): boolean {
  return one.x === other.x && one.y === other.y;
}

/** The part of a segment inside a room, if any. */
function partCrossed({ start, across, down, length }: Segment, { x, y, radius }: Room): Part[] {
  const nearest = ((x - start.x) * across + (y - start.y) * down) / length ** 2;
  const distance = Math.hypot(start.x + across * nearest - x, start.y + down * nearest - y);
  if (distance >= radius) return [];
  const half = Math.sqrt(radius ** 2 - distance ** 2) / length;
  return [{ first: nearest - half, last: nearest + half }];
}
