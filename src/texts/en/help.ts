import { area, type KeyOf } from '../language.js';

/** The help of a board, in English; loaded on demand. `{name}` is filled in; see `language.ts`. */
export const enHelp = area('help', {
  title: 'Keys and help',
  enter: 'Enter',
  escape: 'Esc',
  shift: 'Shift {key}',
  control: 'Ctrl {key}',

  board: 'On the board',
  steps: 'Previous/next move; hold to repeat',
  siblings: 'Previous/next variation',
  pages: 'Ten moves back/forward',
  ends: 'First/last move',
  mainLine: 'From a variation back to the game',
  remarks: 'Previous/next comment or mark',
  losses: 'Previous/next big mistake',
  play: 'Play/pause',
  explore: 'Explore the board point by point',
  describe: 'Show the position as text',
  help: 'Show this help',

  grid: 'Point-by-point mode',
  points: 'Move one point',
  rowEnds: 'First/last point in the row',
  corners: 'First/last point on the board',
  rows: 'Five rows up/down',
  select: 'Go to the move played here',
  selectOrPlay: 'Go to the move played here, or play here',
  stepHere: 'Previous/next move',
  type: 'Type the name of a point and press Enter to go there',
  fromStone: 'Start exploring at the previous/next stone',
  stones: 'Previous/next stone',
  line: 'Read the rest of the row or column',
  again: 'Announce the last move again',
  leave: 'Back to the board',

  buttons: 'On the toolbar',
  beside: 'Previous/next button',
  slider: 'On the slider',
  slide: 'Previous/next move',
  tree: 'In the game tree',
  walk: 'Browse the moves without changing the board',
  show: 'Show the move on the board',

  comment: 'In the comment',
  name: 'Show on the board what a word refers to, or hide it',
  follow: 'Step through the moves shown',
  end: 'Hide',
  own: 'Your moves',
  undo: 'Undo your last change',

  touch: 'On a touchscreen',
  swipe: 'Swipe sideways on the board to step through the game',
  tap: 'Tap a stone for a link to its move; tap the next move to continue',
  try: 'To play on an empty point, tap it twice or drag the stone to it',
  hold: 'Hold a step button to repeat it',

  signs: 'What the marks mean',
  ring: 'A ring on a stone: the last move',
  drawn: 'Other marks and letters: added by the author',
  small: 'Small squares: territory; faint stones: dead',
  track: 'Along the slider: comments, marks, names, variations',
});

export type HelpTextKey = KeyOf<typeof enHelp>;
