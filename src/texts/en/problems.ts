import { area } from '../language.js';

/** Why a record can't be shown; in a second line, what to do about it. Loaded only then. */
export const enProblems = area('problems', {
  'not-found': '{url} was not found (404).\nCheck the address.',
  'http-error': 'The server answered {status} for {url}.\nTry again later.',
  unreachable: '{url} could not be fetched.\nCheck the connection, then try again.',
  'too-slow': '{url} did not arrive: its server has stopped sending.\nTry again later.',
  'cross-origin':
    '{url} could not be fetched: the other site doesn’t allow this (CORS, the header Access-Control-Allow-Origin) or is down.\nPut a copy of the file on your own site.',
  'file-page':
    'A page opened from a file may not fetch {url}.\nPut the record inside the element, or open the page through a web server.',
  'not-found-mark':
    '{url} was not found (404).\nIn an address, write %23 for a # in the name of the file, and %3F for a ?.',
  zip: '{url} is a ZIP archive.\nUnpack it, and give the address of the SGF file in it.',
  'empty-file': '{url} is empty.',
  'web-page':
    'This is a web page, not a game record.\nCheck that the address leads to the SGF file itself.',
  'no-element':
    'No element of this page has the id “{id}”.\nGive that id to the board or text that has the record, or set src to the address of a file.',
  'no-record':
    'The element with the id “{id}” has no game record.\nA game record starts with “(;”.',
  circle:
    'This board and “{id}” take their records from each other.\nOne of them needs an address of a file, or the record inside.',
  'other-board': 'The board “{id}”, whose record this one shows, has none: {detail}',
});
