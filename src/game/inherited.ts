import type { GameTree, NodeId } from '../sgf/game-tree.js';

/** Which node of the path says something, for every node of one tree; empty where none ever does. */
type Sayers = readonly (NodeId | undefined)[];

const sayersOf = new WeakMap<GameTree, Record<string, Sayers>>();

/** Whether the raw values of a property say something; none are there where it is missing. */
type Says = (values: readonly string[]) => boolean;

/**
 * The nearest node from `node` up to the root that has a property: where an inherited value stands
 * (DD, VW, PM; K-20 to K-26). The first question about a property reads the tree once, every other is
 * answered at once, however deep the node lies.
 *
 * @param says values that say nothing are passed over; the same for all questions about a property
 */
export function nearestWith(
  tree: GameTree,
  node: NodeId,
  identifier: string,
  says?: Says,
): NodeId | undefined {
  const known = sayersOf.get(tree) ?? {};
  sayersOf.set(tree, known);
  return (known[identifier] ??= findSayers(tree, identifier, says))[node];
}

/** Parents come before their children in file order, so that one pass is enough. */
function findSayers(
  tree: GameTree,
  identifier: string,
  says: Says = (values) => values.length > 0,
): Sayers {
  const sayers: (NodeId | undefined)[] = [];
  if (!tree.mentions(identifier)) return sayers;
  for (let row = 0; row < tree.size; row++) {
    const node = row as NodeId;
    const parent = tree.parent(node);
    const above = parent === undefined ? undefined : sayers[parent];
    sayers[row] = says(tree.values(node, identifier)) ? node : above;
  }
  return sayers;
}
