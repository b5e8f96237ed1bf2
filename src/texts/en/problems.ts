import { area } from '../language.js';

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
  'not-found-mark':
    '{url} was not found (404). In an address, write %23 for a # in the name of the file, and %3F for a ?.',
  zip: '{url} is a ZIP archive. Unpack it, and give the address of the SGF file in it.',
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
