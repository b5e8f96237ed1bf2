import { decoded } from '../record/records.js';
import { formatAddress } from '../../game/address.js';
import type { Session } from '../session/session.js';
import type { LinkedBoard } from './linked-board.js';

/** What a link asks for: a board by its id, and an address in its game. */
export interface PageAddress {
  readonly id: string;
  readonly address: string;
}

/** Whatever may lead a board somewhere; the slash stands between its id and the address. */
export const LINKS = ':is(a, area)[href*="#"][href*="/"], [data-sgf-board]';

/** Reads `#g1/35.2`, `#g1/#Name` and `#g1/%23Name`; `undefined` for other fragments. */
export function readFragment(fragment: string): PageAddress | undefined {
  const [, id, rest = ''] = /^#([^/]+)\/(.+)$/.exec(fragment) ?? [];
  if (id === undefined) return undefined;
  // Of a name only its sign is decoded here: who reads the address decodes the rest.
  const [, name] = /^(?:#|%23)(.*)/i.exec(rest) ?? [];
  return { id: decoded(id), address: name === undefined ? decoded(rest) : `#${name}` };
}

/** What an element of `LINKS` asks for; `undefined` where it leads to another page or place. */
export function readLink(link: Element): PageAddress | undefined {
  const id = link.getAttribute('data-sgf-board');
  if (id !== null) return { id, address: link.getAttribute('data-path') ?? '' };
  const href = link.getAttribute('href')?.trim() ?? '';
  // A bare fragment means this page, also where <base> sends relative addresses elsewhere.
  const url = urlOf(href, href.startsWith('#') ? location.href : document.baseURI);
  return url && isThisPage(url) ? readFragment(url.hash) : undefined;
}

function isThisPage({ href, hash }: URL): boolean {
  return href.slice(0, href.length - hash.length) === location.href.replace(/#.*/, '');
}

function urlOf(href: string, base: string): URL | undefined {
  try {
    return new URL(href, base);
  } catch {
    return undefined;
  }
}

/** What the reader's hand does to a page; `scroll` of the page itself, not of a box in it. */
const touches = ['pointerdown', 'keydown', 'wheel', 'scroll'];

/** Ends with the reader's first touch. */
let untouched: AbortController | undefined;
let opening = '';

/** Keeps watch, from when the first board is linked, on whether the page is still as it was opened. */
export function watchFirstSight(): void {
  if (untouched) return;
  untouched = new AbortController();
  opening = location.hash;
  const { signal } = untouched;
  const end = () => untouched?.abort();
  for (const type of touches) addEventListener(type, end, { signal, passive: true });
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Who comes back or reloads is where they were, and who has scrolled is where they want to be.
  if (visit?.type !== 'navigate' || scrollY > 0 || navigator.userActivation.hasBeenActive) end();
}

/** Whether the reader has just come, by the address that the page has still, and has touched nothing. */
export function isFirstSight(): boolean {
  return untouched?.signal.aborted === false && location.hash === opening;
}

/** Under this name an entry of the history keeps where boards are, by their ids: `2/35` is move 35 of the second game. */
const KEY = 'sgf-board';

/** The boards of the page that links have moved. */
const moved = new Set<LinkedBoard>();

/** Writes into the current entry where the boards are that links move, so that Back finds them. */
export function leaveEntry(board: LinkedBoard): void {
  moved.add(board);
  const places: Record<string, string> = {};
  for (const { host, session, isReady } of moved) {
    if (isReady) places[host.id] = placeOf(session, formatAddress(session.tree, session.node));
  }
  write('replaceState', places, '');
}

/** A board has left the page. */
export function forgetBoard(board: LinkedBoard): void {
  moved.delete(board);
}

/** Adds an entry to the history, with a fragment for its address, for a board that a link has led somewhere. */
export function enterEntry(fragment: string, board: LinkedBoard, address: string): void {
  const { host, session, isReady } = board;
  write('pushState', { [host.id]: isReady ? placeOf(session, address) : address }, fragment);
}

function placeOf({ gameNumber }: Session, address: string): string {
  return `${gameNumber}/${address}`;
}

/** Where a board was: the number of its game from 1, 0 where that is not known. */
interface KeptPlace extends PageAddress {
  readonly game: number;
}

/** What an entry says of boards. */
export function placesOf(state: unknown): readonly KeptPlace[] {
  const places: unknown = isPlain(state) ? Reflect.get(state, KEY) : undefined;
  if (!isPlain(places)) return [];
  return Object.entries(places).map(([id, at]) => {
    const [, game = 0, address = ''] = /^(?:(\d+)\/)?(.*)$/s.exec(String(at)) ?? [];
    return { id, game: Number(game), address };
  });
}

/** What the page itself keeps in its entries stays; what is no plain object takes nothing from us. */
function write(
  how: 'pushState' | 'replaceState',
  places: Readonly<Record<string, string>>,
  fragment: string,
): void {
  const state: unknown = history.state;
  const next = isPlain(state) || state === null ? { ...state, [KEY]: places } : state;
  try {
    history[how](next, '', fragment || undefined);
  } catch {
    return; // too many entries at once (Safari), or a frame without a history: the board moves all the same
  }
}

/** A `Map` or a `Date`, say, would be lost by copying its properties. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
