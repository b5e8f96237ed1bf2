import { definePart } from '../part.js';

/** The marks of the slider. A problem that is not solved has none. */
export const landmarks = definePart({
  name: 'landmarks',
  moment: 'rest',
  when: ({ arrangement: { mode, isPlayable } }) => isPlayable && mode !== 'problem',
  load: () => import('./landmarks.js'),
});
