/** What readers see and hear all the time, in English. `{name}` is filled in; see `texts.ts`. */
export const en = {
  // Who and what
  black: 'Black',
  white: 'White',
  board: 'Go board',
  game: '{black} (Black) against {white} (White)',
  captures: '{count} captured',
  points: '{winner} wins by {score}',
  resign: '{winner} wins by resignation',
  time: '{winner} wins on time',
  forfeit: '{winner} wins by forfeit',
  win: '{winner} wins',
  draw: 'Draw',

  // Where the reader is
  start: 'Start, {color} to play',
  play: 'Move {number}, {color} {point}',
  pass: 'Move {number}, {color} passes',
  text: 'Move {number}, {color}: {text}',
  passing: 'Pass',
  takes: '{move}, takes {count}',
  counter: '{number} / {total}',
  variations: 'Variations',

  // Controls
  first: 'First move',
  back10: 'Back 10 moves',
  prev: 'Previous move',
  next: 'Next move',
  forward10: 'Forward 10 moves',
  last: 'Last move',
  up: 'Previous variation',
  down: 'Next variation',
  moves: 'Moves',
  comment: 'Comment',

  // States
  loading: 'Loading …',
  failed: 'This game record could not be shown',
  noBoard: 'This game can’t be drawn yet: the record is shown without a board.',
};
