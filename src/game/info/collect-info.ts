import type { GameTree, NodeId } from '../../sgf/game-tree.js';
import { lineThrough, pathTo } from '../walk.js';

/** Raw values by identifier, in the order of the properties. */
export type InfoValues = ReadonlyMap<string, readonly string[]>;

/**
 * The properties of a whole game, on the path to `node` (default: the end of the main line). Later nodes fill what is
 * missing or empty in the root; the first non-empty value wins (FF[4] game-info; T-18, I-59, I-60).
 */
export function collectInfo(
  tree: GameTree,
  node: NodeId | undefined,
  isWanted: (identifier: string, node: NodeId) => boolean,
): InfoValues {
  const path = node === undefined ? lineThrough(tree, tree.root) : pathTo(tree, node);
  const found = new Map<string, readonly string[]>();
  for (const id of path) {
    // Most nodes only have a move: don't read their values.
    if (!tree.propertyIds(id).some((row) => isWanted(tree.nameOf(row), id))) continue;
    for (const { identifier, values } of tree.properties(id)) {
      if (isWanted(identifier, id) && !saysSomething(found.get(identifier))) {
        found.set(identifier, values);
      }
    }
  }
  return found;
}

export function saysSomething(values: readonly string[] = []): boolean {
  return values.some((value) => value.trim() !== '');
}
