import { area, type KeyOf } from '../language.js';

/** Texts about moves that a reader plays, in English; loaded with them. */
export const enOwnMoves = area('ownMoves', {
  bar: 'Your moves',
  hint: 'Play on the board to try a move.',
  count: 'Your moves: {count}',
  undo: 'Undo',
  clear: 'Clear',
  back: 'Back to the game',
  pass: 'Pass',
  cleared: 'Moves cleared.',
  armed: '{point}: tap again to play',

  occupied: 'That point is occupied.',
  ko: 'You can’t retake the ko yet.',
  suicide: 'That would be suicide.',
  nothing: 'That move flips no discs.',
});

export type OwnMoveTextKey = KeyOf<typeof enOwnMoves>;
