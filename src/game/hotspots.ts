import type { GameTree, NodeId } from '../sgf/game-tree.js';
import { readJudgements } from './judgements.js';

/**
 * The next hotspot (HO, N-08) after a node in file order: first the rest of its line, then the variations that branch
 * off it, last one first. `undefined` if there is none.
 */
export function nextHotspot(tree: GameTree, node: NodeId): NodeId | undefined {
  return hotspotFrom(tree, node, 1);
}

/** The hotspot before a node in file order: the inverse of `nextHotspot`. */
export function previousHotspot(tree: GameTree, node: NodeId): NodeId | undefined {
  return hotspotFrom(tree, node, -1);
}

function hotspotFrom(tree: GameTree, node: NodeId, step: 1 | -1): NodeId | undefined {
  for (let row = node + step; row >= 0 && row < tree.size; row += step) {
    if (isHotspot(tree, row as NodeId)) return row as NodeId;
  }
  return undefined;
}

/** HO in the root may be a text of a dialect; `readJudgements` decides (D-31). */
function isHotspot(tree: GameTree, node: NodeId): boolean {
  return tree.has(node, 'HO') && readJudgements(tree, node).HO !== undefined;
}
