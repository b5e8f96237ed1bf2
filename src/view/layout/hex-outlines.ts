import type { Color } from '../../rules/point.js';
import type { Layout } from './layout.js';

/** A place or a distance, in columns and rows. */
export type Steps = readonly [columns: number, rows: number];

/** The corners of a cell, from its centre, clockwise. */
export const cellCorners = [
  [-1 / 3, -1 / 3],
  [1 / 3, -2 / 3],
  [2 / 3, -1 / 3],
  [1 / 3, 1 / 3],
  [-1 / 3, 2 / 3],
  [-2 / 3, 1 / 3],
] as const;

/** The width of the coloured edges, in cells. */
const SIDE = 0.3;
/** One cell outwards from the upper edge, from the sharp corner at its start, and from the blunt corner at its end. */
export const AWAY: Steps = [1 / Math.sqrt(3), -2 / Math.sqrt(3)];
const FROM_START: Steps = [-1 / Math.sqrt(3), -1 / Math.sqrt(3)];
const FROM_END: Steps = [Math.sqrt(3) / 2, -Math.sqrt(3) / 2];
const [UPPER_LEFT, UPPER, UPPER_RIGHT] = cellCorners;
/** At the blunt corner two edges share a side of a cell; this is its middle. */
const END: Steps = [1 / 2, -1 / 2];

/** One edge of the board: its visible cells and its place. All are described as if they were the upper edge. */
interface Side {
  readonly color: Color;
  readonly first: number;
  readonly last: number;
  readonly length: number;
  readonly isShown: boolean;
  readonly at: (along: number, across: number) => Steps;
}

/** A visible edge: its first cell, and a band along the corners of its cells. */
interface HexSide {
  readonly color: Color;
  readonly start: Steps;
  readonly outline: readonly Steps[];
}

/** The visible edges: Black owns top and bottom, White left and right (H-07). */
export function hexSides({ size, crop }: Pick<Layout, 'size' | 'crop'>): HexSide[] {
  const { columns, rows } = size;
  const { left, top, right, bottom } = crop;
  const [endColumn, endRow] = [columns - 1, rows - 1];
  const across = { color: 'black', length: columns } as const;
  const down = { color: 'white', length: rows } as const;
  const sides: readonly Side[] = [
    { ...across, first: left, last: right, isShown: top === 0, at: (along, away) => [along, away] },
    {
      ...across,
      first: endColumn - right,
      last: endColumn - left,
      isShown: bottom === endRow,
      at: (along, away) => [endColumn - along, endRow - away],
    },
    { ...down, first: top, last: bottom, isShown: left === 0, at: (along, away) => [away, along] },
    {
      ...down,
      first: endRow - bottom,
      last: endRow - top,
      isShown: right === endColumn,
      at: (along, away) => [endColumn - away, endRow - along],
    },
  ];
  return sides
    .filter(({ isShown }) => isShown)
    .map((side) => ({
      color: side.color,
      start: side.at(side.first, 0),
      outline: outlineOf(side),
    }));
}

/** A band along the corners of the cells; at the corners of the board it joins the next edge. */
function outlineOf({ first, last, length, at }: Side): Steps[] {
  const inner: Steps[] = [];
  const outer: Steps[] = [];
  const outside = (along: number, [right, down]: Steps, [away, up]: Steps) =>
    outer.push(at(along + right + away * SIDE, down + up * SIDE));
  const add = (along: number, corner: Steps, away = AWAY) => {
    inner.push(at(along + corner[0], corner[1]));
    outside(along, corner, away);
  };
  if (first === 0) outside(0, UPPER_LEFT, FROM_START);
  for (let along = first; along <= last; along++) {
    add(along, UPPER_LEFT);
    add(along, UPPER);
  }
  if (last === length - 1) add(last, END, FROM_END);
  else add(last, UPPER_RIGHT);
  return [...inner, ...outer.reverse()];
}
