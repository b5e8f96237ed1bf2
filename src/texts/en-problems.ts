/** Why a record can't be shown, and what to do; loaded only then. */
export const enProblems = {
  'not-found': '{url} was not found (404). Is the address right?',
  'http-error': 'The server answered {status} for {url}.',
  unreachable:
    '{url} could not be fetched. If it lies on another site, that site has to allow it (CORS: it must send the header Access-Control-Allow-Origin). Otherwise the server may be down.',
  'file-page':
    'A page opened from a file may not fetch {url}. Put the record inside the element, or open the page through a web server.',
  'empty-file': '{url} is empty.',
  'no-sgf':
    'There is no game in this text. A game record starts with “(;”, this starts with “{detail}”.',
  'web-page':
    'This is a web page, not a game record. Does the address lead to the SGF file itself?',
};
