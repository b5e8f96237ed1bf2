import { type GameTree, type NodeId, NONE, type PropertyId } from './game-tree.js';
import type { Identifiers } from './identifiers.js';
import type { TreeBuilder } from './tree-builder.js';

/**
 * The tree of a record whose game goes on behind variations, as live records with remarks are written (P-39):
 *
 *     (;A(;B)C[x];D)   →   (;A C[x](;D)(;B))
 *
 * A node behind variations becomes the first child, properties behind them join the node in front. Nodes are numbered in
 * the new order; properties stay where they stand in the text.
 *
 * @param tree as read: a node behind variations is the last child, properties there are a node of their own
 * @param behind such nodes; true for those of properties
 * @param builder an empty one
 * @param tellRepeated takes each property that stands in front of the variations, too
 * @returns the new tree, and the new number of each node
 */
export function rearrange(
  tree: GameTree,
  behind: ReadonlyMap<number, boolean>,
  builder: TreeBuilder,
  identifiers: Identifiers,
  tellRepeated: (property: PropertyId, node: NodeId) => void,
): { made: GameTree; numbers: Int32Array } {
  const numbers = new Int32Array(tree.size).fill(NONE);
  const endings = new Set<number>();
  const waiting = [tree.root];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    const made = builder.addNode(numbers[tree.parent(node) ?? NONE] ?? NONE);
    const goesOn: NodeId[] = [];
    const others: NodeId[] = [];
    const parts = [node];
    for (const part of parts) {
      numbers[part] = made;
      if (tree.endsHere(part)) endings.add(made);
      const end = tree.endProperty(part);
      for (let row = tree.firstProperty(part); row < end; row++) {
        const property = row as PropertyId;
        const isFirst = builder.copyProperty(tree, property);
        if (!isFirst && part !== node) tellRepeated(property, part);
      }
      for (const child of tree.children(part)) {
        if (behind.get(child)) parts.push(child);
        else (behind.has(child) ? goesOn : others).push(child);
      }
    }
    // The one on top comes next.
    for (const other of others.reverse()) waiting.push(other);
    for (const next of goesOn) waiting.push(next);
  }
  return { made: builder.finish(tree.text, identifiers, endings), numbers };
}
