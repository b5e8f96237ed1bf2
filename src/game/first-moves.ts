import type { GameTree, NodeId } from '../sgf/game-tree.js';
import { movesOf } from './walk.js';

/** Where no move stands in so many nodes, none is looked for further on. */
const MOST_NODES = 10;

/** The first two moves from a node on, along first children, as the record writes them: `Bpd`. */
export function firstMoves(tree: GameTree, node: NodeId): string[] {
  const moves: string[] = [];
  let at: NodeId | undefined = node;
  for (let passed = 0; at !== undefined && passed < MOST_NODES; passed++) {
    for (const move of movesOf(tree, at)) moves.push(tree.nameOf(move) + tree.firstValue(move));
    at = tree.firstChild(at);
  }
  return moves.slice(0, 2);
}
