import { area } from '../language.js';

/** Texts of guessing the next move, in English. */
export const enGuess = area('guess', {
  guess: 'Guess the move',
  question: 'Where does {color} play?',
  hit: 'Correct!',
  mirrored: 'Correct by symmetry (another corner).',
  variation: 'That is a variation in the record. The game move was {point}.',
  near: {
    one: 'Very close ({count} point away). The game move was {point}.',
    other: 'Close ({count} points away). The game move was {point}.',
  },
  far: {
    one: 'Elsewhere ({count} point away). The game move was {point}.',
    other: 'Elsewhere ({count} points away). The game move was {point}.',
  },
  skipped: 'The game move was {point}.',
  illegal: 'This move is illegal.',
  over: 'That was the last one.',
  score: {
    one: '{points} of {most} points, {hits} of {count} move found',
    other: '{points} of {most} points, {hits} of {count} moves found',
  },
  curve: 'Points, move by move',
  show: 'Show the move',
  again: 'Play again',
});
