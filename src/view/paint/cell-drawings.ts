import { type Drawing, strokeOf } from './drawings.js';
import { type ByKind, callByKind, type CellShape, type Shape } from '../scene/shapes.js';
import type { Theme } from './theme.js';

/** The line between two cells: its width in cells, and its least width in device pixels. */
const LINE = 0.032;
const THINNEST_LINE = 1;
/** The opacity of cells beyond the visible part of the board. */
const BEYOND_ALPHA = 0.3;
const SIDE_LINE = 0.02;
const CONNECTION = 0.16;
const CONNECTION_ALPHA = 0.7;
/**
 * The colour of a connection: visible on stones of both colours, and numbers on it stay readable. Pages have a tone of
 * their accent instead.
 */
const CONNECTION_INK = '#cc6440';
/** Two arrows, one above the other, and the width of their lines. */
const SWAP = 'M-.2-.09h.4l-.11-.11m.11.11-.11.11M.2.13h-.4l.11-.11m-.11.11.11.11';
const SWAP_LINE = 0.06;

const drawings: ByKind<CellShape, readonly [Theme, cell: number], Drawing[]> = {
  hexagon({ path, isBeyond }, { line: stroke }, cell) {
    const width = Math.max(LINE, THINNEST_LINE / cell);
    return [{ path, stroke, width, alpha: isBeyond ? BEYOND_ALPHA : 1 }];
  },
  side({ path, color }, theme, cell) {
    const stroke = theme['stone-outline'][color];
    return [{ path, fill: theme[color], stroke, width: strokeOf(cell, SIDE_LINE) }];
  },
  connection: ({ path }, { last: stroke = CONNECTION_INK }) => [
    { path, stroke, width: CONNECTION, alpha: CONNECTION_ALPHA },
  ],
  swap: ({ on }, { mark }, cell) => [
    { path: SWAP, stroke: mark[on], width: strokeOf(cell, SWAP_LINE) },
  ],
};

/** The drawings of shapes on boards with cells; `cell` is the size of a cell in device pixels. */
export function cellDrawings(shape: Shape, theme: Theme, cell: number): Drawing[] {
  return callByKind(drawings, shape, theme, cell) ?? [];
}
