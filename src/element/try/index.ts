import { definePart } from '../part.js';

/** The reader's own moves, if `try` is set, or after a problem that asked for moves. */
export const ownMoves = definePart({
  name: 'try',
  moment: 'rest',
  when: ({ session }) => session.takesMoves && session.challenge?.isRevealed !== false,
  load: () => import('./own-moves.js'),
});
