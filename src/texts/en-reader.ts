import { area, type KeyOf } from './language.js';

/** Texts of clocks in overtime. `{name}` is filled in; see `language.ts`. */
export const enClocks = area('clocks', {
  periods: { one: '{count} period', other: '{count} periods' },
  stones: { one: '{count} stone', other: '{count} stones' },
});

/** Texts about references in comments, in English; loaded with them. `{name}` is filled in; see `language.ts`. */
export const enComments = area('comments', {
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
});

/** Texts for exploring a board point by point, in English; loaded on demand. */
export const enExplore = area('explore', {
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
});

export type ExploreTextKey = KeyOf<typeof enExplore>;

/** Texts about files with several games, in English; loaded with the chooser of games. */
export const enGames = area('games', {
  'prev-game': 'Previous game',
  'next-game': 'Next game',
  games: 'Choose a game',
  bar: 'Games of this file',
  place: 'Game {number} of {total}',
  untitled: 'Game {number}',
  players: '{black} – {white}',
  search: 'Search players, event, date',
  found: { one: '{count} game', other: '{count} games' },
  more: 'and {count} more: search for them',
});

/** Game information beside the board: the dialog and the clocks, in English; loaded on demand. */
export const enInfo = area('info', {
  title: 'Game information',
  more: 'More',

  name: 'Name',
  event: 'Event',
  round: 'Round',
  date: 'Date',
  place: 'Place',
  rules: 'Rules',
  komi: 'Komi',
  handicap: 'Handicap',
  oldHandicap: 'Handicap system',
  timeLimit: 'Time limit',
  unlimited: 'no limit',
  overtime: 'Overtime',
  result: 'Result',
  opening: 'Opening',
  comment: 'Comment on the game',
  source: 'Source',
  annotator: 'Annotator',
  user: 'Entered by',
  copyright: 'Copyright',

  game: 'Kind of game',
  size: 'Board size',
  moves: 'Moves',
  movesPerPeriod: 'Moves per overtime period',
  nextMove: 'Next move',
  territory: 'Difference in territory',
  blackScore: 'Score of Black',
  whiteScore: 'Score of White',
  losesOnTime: 'Who oversteps the time loses.',
  application: 'Program',
  format: 'SGF version',
  charset: 'Charset',
  variationStyle: 'Style of variations',

  human: 'Human',
  computer: 'Computer',
  withNote: '{text} ({note})',
  withTime: '{date}, {time}',
  withIdentifier: '{name} ({identifier})',
  columnsRows: '{columns} × {rows}',

  void: 'No result',
  unknown: 'The result is not known',
  unfinished: 'Not finished',
  playing: 'Still being played',
  all: 'All win',
  none: 'All lose',
  several: 'Several win',

  periods: { one: '{count} period of {time}', other: '{count} periods of {time}' },
  stones: { one: '{count} stone in {time}', other: '{count} stones in {time}' },
  stonesOf: { one: '{count} stone', other: '{count} stones' },
  clock: '{time} ({overtime})',
  timeLeft: 'Time left: {time}',
});

export type InfoTextKey = KeyOf<typeof enInfo>;

/** Announcements for each step, in English; loaded when a reader is there. `{name}` is filled in; see `language.ts`. */
export const enSpeech = area('speech', {
  play: '{color} {point}',
  pass: '{color} passes',
  takes: '{move}, takes {count}',
  atari: '{move}, atari',
  judged: '{move}, {judgement}',
  sentence: '{text}.',
  turn: '{color} to play.',
  name: 'Name: {name}.',
  variation: 'Variation {number} of {total}.',
  ways: { one: '{count} variation follows.', other: '{count} variations follow.' },
  marked: { one: '{count} point is marked.', other: '{count} points are marked.' },
  end: 'End of the line.',
  comment: 'Comment: {text}',
});

/** Announcement of a pause, and the names of keys, in English; loaded with the controls. */
export const enSteering = area('steering', {
  paused: 'Paused: {position}',

  withKey: '{name} ({key})',
  first: 'Home',
  back10: 'Page Up',
  prev: '←',
  next: '→',
  forward10: 'Page Down',
  last: 'End',
  up: '↑',
  down: '↓',
  play: 'Space',
  'prev-comment': 'Shift ←',
  'next-comment': 'Shift →',
});

export type SteeringTextKey = KeyOf<typeof enSteering>;

/** Texts of the tools menu, in English; loaded with it. */
export const enTools = area('tools', {
  tools: 'More',
  link: 'Copy link to this move',
  copy: 'Copy SGF',
  download: 'Download SGF',
  png: 'Save picture (PNG)',
  svg: 'Save picture (SVG)',
  print: 'Print this page',
  fullscreen: 'Full screen',
  flip: 'Rotate the board',
  help: 'Help',

  linkCopied: 'Link copied',
  sgfCopied: 'SGF copied',
  saved: 'Saved as {name}',
  flipped: 'Board rotated',
  refused: 'The browser does not let this page copy. Copy it from here:',
  failed: 'That did not work.',
});

export type ToolTextKey = KeyOf<typeof enTools>;

/** Texts of the tree panel, in English; loaded with it. `{name}` is filled in; see `language.ts`. */
export const enTree = area('tree', {
  tree: 'Game tree',
  setup: 'Setup after move {number}',
  note: 'After move {number}',
  rootSetup: 'Start, setup',

  own: 'a move of yours',
  good: 'good move',
  bad: 'bad move',
  doubtful: 'doubtful move',
  interesting: 'interesting move',
  blackAhead: 'good for Black',
  whiteAhead: 'good for White',
  even: 'even',
  unclear: 'unclear',
  hotspot: 'hotspot',
  marked: 'marks',
  comment: 'comment',
  variations: '{count} variations',
});
