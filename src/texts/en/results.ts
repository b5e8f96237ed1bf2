import { area } from '../language.js';

/** Players and results, in English. */
export const enResults = area('results', {
  game: '{black} (Black) against {white} (White)',
  points: {
    one: '{winner} wins by {count} point',
    other: '{winner} wins by {count} points',
  },
  half: '{winner} wins by half a point',
  /** Results such as two and a half points, if a language has its own words for them: `{whole}` is the two. */
  halves: '',
  resign: '{winner} wins by resignation',
  time: '{winner} wins on time',
  forfeit: '{winner} wins by forfeit',
  win: '{winner} wins',
  draw: 'Draw',
  void: 'No result',
  round: 'Round {number}',
});
