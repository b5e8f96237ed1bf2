import { type BoardSize, columnOf, type Point, pointAt, rowOf } from '../rules/point.js';

/**
 * One of the eight ways to turn a square board: columns and rows are swapped (`TRANSPOSED`), then left and right
 * (`MIRRORED`), then top and bottom (`FLIPPED`). 0 leaves the board unchanged.
 */
export type Turn = number & { readonly turn: unique symbol };

export const UPRIGHT = 0 as Turn;
const MIRRORED = 1;
const FLIPPED = 2;
const TRANSPOSED = 4;
const TURNS = 8;

/**
 * The turns that keep the shape of a board. In Hex each player has two edges, so the board is only rotated by 180
 * degrees.
 */
export function turnsOf({ columns, rows }: BoardSize, boardKind: string): Turn[] {
  const turns = new Array<number>(columns === rows ? TURNS : TRANSPOSED)
    .fill(0)
    .map((_, turn) => turn);
  return turns.filter(
    (turn) => boardKind !== 'hex' || (turn % 3 === 0 && turn < TRANSPOSED),
  ) as Turn[];
}

/** The place of a point after a turn. */
export function turned(point: Point, turn: Turn, size: BoardSize): Point {
  let [x, y] = [columnOf(point, size), rowOf(point, size)];
  if (turn & TRANSPOSED) [x, y] = [y, x];
  if (turn & MIRRORED) x = size.columns - 1 - x;
  if (turn & FLIPPED) y = size.rows - 1 - y;
  return pointAt(size, x, y) ?? point;
}

/** The turn that is equivalent to `first`, followed by `second`. */
export function combined(first: Turn, second: Turn): Turn {
  const mirrors = second & TRANSPOSED ? swapped(first) : first;
  return (((mirrors ^ second) & (MIRRORED | FLIPPED)) | ((first ^ second) & TRANSPOSED)) as Turn;
}

/** The turn that reverses a turn. */
export function opposite(turn: Turn): Turn {
  return (turn & TRANSPOSED ? TRANSPOSED | swapped(turn) : turn) as Turn;
}

function swapped(turn: Turn): number {
  return (turn & MIRRORED) * FLIPPED + (turn & FLIPPED) / FLIPPED;
}
