import { area } from './language.js';

/** Diagnostics and their positions, in English; only loaded by boards that show them. */
export const enDiagnostics = {
  place: 'line {line}, column {column}',
  excerpt: 'line {line}, column {column}: “{excerpt}”',
  empty: 'This is empty.',

  'no-sgf':
    'There is no game in this text. A game record starts with “(;”, this starts with “{detail}”.',
  'empty-tree': 'A game without nodes was skipped.',
  'junk-before': 'Text before the game was skipped.',
  'junk-after': 'Text after the game was skipped.',
  'illegal-char': '“{detail}” does not belong here and was skipped.',
  'missing-paren': 'A “)” is missing at the end.',
  'extra-paren': 'There is one “)” too many.',
  'unterminated-value': 'This value has no “]” at its end.',
  'missing-semicolon': 'A node starts here without “;”.',
  'node-behind': 'This comes after variations, but is read as the main line.',
  'no-value': '{detail} has no value.',
  'value-without-ident': 'A value without a property was skipped.',
  'duplicate-property': '{detail} occurs twice in one node.',
  'too-large': 'The record is larger than the limit of {detail}; the rest was not read.',
  'decode-error': 'Some bytes are not valid {detail}.',
  'unknown-charset': 'The charset {detail} is not known.',
  'charset-mismatch': 'The charset is not {detail}, as the record says.',
  'bad-value': '“{detail}” does not fit its property.',
  'mixed-charset': 'The games of this file name different charsets: {detail}.',
  'bad-point': '“{detail}” is not a point of this board.',
  'duplicate-point': '“{detail}” names a point that is already named.',
  'point-case': '“{detail}” is read in small letters.',
  'point-form': '“{detail}” is read as column and row, as in Go.',
  'western-coords': '“{detail}” is read as a coordinate beside the board.',
  'board-size': 'The board size can’t be used as written.',
  'unsupported-game': '{detail}: the record is shown without a board.',
  overwrite: 'The move {detail} was played on a stone.',
  suicide: 'The move {detail} is suicide.',
  ko: 'The move {detail} retakes a ko at once.',
  'two-moves': 'One node has two moves.',
  'move-in-root': 'The first node has a move.',
  'setup-and-move': 'One node has both setup and a move.',
  'swap-sides-meant': 'The player who swapped moves again: sides were swapped, not pieces.',
  'old-style-variation': 'The previous move is taken back: this is a variation of it.',
};

/** Changes that a page's editor made to the record inside an element, and what was left out of a text diagram, in English. */
export const enEdits = {
  'diagram-sign': 'Nobody knows this sign in a text diagram; it was left out: {detail}',
  'edited-link':
    'This page’s editor changed the record: it made a link of the variation “{detail}”. Put it into a code block, or use src.',
  'edited-break':
    'This page’s editor changed the record: it put a new line or paragraph into it. Put it into a code block, or use src.',
  'edited-rest':
    'This page’s editor changed the record: it moved “{detail}” out of the element. Put it into a code block, or use src.',
};

/** Messages while a record is loading, if it can't be shown, or if it is odd, in English. */
export const enMessages = area('messages', {
  loading: 'Loading …',
  noBoard: 'The record is shown without a board.',
  retry: 'Try again',
  reason: 'Why?',

  oddities: { one: 'The record has {count} oddity', other: 'The record has {count} oddities' },
  more: 'and {count} more',

  newMoves: { one: '{count} new move', other: '{count} new moves' },
});

/** Why a record can't be shown, and what to do about it; loaded only then. */
export const enProblems = area('problems', {
  'not-found': '{url} was not found (404). Is the address right?',
  'http-error': 'The server answered {status} for {url}.',
  unreachable: '{url} could not be fetched. Is there a connection, and does the server run?',
  'too-slow': '{url} did not arrive: its server has stopped sending.',
  'cross-origin':
    '{url} could not be fetched. Its server does not allow that (CORS, the header Access-Control-Allow-Origin), or is down: copy the file beside this page.',
  'file-page':
    'A page opened from a file may not fetch {url}. Put the record inside the element, or open the page through a web server.',
  'empty-file': '{url} is empty.',
  'web-page':
    'This is a web page, not a game record. Does the address lead to the SGF file itself?',
  'no-element':
    'No element of this page has the id “{id}”. Give the board or text with the record that id, or src the address of a file.',
  'no-record': 'The element with the id “{id}” has no game record. A game record starts with “(;”.',
  circle:
    'This board and “{id}” take their records from each other. One of them needs an address of a file, or the record inside.',
  'other-board': 'The board “{id}”, whose record this one shows, has none: {detail}',
});
