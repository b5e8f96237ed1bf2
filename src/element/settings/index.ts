import { definePart } from '../part.js';

/** What readers set for all boards of the site. */
export const settings = definePart({
  name: 'settings',
  moment: 'asked',
  load: () => import('./settings.js'),
});
