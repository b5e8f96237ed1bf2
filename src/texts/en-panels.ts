import { area } from './language.js';

/** The players and the result, in English. */
export const enResults = area('panels', {
  game: '{black} (Black) against {white} (White)',
  points: {
    one: '{winner} wins by {count} point',
    other: '{winner} wins by {count} points',
  },
  half: '{winner} wins by half a point',
  /** Two and a half points, where a language has its own word for that: `{whole}` is the two. */
  halves: '',
  resign: '{winner} wins by resignation',
  time: '{winner} wins on time',
  forfeit: '{winner} wins by forfeit',
  win: '{winner} wins',
  draw: 'Draw',
  void: 'No result',
  round: 'Round {number}',
});

/** Texts of the panels, in English; loaded with them. */
export const enPanels = area('panels', {
  ...enResults.texts,
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
  'comment-at': 'next comment at {number}',
  'game-line': 'back to the game',
  variations: 'Variations',
  pass: 'Pass',
});
