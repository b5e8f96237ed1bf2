import type { Replayer } from '../../replay/replayer.js';
import type { GameTree, NodeId, PropertyId } from '../../sgf/game-tree.js';
import { shortIdentifier } from '../../sgf/identifiers.js';

const B = shortIdentifier('B');
const W = shortIdentifier('W');
const AE = shortIdentifier('AE');
const MN = shortIdentifier('MN');

/**
 * `Position.moveNumber` of each node, in one pass that replays nothing but what is numbered by more than its moves: nodes
 * with MN (M-20), and those that may take back the move before (S-13).
 */
export function moveNumbersOf(replayer: Replayer): Int32Array {
  const { tree } = replayer;
  const numbers = new Int32Array(tree.size);
  for (let id = 0; id < tree.size; id++) {
    const node = id as NodeId;
    const parent = tree.parent(node);
    const before = parent === undefined ? 0 : (numbers[parent] ?? 0);
    const count = countMoves(tree, node);
    numbers[id] = count === undefined ? replayer.positionAt(node).moveNumber : before + count;
  }
  return numbers;
}

/** A node plays one move of each colour at most (M-13, M-14); `undefined` where that is not all that counts. */
function countMoves(tree: GameTree, node: NodeId): number | undefined {
  let [black, white, isErasing] = [0, 0, false];
  const end = tree.endProperty(node);
  for (let row = tree.firstProperty(node); row < end; row++) {
    const code = tree.identifierCode(row as PropertyId);
    if (code === B) black = 1;
    else if (code === W) white = 1;
    else if (code === AE) isErasing = true;
    else if (code === MN) return undefined;
  }
  return isErasing && black + white > 0 ? undefined : black + white;
}
