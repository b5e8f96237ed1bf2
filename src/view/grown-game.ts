import { nameGrownNodes } from '../game/own-addresses.js';
import { growTree, type OwnMove } from '../game/own-moves.js';
import type { NodeId } from '../sgf/game-tree.js';
import { type OpenGame, openGame } from './open-game.js';

/** A copy of a game with a reader's moves and without hidden nodes. */
export function growGame(
  record: OpenGame,
  moves: readonly OwnMove[],
  isVisible?: (node: NodeId) => boolean,
): OpenGame {
  if (moves.length === 0 && !isVisible) return record;
  const grown = growTree(record.tree, moves, isVisible);
  nameGrownNodes(record.tree, grown);
  return openGame(grown.tree, { record, moves, grown });
}

/**
 * The node of a game that corresponds to a node of the record or to a reader's move; if the game does not have it, the
 * nearest one before it.
 */
export function nodeIn({ own, tree }: OpenGame, place: NodeId | OwnMove): NodeId {
  for (let at = place; ;) {
    const node = own ? own.grown.nodeOf(at) : at;
    if (typeof node === 'number') return node;
    at = typeof at === 'number' ? (own?.record.tree.parent(at) ?? tree.root) : at.after;
  }
}
