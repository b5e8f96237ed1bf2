import { definePart } from '../part.js';

/** Keeps the focus in the board when a button that has it is hidden. */
export const focus = definePart({
  name: 'focus',
  moment: 'touch',
  when: ({ arrangement }) => arrangement.isPlayable,
  load: () => import('./keep-focus.js'),
});
