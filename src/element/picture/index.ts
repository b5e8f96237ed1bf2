import { definePart } from '../part.js';

/** Nobody can walk through a diagram: it is described in words. */
export const description = definePart({
  name: 'description',
  moment: 'rest',
  when: ({ arrangement: { mode, isPlayable } }) => !isPlayable && mode !== 'book',
  load: () => import('./diagram-text.js'),
});

/** Pictures with more than stones, marks and numbers of the last move; themes and fonts of the page. */
export const rich = definePart({
  name: 'rich',
  moment: 'asked',
  load: () => import('./rich-board.js'),
});

/** Parts of a board, turned boards, other coordinates: what `view`, `rotate`, `mirror` … say. */
export const display = definePart({
  name: 'display',
  moment: 'asked',
  load: () => import('../../view/layout/display-options.js'),
});

/** Games other than Go. */
export const otherGames = definePart({
  name: 'other-games',
  moment: 'asked',
  load: () => import('./other-games.js'),
});

/** Where a game branches, the next moves as faint stones. */
export const ways = definePart({
  name: 'ways',
  moment: 'touch',
  when: ({ arrangement }) => arrangement.isPlayable,
  load: () => import('./ways.js'),
});
