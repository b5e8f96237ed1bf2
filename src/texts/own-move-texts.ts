import { enOwnMoves } from './en-own-moves.js';
import { sentencesOf } from './texts.js';

export type OwnMoveTextKey = keyof typeof enOwnMoves;

/** The sentence for a key of the reader's own moves, filled in. */
export const ownMoveText = sentencesOf('ownMoves', enOwnMoves);
