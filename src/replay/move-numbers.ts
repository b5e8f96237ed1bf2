import type { GameTree, NodeId, PropertyId } from '../sgf/game-tree.js';
import { shortIdentifier } from '../sgf/identifiers.js';
import type { Replayer } from './replayer.js';

const B = shortIdentifier('B');
const W = shortIdentifier('W');
const AE = shortIdentifier('AE');
const MN = shortIdentifier('MN');

/**
 * `Position.moveNumber` of each node, in one pass. Replays nodes only if counting moves is not enough: those with MN
 * (M-20), and those that may take back the move before (S-13).
 */
export function moveNumbersOf(replayer: Replayer): Int32Array {
  const { tree } = replayer;
  const numbers = new Int32Array(tree.size);
  for (let id = 0; id < tree.size; id++) {
    const node = id as NodeId;
    const before = numbers[tree.parent(node) ?? node] ?? 0;
    const count = countMoves(tree, node);
    numbers[id] = count === undefined ? replayer.positionAt(node).moveNumber : before + count;
  }
  return numbers;
}

/** The properties that matter for counting, as bits. */
const bits: Readonly<Record<number, number>> = { [B]: 1, [W]: 2, [AE]: 4, [MN]: 8 };
/**
 * The number of moves of a node by its bits, at most one per colour (M-13, M-14); missing if counting is not enough.
 */
const counts = [0, 1, 1, 2, 0];

function countMoves(tree: GameTree, node: NodeId): number | undefined {
  let seen = 0;
  const end = tree.endProperty(node);
  for (let row = tree.firstProperty(node); row < end; row++)
    seen |= bits[tree.identifierCode(row as PropertyId)] ?? 0;
  return counts[seen];
}
