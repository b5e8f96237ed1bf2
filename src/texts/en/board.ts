import { area } from '../language.js';

/** The texts that every board needs, in English. `{name}` is filled in; see `language.ts`. */
export const enBoard = area('board', {
  black: 'Black',
  white: 'White',
  go: 'Go board',
  gomoku: 'Gomoku board',
  othello: 'Othello board',
  hex: 'Hex board',
  record: 'Game record',

  start: 'Start, {color} to play',
  play: 'Move {number}, {color} {point}',
  pass: 'Move {number}, {color} passes',
  passMove: 'Pass',
  'swap-pieces': 'Move {number}, {color} swaps the pieces',
  'swap-sides': 'Move {number}, {color} swaps sides',
  resign: 'Move {number}, {color} resigns',
  forfeit: 'Move {number}, {color} forfeits',
  text: 'Move {number}, {color}: {text}',

  failed: 'This record can’t be shown',
  missingPart: 'This part could not be loaded. Please reload the page.',
});
