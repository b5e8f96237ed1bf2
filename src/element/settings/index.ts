/*
 * Readers' settings are read before the first paint, in the first file; the dialog that changes them is its own part. A
 * getter in `attributes.ts` prefers them, so no other code needs to know about them. A script that reads `board.theme`
 * gets the value in use; `getAttribute` returns what the author wrote.
 */

import { definePart } from '../part.js';

/** The dialog of settings that apply to all boards of the site. */
export const settings = definePart({
  name: 'settings',
  moment: 'asked',
  load: () => import('./settings.js'),
});
