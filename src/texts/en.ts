/** Every sentence for people, in English. `{name}` is filled in; see `texts.ts`. */
export const en = {
  // Who and what
  black: 'Black',
  white: 'White',
  board: 'Go board',
  game: '{black} (Black) against {white} (White)',
  captures: '{count} captured',
  resultBy: '{winner} wins by {score}',
  resultResign: '{winner} wins by resignation',
  resultTime: '{winner} wins on time',
  resultForfeit: '{winner} wins by forfeit',
  resultWin: '{winner} wins',
  resultDraw: 'Draw',
  pass: 'Pass',
  komi: 'Komi {komi}',
  handicap: 'Handicap {handicap}',

  // Where the reader is
  start: 'Start position, {toPlay} to play',
  moveAt: 'Move {number}, {color} {point}',
  movePass: 'Move {number}, {color} passes',
  moveText: 'Move {number}, {color}: {text}',
  takes: 'takes {count}',
  counter: '{number} / {total}',
  sliderValue: '{number} of {total}',
  variations: 'Variations',
  variation: 'Variation {number} of {total}',

  // Controls
  controls: 'Moves',
  first: 'First move',
  back10: 'Back 10 moves',
  prev: 'Previous move',
  next: 'Next move',
  forward10: 'Forward 10 moves',
  last: 'Last move',
  prevVariation: 'Previous variation',
  nextVariation: 'Next variation',
  slider: 'Position in the game',
  comment: 'Comment',

  // States
  loading: 'Loading the game record …',
  errorTitle: 'This game record could not be shown',
  notFound: '{url} was not found (404). Is the address right?',
  httpError: 'The server answered {status} for {url}.',
  unreachable:
    '{url} could not be fetched. If it lies on another site, that site must allow it (CORS: it has to send the header Access-Control-Allow-Origin). Otherwise the server may be down.',
  fileProtocol:
    'A page opened from a file may not fetch {url}. Put the record inside the element, or open the page through a web server.',
  emptyFile: '{url} is empty.',
  'no-sgf': 'There is no game in this text. A game record starts with “(;”, this starts with “{detail}”.',
  'web-page': 'This is a web page, not a game record. Does the address lead to the SGF file itself?',
  'unsupported-game': 'This game can’t be drawn yet: the record is shown without a board.',
};
