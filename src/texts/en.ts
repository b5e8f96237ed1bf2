import { area, type KeyOf } from './language.js';

/** Who plays whom, and what came of it, in English. */
export const enResults = area('panels', {
  game: '{black} (Black) against {white} (White)',
  points: '{winner} wins by {score}',
  resign: '{winner} wins by resignation',
  time: '{winner} wins on time',
  forfeit: '{winner} wins by forfeit',
  win: '{winner} wins',
  draw: 'Draw',
});

/** What stands on and in the panels, in English; loaded with them. */
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
  back10: 'Back 10 moves',
  prev: 'Previous move',
  next: 'Next move',
  forward10: 'Forward 10 moves',
  last: 'Last move',
  up: 'Previous variation',
  down: 'Next variation',
  play: 'Play',
  pause: 'Pause',
  'prev-comment': 'Previous comment or mark',
  'next-comment': 'Next comment or mark',

  comment: 'Comment',
  variations: 'Variations',
  pass: 'Pass',
});

/** What every board says of itself, in English. `{name}` is filled in; see `language.ts`. */
export const en = area('board', {
  black: 'Black',
  white: 'White',
  go: 'Go board',
  gomoku: 'Gomoku board',
  othello: 'Othello board',
  hex: 'Hex board',
  record: 'Game record',

  start: 'Start, {color} to play',
  play: 'Move {number}, {color} {point}',
  pass: 'Move {number}, {color} passes',
  'swap-pieces': 'Move {number}, {color} swaps the pieces',
  'swap-sides': 'Move {number}, {color} swaps sides',
  resign: 'Move {number}, {color} resigns',
  forfeit: 'Move {number}, {color} forfeits',
  text: 'Move {number}, {color}: {text}',

  failed: 'This game record could not be shown',
});

export type TextKey = KeyOf<typeof en>;
