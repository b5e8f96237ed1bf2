import type { GameTree, NodeId, PropertyId } from '../sgf/game-tree.js';
import { movesOf } from './walk.js';

/** Maximum number of nodes that are searched for moves. */
const MOST_NODES = 10;

/** The first moves after a node, along first children: three, or fewer if there are not enough. */
export function firstMoves(tree: GameTree, node: NodeId): PropertyId[] {
  const moves: PropertyId[] = [];
  let at: NodeId | undefined = node;
  for (let passed = 0; at !== undefined && passed < MOST_NODES && moves.length < 3; passed++) {
    moves.push(...movesOf(tree, at));
    at = tree.firstChild(at);
  }
  return moves;
}
