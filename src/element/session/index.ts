import { definePart } from '../part.js';

/** The sentences that announce a step. */
export const speech = definePart({
  name: 'speech',
  moment: 'touch',
  when: ({ arrangement }) => arrangement.isPlayable,
  load: () => import('./speech.js'),
});
