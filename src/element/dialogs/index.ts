import { definePart } from '../part.js';

/** What a reader asks for: dialogs, the menu, the grid of points, the full screen. */
export const dialogs = definePart({
  name: 'dialogs',
  moment: 'asked',
  load: () => import('./dialogs.js'),
});
