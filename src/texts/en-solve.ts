import { area } from './language.js';

/** Texts of problems that answer, in English; loaded with them. */
export const enSolve = area('solve', {
  problem: 'Problem',
  'to-play': '{color} to play',
  'go-on': 'Go on: {color} to play',
  solved: 'Solved!',
  failed: 'That is not the solution.',
  found: '{number} of {total} answers found.',
  'not-in-record': 'The record does not have this move.',
  unmarked: 'The record does not say whether this is right.',
  rescued: 'The record calls this move wrong, but it leads to the right position.',
  'other-answer': 'Right. Now the opponent tries another answer.',
  refused: 'The author does not allow this move.',
  forced: 'Only the moves of the record can be played here.',
  'no-solution': 'The record has no solution. Try moves of your own.',

  solvable: 'You can still solve it from here.',
  unsolvable: 'From here it can’t be solved any more. Take a move back.',
  area: 'Look between {from} and {to}.',
  move: 'Play {point}.',
  pass: 'Pass here.',

  hint: 'Hint',
  undo: 'Take back',
  retry: 'Try again',
  reset: 'From the start',
  again: 'Solve again',
  why: 'Show why',
  solution: 'Solution',
  explore: 'Explore the record',
  'prev-problem': 'Previous problem',
  'next-problem': 'Next problem',
  counter: 'Problem {number} of {total}',
});

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
