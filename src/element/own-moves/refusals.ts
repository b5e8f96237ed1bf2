import { ownMoveText } from '../../texts/own-move-texts.js';
import type { Cursor } from '../cursor.js';
import type { Refusal } from './own-lines.js';

const told = new WeakMap<Cursor, { readonly node: number; readonly refusal: Refusal }>();

/** Says why a move can't be played, to those who see and to those who hear. */
export function tellRefusal(cursor: Cursor, refusal: Refusal): void {
  told.set(cursor, { node: cursor.node, refusal });
  cursor.say(() => ownMoveText(refusal));
}

/** What was said last, as long as the same node is shown. */
export function refusalAt(cursor: Cursor): string {
  const last = told.get(cursor);
  return last?.node === cursor.node ? ownMoveText(last.refusal) : '';
}
