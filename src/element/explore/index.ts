/*
 * The board is a grid for screen readers only on request. A permanent grid of 361 cells would be in the way of people
 * who read the page; while the board is one image, the arrows step. The cells lie over their points, where touch
 * exploration finds them.
 */

import { definePart } from '../part.js';

/** The button that leads to the grid of points. */
export const explorer = definePart({
  name: 'explorer',
  moment: 'rest',
  when: ({ arrangement }) => arrangement.isPlayable,
  load: () => import('./explorer.js'),
});

/** The grid of points. */
export const pointGrid = definePart({
  name: 'point-grid',
  moment: 'asked',
  load: () => import('./point-grid.js'),
});

/** The position as text. */
export const position = definePart({
  name: 'position',
  moment: 'asked',
  load: () => import('./position-dialog.js'),
});
