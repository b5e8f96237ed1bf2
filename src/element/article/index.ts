import type { Board } from '../board.js';
import { definePart } from '../part.js';

/**
 * Texts of the page that name a board by its id: words that highlight points on it, and stories that step through it.
 */
const ARTICLE = '[data-sgf-prose], [data-sgf-story]';

/** Boards whose page has such a text. The page is not searched again for them. */
const found = new WeakSet<Board>();

/** Connects texts of the page with a board. */
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
