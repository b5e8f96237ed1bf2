import { sentencesOf } from './language.js';

/** What is said of what a comment leads to, in English; loaded with it. `{name}` is filled in; see `language.ts`. */
export const enComments = {
  show: 'Show {point} on the board',
  label: 'Label {label}: {points}',
  goToMove: 'Go to move {number}, {color} {point}',
  goToPass: 'Go to move {number}',
  showMoves: {
    one: 'Show {count} move on the board: {moves}',
    other: 'Show {count} moves on the board: {moves}',
  },

  empty: '{point}, empty',
  black: '{point}, black stone',
  white: '{point}, white stone',
  outside: '{points}: not in the part of the board that is shown',
  preview: {
    one: 'Preview of {count} move: {moves}',
    other: 'Preview of {count} moves: {moves}',
  },
  captures: '{preview}. Taken: {captured}',
  step: 'Preview, move {number} of {total}: {color} {point}',
  noStep: 'Preview, before its first move',
  ended: 'The board shows the game again',
};

/** The sentence for a key of comments, filled in. */
export const commentText = sentencesOf('comments', enComments);
