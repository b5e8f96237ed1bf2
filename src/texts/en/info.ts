import { area, type KeyOf } from '../language.js';

/** The rows of the game information, in English. */
export const enInfo = area('info', {
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

  game: 'Game type',
  size: 'Board size',
  moves: 'Moves',
  movesPerPeriod: 'Moves per overtime period',
  nextMove: 'Next move',
  territory: 'Territory difference',
  blackScore: 'Black’s score',
  whiteScore: 'White’s score',
  losesOnTime: 'Running out of time loses the game.',
  application: 'Program',
  format: 'SGF version',
  charset: 'Charset',
  variationStyle: 'Variation style',

  human: 'Human',
  computer: 'Computer',
  withNote: '{text} ({note})',
  withTime: '{date}, {time}',
  withIdentifier: '{name} ({identifier})',
  columnsRows: '{columns} × {rows}',

  unknown: 'Result unknown',
  unfinished: 'Not finished',
  playing: 'In progress',
  all: 'All win',
  none: 'All lose',
  several: 'Several win',

  periods: { one: '{count} period of {time}', other: '{count} periods of {time}' },
  stones: { one: '{count} stone in {time}', other: '{count} stones in {time}' },
  stonesOf: { one: '{count} stone', other: '{count} stones' },
});

export type InfoTextKey = KeyOf<typeof enInfo>;
