import { area, type KeyOf } from '../language.js';

/** Exploring a board point by point, in English. */
export const enExplore = area('explore', {
  explore: 'Explore the board',
  leave: 'Leave point-by-point mode',
  hint: 'Press Enter to explore the board.',
  keys: 'Press question mark for a list of keys.',

  grid: 'Board, point by point',
  nothing: 'No move was played here',
  noStone: 'No more stones',
  one: '{point}: {what}.',
  run: '{from} to {to}: {what}.',

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
});

export type ExploreTextKey = KeyOf<typeof enExplore>;
