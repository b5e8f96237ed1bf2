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
