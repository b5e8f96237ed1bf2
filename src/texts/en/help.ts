import { area, type KeyOf } from '../language.js';

/** The help of a board, in English; loaded on demand. `{name}` is filled in; see `language.ts`. */
export const enHelp = area('help', {
  title: 'Keys and help',
  enter: 'Enter',
  escape: 'Esc',
  shift: 'Shift {key}',
  control: 'Ctrl {key}',

  board: 'On the board',
  steps: 'Previous and next move; hold to repeat',
  siblings: 'Previous and next variation',
  pages: 'Ten moves back and forward',
  ends: 'First and last move',
  mainLine: 'From a variation back to the game',
  remarks: 'Previous and next comment or mark',
  losses: 'Previous and next move of large loss',
  play: 'Play and pause',
  explore: 'Explore the board point by point',
  describe: 'The position as text',
  help: 'This help',

  grid: 'Point by point',
  points: 'The point beside, above and below',
  rowEnds: 'First and last point of the row',
  corners: 'First and last point of the board',
  rows: 'Five rows up and down',
  select: 'Go to the move played here',
  selectOrPlay: 'Go to the move played here, or play here',
  stepHere: 'Previous and next move',
  type: 'Type the name of a point, then Enter, to go there',
  fromStone: 'Explore from the previous or next stone',
  stones: 'Previous and next stone',
  line: 'Read the row or column from here on',
  again: 'Say the last move again',
  leave: 'Back to the board',

  buttons: 'Among the buttons',
  beside: 'The button beside',
  slider: 'On the slider',
  slide: 'Previous and next move',
  tree: 'In the game tree',
  walk: 'From move to move; the board stays',
  show: 'Show the move on the board',

  comment: 'In the comment',
  name: 'Show on the board what a word names, or hide it',
  follow: 'Step through the moves shown',
  end: 'Hide',
  own: 'Moves of your own',
  undo: 'Undo your last change',

  touch: 'With a finger',
  swipe: 'Swipe sideways over the board to go back and forward',
  tap: 'Tap a stone to go to its move, or the next point to go on',
  try: 'Tap an empty point twice, or drag the stone to it, to play there',
  hold: 'Hold a step button to repeat it',

  signs: 'What the marks mean',
  dot: 'A dot on a stone: the last move',
  drawn: 'Other signs and letters: drawn by the author',
  small: 'Small squares: territory; faint stones are dead',
  track: 'Along the slider: comments, marks, names, variations',
});

export type HelpTextKey = KeyOf<typeof enHelp>;
