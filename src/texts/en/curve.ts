import { area } from '../language.js';

/** Texts of the curve of win rate and score, in English; loaded with it. */
export const enCurve = area('curve', {
  curve: 'Win rate and score',
  open: 'Win rate and score as a table',
  move: 'Move',
  rate: 'Win rate',
  score: 'Score',
  loss: 'Loss',
  large: 'big mistake',
  largest: 'Biggest mistakes',
  all: 'All moves',
  lost: '{color} lost {amount}',
  points: { one: '{points} point', other: '{points} points' },
  none: 'No more big mistakes.',
});
