import { asksForGuesses } from '../attributes.js';
import { definePart } from '../part.js';

/** Games whose moves are guessed. */
export const guess = definePart({
  name: 'guess',
  moment: 'first',
  when: ({ host }, text) => asksForGuesses(host, text),
  load: () => import('./guess.js'),
});
