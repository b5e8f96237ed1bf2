import { definePart } from '../part.js';

/** The reader's own moves, if `try` is set, or in a problem that has no solution or shows it. */
export const ownMoves = definePart({
  name: 'try',
  moment: 'rest',
  when: ({ session }) => session.takesOwnMoves,
  load: () => import('./own-moves.js'),
});
