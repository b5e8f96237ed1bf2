import { area } from '../language.js';

/** Why a record can't be shown; in a second line, what to do about it. Loaded only then. */
export const enProblems = area('problems', {
  'not-found': '{url} was not found (404).\nCheck the address.',
  'http-error': 'The server answered {status} for {url}.\nTry again later.',
  unreachable: '{url} could not be loaded.\nCheck your connection and try again.',
  'too-slow': '{url} could not be loaded: the server stopped responding.\nTry again later.',
  'cross-origin':
    '{url} could not be loaded: the other site doesn’t allow this (CORS, the header Access-Control-Allow-Origin) or is down.\nPut a copy of the file on your own site.',
  'file-page':
    'A page opened from a file can’t load {url}.\nPut the record inside the element, or open the page through a web server.',
  'not-found-mark':
    '{url} was not found (404).\nIf the name of the file contains # or ?, write %23 or %3F in the address.',
  zip: '{url} is a ZIP archive.\nUnzip it, and use the address of the SGF file inside.',
  'empty-file': '{url} is empty.',
  'web-page':
    'This is a web page, not a game record.\nCheck that the address points to the SGF file itself.',
  'no-element':
    'No element on this page has the id “{id}”.\nGive that id to the board or text with the record, or set src to the address of a file.',
  'no-record':
    'The element with the id “{id}” has no game record.\nA game record starts with “(;”.',
  circle:
    'This board and “{id}” take their records from each other.\nOne of them needs the address of a file, or a record inside it.',
  'other-board': 'This board shows the record of “{id}”, which has none: {detail}',
});
