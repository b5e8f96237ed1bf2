import { type Drawing, strokeOf } from './drawings.js';
import type { Shape } from '../scene/shapes.js';
import type { Theme } from './theme.js';

/** The line between two cells: its width in cells, and its least width in device pixels. */
const LINE = 0.032;
const THINNEST_LINE = 1;
/** The opacity of cells beyond the visible part of the board. */
const BEYOND_ALPHA = 0.3;
const SIDE_LINE = 0.02;
const CONNECTION = 0.16;
const CONNECTION_ALPHA = 0.7;
/** Visible on stones of both colours; numbers on it stay readable. */
const CONNECTION_INK = '#e2622a';
/** Two arrows, one above the other, and the width of their lines. */
const SWAP = 'M-.2-.09h.4l-.11-.11m.11.11-.11.11M.2.13h-.4l.11-.11m-.11.11.11.11';
const SWAP_LINE = 0.06;

/** The drawings of shapes on boards with cells; `cell` is its size in device pixels. */
export function cellDrawings(shape: Shape, theme: Theme, cell: number): Drawing[] {
  switch (shape.kind) {
    case 'hexagon': {
      const width = Math.max(LINE, THINNEST_LINE / cell);
      const alpha = shape.isBeyond ? BEYOND_ALPHA : 1;
      return [{ path: shape.path, stroke: theme.line, width, alpha }];
    }
    case 'side': {
      const { path, color } = shape;
      const stroke = theme['stone-outline'][color];
      return [{ path, fill: theme[color], stroke, width: strokeOf(cell, SIDE_LINE) }];
    }
    case 'connection': {
      const stroke = theme.last ?? CONNECTION_INK;
      return [{ path: shape.path, stroke, width: CONNECTION, alpha: CONNECTION_ALPHA }];
    }
    case 'swap':
      return [{ path: SWAP, stroke: theme.mark[shape.on], width: strokeOf(cell, SWAP_LINE) }];
    default:
      return [];
  }
}
