import type { GameTree, NodeId, PropertyId } from '../sgf/game-tree.js';
import { movesOf } from './walk.js';

/** Where no move stands in so many nodes, none is looked for further on. */
const MOST_NODES = 10;

/** The first moves from a node on, along first children: three, where there are so many. */
export function firstMoves(tree: GameTree, node: NodeId): PropertyId[] {
  const moves: PropertyId[] = [];
  let at: NodeId | undefined = node;
  for (let passed = 0; at !== undefined && passed < MOST_NODES && moves.length < 3; passed++) {
    moves.push(...movesOf(tree, at));
    at = tree.firstChild(at);
  }
  return moves;
}
