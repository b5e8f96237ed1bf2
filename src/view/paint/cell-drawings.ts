import { type Drawing, strokeOf } from './drawings.js';
import type { Shape } from '../scene/shapes.js';
import type { Theme } from './theme.js';

/** Widths are in cells; the line between two of them has so many device pixels at least. */
const LINE = 0.032;
const THINNEST_LINE = 1;
/** Where the board goes on beyond what is shown. */
const BEYOND_ALPHA = 0.3;
const SIDE_LINE = 0.02;
const CONNECTION = 0.16;
const CONNECTION_ALPHA = 0.7;
/** Seen on stones of both colours, and so that numbers are read on it. */
const CONNECTION_INK = '#e2622a';
/** Two arrows, one above the other, and their line. */
const SWAP = 'M-.2-.09h.4l-.11-.11m.11.11-.11.11M.2.13h-.4l.11-.11m-.11.11.11.11';
const SWAP_LINE = 0.06;

/** What the shapes of boards with cells look like, for cells of so many device pixels. */
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
