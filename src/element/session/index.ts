import { definePart } from '../part.js';

/** What is said of a step. */
export const speech = definePart({
  name: 'speech',
  moment: 'touch',
  when: ({ arrangement }) => arrangement.isPlayable,
  load: () => import('./speech.js'),
});
