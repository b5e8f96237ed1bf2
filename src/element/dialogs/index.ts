import { definePart } from '../part.js';

/** The base of all dialogs. */
export const dialog = definePart({
  name: 'dialog',
  moment: 'asked',
  load: () => import('./board-dialog.js'),
});

/** The board in full screen. */
export const fullscreen = definePart({
  name: 'fullscreen',
  moment: 'asked',
  load: () => import('./fullscreen.js'),
});
