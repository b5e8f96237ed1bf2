import { formatAddress } from '../../game/address.js';
import type { LinkedBoard } from './linked-board.js';

/** Under this name an entry of the history keeps where boards are: ids and addresses. */
const KEY = 'sgf-board';

/** The boards of the page that links have moved. */
const moved = new Set<LinkedBoard>();

/** Writes into the current entry where the boards are that links move, so that Back finds them. */
export function leaveEntry(board: LinkedBoard): void {
  moved.add(board);
  const places: Record<string, string> = {};
  for (const { host, cursor, isReady } of moved) {
    if (isReady) places[host.id] = formatAddress(cursor.tree, cursor.node);
  }
  write('replaceState', places, '');
}

/** A board has left the page. */
export function forgetBoard(board: LinkedBoard): void {
  moved.delete(board);
}

/** Adds an entry to the history, with a fragment for its address. */
export function newEntry(fragment: string, places: Readonly<Record<string, string>>): void {
  write('pushState', places, fragment);
}

/** What an entry says of boards: ids and addresses. */
export function placesOf(state: unknown): readonly (readonly [string, string])[] {
  const places: unknown = isPlain(state) ? Reflect.get(state, KEY) : undefined;
  return isPlain(places) ? Object.entries(places).map(([id, at]) => [id, String(at)]) : [];
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

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
