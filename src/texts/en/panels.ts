import { area } from '../language.js';

/** Players, buttons and comment, in English. */
export const enPanels = area('panels', {
  captures: '{count} captured',
  discs: { one: '{count} disc', other: '{count} discs' },
  result: 'Show result',

  controls: 'Moves',
  buttons: 'Steps',
  slider: 'Position in the game',
  counter: '{number} / {total}',
  value: '{position}, {counter}',
  first: 'First move',
  prev: 'Previous move',
  next: 'Next move',
  last: 'Last move',
  play: 'Play',
  pause: 'Pause',
  'prev-comment': 'Previous comment or mark',
  'next-comment': 'Next comment or mark',

  comment: 'Comment',
  more: 'Show more',
  info: 'Game information',
  'comment-at': 'next comment at {number}',
  'game-line': 'back to the game',
  'in-variation': 'Variation of {number}',
  variations: 'Variations',
});
