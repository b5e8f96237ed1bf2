import type { Board } from '../board.js';
import { definePart } from '../part.js';

/** Text of the page that is tied to a board by its id: words that light up on it, and stories that lead it. */
const ARTICLE = '[data-sgf-prose], [data-sgf-story]';

/** Boards whose page had such a text: the page is not searched again. */
const found = new WeakSet<Board>();

/** Texts of the page that are tied to a board. */
export const article = definePart({
  name: 'article',
  moment: 'now',
  watches: ARTICLE,
  when: (board) => {
    const { host } = board;
    if (!host.id || found.has(board)) return host.id;
    const root = host.getRootNode() as Node & Partial<ParentNode>;
    if (host.collection && root.querySelector?.(ARTICLE)) found.add(board);
    return found.has(board);
  },
  load: () => import('./article.js'),
});
