import { definePart, whenPlayable } from '../part.js';

/** The sentences that announce a step. */
export const speech = definePart({
  name: 'speech',
  moment: 'touch',
  when: whenPlayable,
  load: () => import('./speech.js'),
});
