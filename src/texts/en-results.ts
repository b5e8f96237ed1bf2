/** Who plays whom, and what came of it, in English. */
export const enResults = {
  game: '{black} (Black) against {white} (White)',
  points: '{winner} wins by {score}',
  resign: '{winner} wins by resignation',
  time: '{winner} wins on time',
  forfeit: '{winner} wins by forfeit',
  win: '{winner} wins',
  draw: 'Draw',
};
