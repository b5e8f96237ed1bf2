import type { TreeColors } from './tree-colors.js';

/** The part of the grid that a canvas shows; lengths in device pixels, whole ones. */
export interface Sight {
  readonly cell: number;
  /** Where column 0 and row 0 begin, left of and above the canvas where it is scrolled. */
  readonly left: number;
  readonly top: number;
  /** Device pixels of a CSS pixel. */
  readonly density: number;
}

/** All that paints one picture. */
export interface Brush extends Sight {
  readonly context: CanvasRenderingContext2D;
  readonly colors: TreeColors;
  readonly hairline: number;
}
