import { enOwnMoves } from './en-own-moves.js';
import { say, type TextArguments } from './texts.js';

export type OwnMoveTextKey = keyof typeof enOwnMoves;

/** The sentence for a key of the reader's own moves, filled in. */
export function ownMoveText(key: OwnMoveTextKey, args: TextArguments = {}): string {
  return say('ownMoves', enOwnMoves, key, args);
}
