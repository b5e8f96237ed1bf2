import { hasButtons } from '../arrangement.js';
import { definePart } from '../part.js';

/** The button that opens the game information. */
export const info = definePart({
  name: 'info',
  moment: 'rest',
  when: hasButtons,
  load: () => import('./info.js'),
});

/** The game information. */
export const infoDialog = definePart({
  name: 'info-dialog',
  moment: 'asked',
  load: () => import('./info-dialog.js'),
});
