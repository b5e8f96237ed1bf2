import { sentencesOf } from './language.js';

/** The help of a board, in English; loaded when somebody asks for it. `{name}` is filled in; see `language.ts`. */
export const enHelp = {
  title: 'Keys and help',
  enter: 'Enter',
  escape: 'Esc',
  shift: 'Shift {key}',
  control: 'Ctrl {key}',

  board: 'On the board',
  steps: 'Previous and next move; hold to run',
  siblings: 'Previous and next variation',
  pages: 'Ten moves back and forward',
  ends: 'First and last move',
  remarks: 'Previous and next comment or mark',
  play: 'Plays by itself, and stops',
  explore: 'Explore the board point by point',
  describe: 'The position as text',
  help: 'This help',

  grid: 'Point by point',
  points: 'The point beside, above and below',
  rowEnds: 'First and last point of the row',
  corners: 'First and last point of the board',
  rows: 'Five rows up and down',
  select: 'Goes to the move that is or was played here',
  selectOrPlay: 'Goes to the move that is played here, or plays here',
  stepHere: 'Previous and next move',
  leave: 'Back to the board',

  buttons: 'Among the buttons',
  beside: 'The button beside',
  slider: 'On the slider',
  slide: 'Previous and next move',
  tree: 'In the game tree',
  walk: 'From move to move, without showing them',
  show: 'Shows the move on the board',

  comment: 'In the comment',
  name: 'Shows on the board what a word names, or hides it again',
  follow: 'Through moves that are shown',
  end: 'Hides it',
  own: 'Moves of your own',
  undo: 'Takes back what you did last',

  touch: 'With a finger',
  swipe: 'Drag sideways over the board: back and forward',
  tap: 'Tap a stone: to its move. Tap where the game goes on: to the next move',
  try: 'Tap an empty point twice, or drag the stone to it: plays there',
  hold: 'Hold the button for the next move to run',

  signs: 'What the marks mean',
  dot: 'A dot on a stone: the last move',
  drawn: 'Triangles, squares, circles, crosses, letters: drawn by the author',
  small: 'Small squares: territory; faint stones are dead',
  track: 'Along the slider: comments, marks, names, variations',

  speech: 'Announcements',
  long: 'All: the move, who is to play, variations, the comment',
  short: 'The move only',
};

export type HelpTextKey = keyof typeof enHelp;

/** The sentence for a key of the help, filled in. */
export const helpText = sentencesOf('help', enHelp);
