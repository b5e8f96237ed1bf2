// The script of `embed.html`, the page for iframes: a board from the page's address, and the height of the page for the
// page around it. It also works in a frame with `sandbox="allow-scripts"`, which has no origin.
//
//   embed.html?src=game.sgf&move=35     a record and the board's attributes
//   embed.html#sgf=(%3BSZ[9]…           the record itself, percent-encoded
//   embed.html#z=…                      the record, compressed (deflate) and written in base64url

import { unpack } from '../element/platform/unpack.js';

/** The limit for unpacking a compressed record, in UTF-16 code units. */
const LIMIT = 16e6;

/** Attributes that the page sets itself, or that have no use in a frame. */
const notFromAddress = ['id', 'sgf', 'data-sgf'];

const NO_RECORD =
  'No record: write its address after ?src= or the record itself, percent-encoded, after #sgf=.';
const DAMAGED = 'The record in this address is damaged.';

interface Board extends HTMLElement {
  sgf: string;
  readonly ready: Promise<void>;
}

const board = document.createElement('sgf-board') as Board;

/** The parts of the hash. WordPress adds `#?secret=…`, even after another hash. */
function hashParts(): Map<string, string> {
  const hash = location.hash.slice(1).replace(/#?\?secret=/, '&secret=');
  return new Map(
    hash.split('&').map((part) => {
      const [name = '', ...rest] = part.split('=');
      return [name, decoded(rest.join('='))];
    }),
  );
}

/** Decodes percent signs only: a `+` stays a plus, as in the result `RE[B+R]`. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Sets the attributes in the address that the board knows. */
function setAttributes(): void {
  const { observedAttributes } = board.constructor as unknown as { observedAttributes: string[] };
  for (const [name, value] of new URLSearchParams(location.search)) {
    const isKnown = observedAttributes.includes(name) && !notFromAddress.includes(name);
    if (isKnown && value !== 'false') board.setAttribute(name, value);
    if (name === 'lang') document.documentElement.lang = value;
    if (name === 'scheme' && /^(light|dark)$/.test(value))
      document.documentElement.style.colorScheme = value;
  }
}

/** Shows the record in the hash, if there is one, or a message if the address names no record at all. */
async function showHash(): Promise<void> {
  const parts = hashParts();
  const packed = parts.get('z');
  const text = packed ? await unpacked(packed).catch(() => undefined) : parts.get('sgf');
  if (text) board.sgf = text;
  if (text || board.hasAttribute('src')) document.body.replaceChildren(board);
  else document.body.textContent = packed ? DAMAGED : NO_RECORD;
}

/** @param packed bytes of deflate in base64url */
async function unpacked(packed: string): Promise<string> {
  const base64 = packed.replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new TextDecoder().decode(await unpack(bytes, LIMIT, 'deflate-raw'));
}

/** Tells the page around the frame its height, in the message formats of WordPress, of Embedly's hosts, and our own. */
function postHeight(): void {
  const height = Math.ceil(document.documentElement.getBoundingClientRect().height);
  const secret = hashParts().get('secret');
  const { href } = location;
  const messages = [
    { type: 'sgf-board:height', height, href },
    JSON.stringify({ context: 'iframe.resize', src: href, height }),
    ...(secret ? [{ message: 'height', value: height, secret }] : []),
  ];
  for (const message of messages) parent.postMessage(message, '*');
}

/** The title of the page is the board's name: screen readers announce frames by it. */
async function nameThePage(): Promise<void> {
  await board.ready;
  const names = [...(board.shadowRoot?.querySelectorAll('.player bdi') ?? [])];
  const players = names.map(({ textContent }) => textContent.trim()).filter(Boolean);
  document.title = board.getAttribute('caption') || players.join(' – ') || document.title;
}

setAttributes();
void showHash()
  .then(nameThePage)
  .catch(() => undefined); // the board itself shows the error
addEventListener('hashchange', () => void showHash());
if (parent !== window) new ResizeObserver(postHeight).observe(document.documentElement);
