import { area } from '../language.js';

/** Texts about references in comments, in English; loaded with them. `{name}` is filled in; see `language.ts`. */
export const enComments = area('comments', {
  show: 'Show {point} on the board',
  label: 'Label {label}: {points}',
  goToMove: 'Go to move {number}, {color} {point}',
  goTo: 'Go to “{name}”',
  goToPass: 'Go to move {number}',
  showMoves: {
    one: 'Show {count} move on the board: {moves}',
    other: 'Show {count} moves on the board: {moves}',
  },

  empty: '{point}, empty',
  black: '{point}, black stone',
  white: '{point}, white stone',
  outside: '{points}: outside the visible part of the board',
  preview: {
    one: 'Preview of {count} move: {moves}',
    other: 'Preview of {count} moves: {moves}',
  },
  captures: '{preview}. Captured: {captured}',
  step: 'Preview, move {number} of {total}: {color} {point}',
  noStep: 'Preview, before the first move',
  ended: 'Back to the game',
});
