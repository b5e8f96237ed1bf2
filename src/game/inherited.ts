import type { GameTree, NodeId } from '../sgf/game-tree.js';

const NOWHERE = -1;

/** Which node of the path says something, for every node of one tree; `undefined` where none does. */
type Sayers = Int32Array | undefined;

const sayersOf = new WeakMap<GameTree, Map<string, Sayers>>();

/** Whether the raw values of a property say something. */
type Says = (values: readonly string[]) => boolean;

const always: Says = () => true;

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
  says: Says = always,
): NodeId | undefined {
  let known = sayersOf.get(tree);
  if (!known) sayersOf.set(tree, (known = new Map<string, Sayers>()));
  if (!known.has(identifier)) known.set(identifier, findSayers(tree, identifier, says));
  const sayer = known.get(identifier)?.[node] ?? NOWHERE;
  return sayer === NOWHERE ? undefined : (sayer as NodeId);
}

/** Parents come before their children in file order, so that one pass is enough. */
function findSayers(tree: GameTree, identifier: string, says: Says): Sayers {
  if (!tree.mentions(identifier)) return undefined;
  const sayers = new Int32Array(tree.size).fill(NOWHERE);
  for (let row = 0; row < tree.size; row++) {
    const node = row as NodeId;
    const values = tree.values(node, identifier);
    const parent = tree.parent(node);
    if (values.length > 0 && says(values)) sayers[row] = row;
    else if (parent !== undefined) sayers[row] = sayers[parent] ?? NOWHERE;
  }
  return sayers;
}
