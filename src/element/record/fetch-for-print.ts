import { decodePlainUtf8 } from '../../sgf/plain-utf8.js';
import type { SgfBoardElement } from '../sgf-board-element.js';
import { type Answer, HUGE, recordFromText } from './records.js';

/** Total time for fetching records while the browser waits to print a page, in milliseconds. */
const PRINT_MS = 3000;
/** The records fetched so, by address, and the time that they took. */
const fetchedNow = new Map<string, Answer>();
let msFetched = 0;

/**
 * Fetches a record of the page's own site while the script waits, because `beforeprint` can't wait; the last request may
 * take as long as the server does. Only plain SGF in UTF-8, as the parts for other files may not be loaded. Boards that
 * never were near the screen need it.
 */
export function fetchForPrint({ src, charset, limit }: SgfBoardElement): Answer | undefined {
  if (!fetchedNow.has(src) && !charset && !limit && msFetched < PRINT_MS) {
    const start = performance.now();
    const answer = requestNow(src);
    if (answer) fetchedNow.set(src, answer);
    msFetched += performance.now() - start;
  }
  return fetchedNow.get(src);
}

function requestNow(url: string): Answer | undefined {
  try {
    if (new URL(url, document.baseURI).origin !== location.origin) return undefined;
    const request = new XMLHttpRequest();
    request.open('GET', url, false);
    request.overrideMimeType('text/plain; charset=x-user-defined'); // its last eight bits are the bytes of the file
    request.send();
    const bytes = Uint8Array.from(request.response as string, (unit) => unit.charCodeAt(0));
    const text = request.status < 300 && bytes.length < HUGE ? decodePlainUtf8(bytes) : undefined;
    return text ? recordFromText(text) : undefined;
  } catch {
    return undefined; // the address, the network, or a policy of the page
  }
}
