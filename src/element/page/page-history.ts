import { decoded } from '../../game/address.js';
import { placesIn } from '../platform/history-entry.js';
import { absoluteUrl } from '../platform/urls.js';

/** The target of a link: a board by its id, and an address in its game. */
export interface PageAddress {
  readonly id: string;
  readonly address: string;
  /** The fragment that contains this address, if there is one. */
  readonly fragment?: string;
}

/** Elements that may lead to a board. The slash separates its id from the address. */
export const LINKS = ':is(a, area)[href*="#"][href*="/"], [data-sgf-board]';

/** Reads `#g1/35.2`, `#g1/game2.35`, `#g1/#Name` and `#g1/%23Name`; `undefined` for other fragments. */
export function readFragment(fragment: string): PageAddress | undefined {
  const [, id, rest = ''] = /^#([^/]+)\/(.+)$/.exec(fragment) ?? [];
  if (id === undefined) return undefined;
  // Only the `#` before a name is decoded here. The name itself is decoded when the address is read.
  const [, game = '', name] = /^(game\d+\.)?(?:#|%23)(.*)/i.exec(rest) ?? [];
  const plain = decoded(rest).replace(/^game\d+$/, '$&.0'); // a game alone means its start
  const address = name === undefined ? plain : `${game}#${name}`;
  return { id: decoded(id), address, fragment };
}

/** The target of an element of `LINKS`; `undefined` if it leads to another page or place. */
export function readLink(link: Element): PageAddress | undefined {
  const id = link.getAttribute('data-sgf-board');
  if (id !== null) return { id, address: link.getAttribute('data-path') ?? '' };
  const href = link.getAttribute('href')?.trim() ?? '';
  const page = absoluteUrl('#', location.href);
  // A bare fragment means this page, also where <base> sends relative addresses elsewhere.
  const url = absoluteUrl(href, href.startsWith('#') ? page : document.baseURI);
  return url.startsWith(page) ? readFragment(url.slice(page.length - 1)) : undefined;
}

/** Events of a reader who touches a page. `scroll` counts only for the page itself, not for boxes in it. */
const touches = ['pointerdown', 'keydown', 'wheel', 'scroll'];

/** The fragment with which the page was opened, until the reader touches the page. */
let openedAt: string | undefined;
let isWatching = false;

/** Begins to watch, at the first linked board, whether the reader has touched the page. */
export function watchFirstSight(): void {
  if (isWatching) return;
  isWatching = true;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Readers who come back or reload keep their place, and those who have scrolled have chosen one.
  if (visit?.type !== 'navigate' || scrollY > 0 || navigator.userActivation.hasBeenActive) return;
  openedAt = location.hash;
  const end = () => (openedAt = undefined);
  for (const type of touches)
    addEventListener(type, end, { once: true, passive: true, capture: true });
}

/** Whether the reader has just opened the page by its current fragment, and has touched nothing. */
export function isFirstSight(): boolean {
  return location.hash === openedAt;
}

/** Reads the addresses of boards from the state of a history entry. */
export function readEntry(state: unknown): readonly PageAddress[] {
  return Object.entries(placesIn(state)).map(([id, address]) => ({ id, address: String(address) }));
}
