import type { GameTree, NodeId } from '../sgf/game-tree.js';
import { shortIdentifier } from '../sgf/identifiers.js';
import type { Replayer } from './replayer.js';

const B = shortIdentifier('B');
const W = shortIdentifier('W');
const AE = shortIdentifier('AE');
const MN = shortIdentifier('MN');

/**
 * `Position.moveNumber` of each node, in one pass. Replays only nodes where counting moves is not enough: those with
 * MN (M-20), and those that may take back the move before (S-13).
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

/** The moves of a node, at most one per colour (M-13, M-14); `undefined` if counting is not enough. */
function countMoves(tree: GameTree, node: NodeId): number | undefined {
  const codes = tree.propertyIds(node).map((property) => tree.identifierCode(property));
  const count = Number(codes.includes(B)) + Number(codes.includes(W));
  const needsReplay = codes.includes(MN) || (count > 0 && codes.includes(AE));
  return needsReplay ? undefined : count;
}
