/*
 * The board is a grid for screen readers only on request. A permanent grid of 361 cells would be in the way of people
 * who read the page. While the board is one image, the arrow keys step through the game. The cells are placed over
 * their points, so that touch exploration finds them.
 */

import { definePart, whenPlayable } from '../part.js';

/** The button that leads to the grid of points. */
export const explorer = definePart({
  name: 'explorer',
  moment: 'rest',
  when: whenPlayable,
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
