import type { Placement } from './placement.js';
import type { Context } from './material.js';
import type { Theme } from './theme.js';

/** Everything a shape needs to get onto the canvas. */
export interface Brush extends Placement {
  readonly context: Context;
  readonly theme: Theme;
}
