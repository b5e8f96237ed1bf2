import { asksForMoves } from '../attributes.js';
import { definePart } from '../part.js';

/** Problems that the reader solves on the board, which answers. */
export const solve = definePart({
  name: 'solve',
  moment: 'first',
  when: ({ host }, text) => asksForMoves(host, text),
  load: () => import('./solve.js'),
});

/** The list of the problems of a file. */
export const problems = definePart({
  name: 'problems',
  moment: 'asked',
  load: () => import('./problem-list.js'),
});
