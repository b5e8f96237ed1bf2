import { nameGrownNodes } from '../../game/own-addresses.js';
import { growTree, type OwnMove } from '../../game/own-moves.js';
import type { NodeId } from '../../sgf/game-tree.js';
import { type OpenGame, openGame } from '../open-game.js';

/** Whether the reader may learn of a node of the record; who hides a node hides all behind it. */
export type IsTold = (node: NodeId) => boolean;

/** A game with a reader's moves in it, and without what policies hide. */
export function growGame(record: OpenGame, moves: readonly OwnMove[], isTold?: IsTold): OpenGame {
  if (moves.length === 0 && !isTold) return record;
  const grown = growTree(record.tree, moves, isTold);
  nameGrownNodes(record.tree, grown);
  return openGame(grown.tree, { record, moves, grown });
}
