import { definePart } from '../part.js';

/** The marks of the slider. An unsolved problem has none. */
export const landmarks = definePart({
  name: 'landmarks',
  moment: 'rest',
  when: ({ arrangement: { mode, isPlayable } }) => isPlayable && mode !== 'problem',
  load: () => import('./landmarks.js'),
});
