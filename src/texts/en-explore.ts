import { sentencesOf } from './language.js';

/** What the points of a board are called when they are explored one by one, in English; loaded by need. */
export const enExplore = {
  explore: 'Explore the board',
  leave: 'Leave the grid of points',
  hint: 'Enter explores the board, question mark lists the keys',
  grid: 'Board, point by point',
  nothing: 'No move leads here',

  empty: 'empty',
  star: 'star point',
  black: 'black stone',
  white: 'white stone',
  blackDisc: 'black disc',
  whiteDisc: 'white disc',
  last: 'last move',
  number: 'move {number}',
  next: 'next move',
  way: 'variation',
  ko: 'ko',
  atari: 'in atari',
  liberties: { one: '{count} liberty', other: '{count} liberties' },
  blackTerritory: 'black territory',
  whiteTerritory: 'white territory',
  circle: 'circle',
  square: 'square',
  triangle: 'triangle',
  cross: 'cross',
  selected: 'selected',
  label: 'label {text}',
  arrow: 'arrow to {point}',
  line: 'line to {point}',
  dimmed: 'dimmed',
};

export type ExploreTextKey = keyof typeof enExplore;

/** The sentence for a key of the board as a grid of points, filled in. */
export const exploreText = sentencesOf('explore', enExplore);
