import { definePart, whenPlayable } from '../part.js';

/** Keys, autoplay, the pointer and the moves of points: what readers use besides stepping. */
export const reader = definePart({
  name: 'reader',
  moment: 'touch',
  when: whenPlayable,
  load: () => import('./reader.js'),
});

/** Keeps the focus in the board when a button that has it is hidden. */
export const focus = definePart({
  name: 'focus',
  moment: 'touch',
  when: whenPlayable,
  load: () => import('./keep-focus.js'),
});
