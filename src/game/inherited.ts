import type { GameTree, NodeId } from '../sgf/game-tree.js';

/** For each node of a tree, the nearest node on its path with a value of a property; empty if no node has one. */
type NearestNodes = readonly (NodeId | undefined)[];

const nearestByTree = new WeakMap<GameTree, Record<string, NearestNodes>>();

/** Whether the raw values of a property count as a value; they are empty if the property is missing. */
type HasValue = (values: readonly string[]) => boolean;

/**
 * The nearest node with a property, from `node` up to the root: the one with the inherited value (DD, VW, PM; K-20 to
 * K-26). The first call for a property reads the whole tree; the others are fast, however deep the node is.
 *
 * @param hasValue decides which values count; must be the same in all calls for a property
 */
export function nearestWith(
  tree: GameTree,
  node: NodeId,
  identifier: string,
  hasValue?: HasValue,
): NodeId | undefined {
  const known = nearestByTree.get(tree) ?? {};
  nearestByTree.set(tree, known);
  return (known[identifier] ??= findNearest(tree, identifier, hasValue))[node];
}

/** One pass is enough, because parents come before their children in file order. */
function findNearest(
  tree: GameTree,
  identifier: string,
  hasValue: HasValue = (values) => values.length > 0,
): NearestNodes {
  const nearest: (NodeId | undefined)[] = [];
  if (!tree.mentions(identifier)) return nearest;
  for (let row = 0; row < tree.size; row++) {
    const node = row as NodeId;
    const parent = tree.parent(node);
    const above = parent === undefined ? undefined : nearest[parent];
    nearest[row] = hasValue(tree.values(node, identifier)) ? node : above;
  }
  return nearest;
}
