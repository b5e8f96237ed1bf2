import { definePart } from '../part.js';

/** The reader's own moves, if `try` is set or a problem asks for moves. */
export const ownMoves = definePart({
  name: 'try',
  moment: 'rest',
  when: ({ session }) => session.takesMoves,
  load: () => import('./own-moves.js'),
});
