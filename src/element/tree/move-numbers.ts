import type { GameTree, NodeId, PropertyId } from '../../sgf/game-tree.js';
import { shortIdentifier } from '../../sgf/identifiers.js';
import { readNumber } from '../../sgf/values.js';

const B = shortIdentifier('B');
const W = shortIdentifier('W');
/** As in the replay: MN beyond is none. */
const LARGEST_NUMBER = 1e9;

/**
 * The number of the last move at each node, as `Position.moveNumber` counts (M-19 to M-21), without replaying anything:
 * one pass over the tree.
 */
export function moveNumbersOf(tree: GameTree): Int32Array {
  const numbers = new Int32Array(tree.size);
  const isRenumbered = tree.mentions('MN');
  for (let id = 0; id < tree.size; id++) {
    const node = id as NodeId;
    const parent = tree.parent(node);
    const before = parent === undefined ? 0 : (numbers[parent] ?? 0);
    const number = before + countMoves(tree, node);
    numbers[id] = isRenumbered && id > 0 ? renumbered(tree, node, number) : number;
  }
  return numbers;
}

/** A node plays one move of each colour at most (M-13, M-14). */
function countMoves(tree: GameTree, node: NodeId): number {
  let [black, white] = [0, 0];
  for (let row = tree.firstProperty(node); row < tree.endProperty(node); row++) {
    const code = tree.identifierCode(row as PropertyId);
    if (code === B) black = 1;
    else if (code === W) white = 1;
  }
  return black + white;
}

function renumbered(tree: GameTree, node: NodeId, number: number): number {
  const wanted = readNumber(tree.values(node, 'MN')[0] ?? '') ?? number;
  return Math.abs(wanted) <= LARGEST_NUMBER ? wanted : number;
}
