import { asksForGuesses } from '../attributes.js';
import { definePart } from '../part.js';

/** Games whose moves the reader guesses. */
export const guess = definePart({
  name: 'guess',
  moment: 'first',
  when: ({ host }, text) => asksForGuesses(host, text),
  load: () => import('./guess.js'),
});
