import type { GameTree, NodeId } from '../sgf/game-tree.js';
import { formatAddress } from './address.js';
import { movesIn, pathTo } from './walk.js';

/** A figure with more moves than this has no numbers. */
const MOST_NUMBERED = 40;

/**
 * Where the numbered moves of a story's step begin: the address of the first node behind the step before it. `undefined`
 * if the line to `node` does not go through that step, or is too long for numbers.
 *
 * @param before the node of the step before; for the first step the root
 */
export function firstMoveOfStep(tree: GameTree, before: NodeId, node: NodeId): string | undefined {
  const path = pathTo(tree, node);
  const behind = path.slice(path.indexOf(before) + 1);
  const moves = behind.reduce((sum, each) => sum + movesIn(tree, each), 0);
  const [first] = behind;
  const isNear = path.includes(before) && moves <= MOST_NUMBERED;
  return isNear && first !== undefined ? formatAddress(tree, first) : undefined;
}
