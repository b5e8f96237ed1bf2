import { definePart, whenPlayable } from '../part.js';

/** A description of a diagram in words, because readers can't step through a diagram. */
export const description = definePart({
  name: 'description',
  moment: 'rest',
  when: ({ arrangement: { mode, isPlayable } }) => !isPlayable && mode !== 'book',
  load: () => import('./diagram-text.js'),
});

/**
 * The rest of what a picture can show: more shapes than stones, marks and the number of the last move; themes and fonts
 * of the page.
 */
export const rich = definePart({
  name: 'rich',
  moment: 'asked',
  load: () => import('./rich-board.js'),
});

/** Sections of a board, turned boards, other coordinates: the attributes `view`, `rotate`, `mirror` … */
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

/** The next moves as faint stones, if there are several. */
export const ways = definePart({
  name: 'ways',
  moment: 'touch',
  when: whenPlayable,
  load: () => import('./ways.js'),
});

/** Draws the board as vectors, for paper and books. */
export const vectors = definePart({
  name: 'vectors',
  moment: 'asked',
  load: () => import('./vectors.js'),
});
