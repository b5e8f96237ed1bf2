import { definePart } from '../part.js';

/** Shows a game as a book, in place of the board or on paper. */
export const book = definePart({
  name: 'book',
  moment: 'now',
  when: ({ arrangement, record }) => arrangement.mode === 'book' && record.state.kind !== 'idle',
  load: () => import('./book.js'),
});
