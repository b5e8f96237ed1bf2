import { definePart } from '../part.js';

/** The reader's own moves, if `try` is set, or in a problem that doesn't ask, or no longer. */
export const ownMoves = definePart({
  name: 'try',
  moment: 'rest',
  when: ({ session }) => session.takesOwnMoves,
  load: () => import('./own-moves.js'),
});
