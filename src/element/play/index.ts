import { definePart } from '../part.js';

/** What readers of a game use beside stepping: keys, playing, the pointer, the moves of points. */
export const reader = definePart({
  name: 'reader',
  moment: 'touch',
  when: ({ arrangement }) => arrangement.isPlayable,
  load: () => import('./reader.js'),
});

/** Keeps the focus in the board when a button that has it is hidden. */
export const focus = definePart({
  name: 'focus',
  moment: 'touch',
  when: ({ arrangement }) => arrangement.isPlayable,
  load: () => import('./keep-focus.js'),
});
