import { definePart } from '../part.js';

/** Counts the shown position, when the reader asks for it. */
export const count = definePart({
  name: 'count',
  moment: 'asked',
  load: () => import('./count.js'),
});
