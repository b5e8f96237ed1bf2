import { formatAddress } from '../../game/address.js';
import type { Session } from '../session/session.js';
import type { LinkedBoard } from './linked-board.js';
import type { PageAddress } from './page-address.js';

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
