import { nameGrownNodes } from '../../game/own-addresses.js';
import { growTree, type OwnMove } from '../../game/own-moves.js';
import type { NodeId } from '../../sgf/game-tree.js';
import { type OpenGame, openGame } from '../open-game.js';

/** A game with a reader's moves in it, and without what policies hide. */
export function growGame(
  record: OpenGame,
  moves: readonly OwnMove[],
  isTold?: (node: NodeId) => boolean,
): OpenGame {
  if (moves.length === 0 && !isTold) return record;
  const grown = growTree(record.tree, moves, isTold);
  nameGrownNodes(record.tree, grown);
  return openGame(grown.tree, { record, moves, grown });
}
