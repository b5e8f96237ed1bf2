import { area } from '../language.js';

/** Texts of guessing the next move, in English. */
export const enGuess = area('guess', {
  guess: 'Guess the move',
  question: '{color} to play: where?',
  hit: 'Exactly.',
  mirrored: 'Right, in another corner: by symmetry it is the same.',
  variation: 'The record shows this as another way; played was {point}.',
  near: {
    one: 'Very close: played was {point}.',
    other: 'Close, {count} points away: played was {point}.',
  },
  far: 'Played was {point}.',
  skipped: 'Played was {point}.',
  illegal: 'That move is not possible here.',
  over: 'That was the last question.',
  score: {
    one: '{points} of {most} points, {hits} of {count} move found',
    other: '{points} of {most} points, {hits} of {count} moves found',
  },
  curve: 'Share of the points, move by move',
  show: 'Show the move',
  again: 'Guess again',
});
