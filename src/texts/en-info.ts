import { area, type KeyOf } from './language.js';

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
});

export type InfoTextKey = KeyOf<typeof enInfo>;
