/** What stands on and in the panels, in English; loaded with them. */
export const enPanels = {
  game: '{black} (Black) against {white} (White)',
  captures: '{count} captured',
  discs: '{count} discs',
  points: '{winner} wins by {score}',
  resign: '{winner} wins by resignation',
  time: '{winner} wins on time',
  forfeit: '{winner} wins by forfeit',
  win: '{winner} wins',
  draw: 'Draw',

  controls: 'Moves',
  slider: 'Position in the game',
  counter: '{number} / {total}',
  first: 'First move',
  back10: 'Back 10 moves',
  prev: 'Previous move',
  next: 'Next move',
  forward10: 'Forward 10 moves',
  last: 'Last move',
  up: 'Previous variation',
  down: 'Next variation',

  comment: 'Comment',
  variations: 'Variations',
  pass: 'Pass',
};
