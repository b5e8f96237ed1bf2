import { endsWithOwnMove } from '../game/address.js';
import type { Cursor } from './cursor.js';
import type { NavigationSource } from './events.js';
import { partOr } from './part-or.js';

/**
 * As `Cursor.goTo`; the reader's own moves that an address ends with are played once the chunk is there that plays them.
 * @throws TypeError for what is neither step nor address
 */
export function goTo(cursor: Cursor, target: number | string, source: NavigationSource): boolean {
  const isShown = cursor.goTo(target, source);
  if (cursor.takesMoves && endsWithOwnMove(String(target))) void play(cursor, target, source);
  return isShown;
}

async function play(cursor: Cursor, target: number | string, source: NavigationSource) {
  const { game } = cursor;
  const lines = await partOr(import('./own-moves/own-lines.js'), undefined);
  if (game === cursor.game) lines?.playAddress(cursor, String(target), source);
}
