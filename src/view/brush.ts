import type { Placement } from './layout.js';
import type { Context, Picture } from './material.js';
import type { Theme } from './theme.js';

/** Everything a shape needs to get onto the canvas. */
export interface Brush {
  readonly context: Context;
  readonly placement: Placement;
  readonly theme: Theme;
  /** The board without lines, from which labels take what lies under them. */
  readonly wood: Picture;
}
