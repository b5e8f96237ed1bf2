import { area } from './language.js';

/** The button that explores the board, in English. */
export const enExplorer = area('explore', {
  explore: 'Explore the board',
  leave: 'Leave the grid of points',
  hint: 'Enter explores the board.',
  keys: 'Question mark lists the keys.',
});

/** The button that opens the game information, and the title of that. */
export const enInfoTitle = area('info', {
  title: 'Game information',
});

/** The button of the menu, and what else has more. */
export const enMenu = area('tools', {
  tools: 'More',
  comment: 'Whole comment', // which is longer than its box
});

/** Texts of the tree panel, in English; `{name}` is filled in; see `language.ts`. */
export const enTree = area('tree', {
  tree: 'Game tree',
  setup: 'Setup after move {number}',
  note: 'After move {number}',
  rootSetup: 'Start, setup',

  own: 'your move',
  good: 'good move',
  bad: 'bad move',
  doubtful: 'doubtful move',
  interesting: 'interesting move',
  blackAhead: 'good for Black',
  whiteAhead: 'good for White',
  even: 'even',
  unclear: 'unclear',
  hotspot: 'hotspot',
  marked: 'marks',
  comment: 'comment',
  variations: '{count} variations',
});
