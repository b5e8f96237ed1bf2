import { decoded } from '../../game/address.js';
import { absoluteUrl } from '../platform/urls.js';

/** What a link asks for: a board by its id, and an address in its game. */
export interface PageAddress {
  readonly id: string;
  readonly address: string;
  /** The fragment that says so, if one does. */
  readonly fragment?: string;
}

/** Elements that may lead to a board; the slash stands between its id and the address. */
export const LINKS = ':is(a, area)[href*="#"][href*="/"], [data-sgf-board]';

/** Reads `#g1/35.2`, `#g1/game2.35`, `#g1/#Name` and `#g1/%23Name`; `undefined` for other fragments. */
export function readFragment(fragment: string): PageAddress | undefined {
  const [, id, rest = ''] = /^#([^/]+)\/(.+)$/.exec(fragment) ?? [];
  if (id === undefined) return undefined;
  // Of a name only its sign is decoded here: who reads the address decodes the rest.
  const [, game = '', name] = /^(game\d+\.)?(?:#|%23)(.*)/i.exec(rest) ?? [];
  const plain = decoded(rest).replace(/^game\d+$/, '$&.0'); // a game alone is its start
  const address = name === undefined ? plain : `${game}#${name}`;
  return { id: decoded(id), address, fragment };
}

/** What an element of `LINKS` asks for; `undefined` where it leads to another page or place. */
export function readLink(link: Element): PageAddress | undefined {
  const id = link.getAttribute('data-sgf-board');
  if (id !== null) return { id, address: link.getAttribute('data-path') ?? '' };
  const href = link.getAttribute('href')?.trim() ?? '';
  const page = absoluteUrl('#', location.href);
  // A bare fragment means this page, also where <base> sends relative addresses elsewhere.
  const url = absoluteUrl(href, href.startsWith('#') ? page : document.baseURI);
  return url.startsWith(page) ? readFragment(url.slice(page.length - 1)) : undefined;
}

/** What readers do to a page; `scroll` of the page itself, not of a box in it. */
const touches = ['pointerdown', 'keydown', 'wheel', 'scroll'];

/** The fragment by which the page was opened, until the reader touches the page. */
let openedAt: string | undefined;
let isWatching = false;

/** Notices, from the first linked board on, whether the page is still as it was opened. */
export function watchFirstSight(): void {
  if (isWatching) return;
  isWatching = true;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Readers who come back or reload are where they were, and those who have scrolled are where they want to be.
  if (visit?.type !== 'navigate' || scrollY > 0 || navigator.userActivation.hasBeenActive) return;
  openedAt = location.hash;
  const end = () => (openedAt = undefined);
  for (const type of touches) addEventListener(type, end, { once: true, passive: true });
}

/** Whether the reader has just come, by the address that the page still has, and has touched nothing. */
export function isFirstSight(): boolean {
  return location.hash === openedAt;
}

/** Under this name an entry of the history keeps the addresses of boards, by their ids. */
const KEY = 'sgf-board';

/** What an entry says of boards. */
export function readEntry(state: unknown): readonly PageAddress[] {
  const places: unknown = isPlain(state) ? Reflect.get(state, KEY) : undefined;
  if (!isPlain(places)) return [];
  return Object.entries(places).map(([id, address]) => ({ id, address: String(address) }));
}

/** Writes the addresses of boards. What the page keeps in its entries stays; a state that is no plain object is left alone. */
export function writeEntry(
  method: 'pushState' | 'replaceState',
  places: readonly (readonly [id: string, address: string])[],
  fragment?: string,
): void {
  const state: unknown = history.state;
  const isOurs = isPlain(state) || state === null;
  const next = isOurs ? { ...state, [KEY]: Object.fromEntries(places) } : state;
  try {
    history[method](next, '', fragment);
  } catch {
    return; // too many entries at once (Safari), or a frame without a history: the board moves all the same
  }
}

/** A `Map` or a `Date`, say, would be lost by copying its properties. */
function isPlain(value: unknown): value is object {
  return Object.prototype.toString.call(value) === '[object Object]';
}
