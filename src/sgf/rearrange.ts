import { type GameTree, type NodeId, NONE, type PropertyId } from './game-tree.js';
import type { Identifiers } from './identifiers.js';
import type { TreeBuilder } from './tree-builder.js';

/** A property that stands twice in a node, which had this number before. */
interface Repeated {
  readonly property: PropertyId;
  readonly node: NodeId;
}

/**
 * Rebuilds the tree of a record whose game continues after variations, as live records with remarks do (P-39):
 *
 *     (;A(;B)C[x];D)   →   (;A C[x](;D)(;B))
 *
 * A node after variations becomes the first child; properties after variations join the node before them. Nodes are
 * numbered in the new order; properties keep their place in the text.
 *
 * @param tree as parsed: nodes after variations are last children, properties there are nodes of their own
 * @param afterVariations those nodes; true for nodes of properties
 * @param builder must be empty
 * @returns the new tree, the new number of each node, and the properties that the earlier node already has
 */
export function rearrange(
  tree: GameTree,
  afterVariations: ReadonlyMap<number, boolean>,
  builder: TreeBuilder,
  identifiers: Identifiers,
): { made: GameTree; numbers: Int32Array; repeated: readonly Repeated[] } {
  const repeated: Repeated[] = [];
  const numbers = new Int32Array(tree.size).fill(NONE);
  const endings = new Set<number>();
  const waiting = [tree.root];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    const made = builder.addNode(numbers[tree.parent(node) ?? NONE] ?? NONE);
    const continuations: NodeId[] = [];
    const others: NodeId[] = [];
    const parts = [node];
    for (const part of parts) {
      numbers[part] = made;
      if (tree.endsHere(part)) endings.add(made);
      const end = tree.endProperty(part);
      for (let row = tree.firstProperty(part); row < end; row++) {
        const property = row as PropertyId;
        const isFirst = builder.copyProperty(tree, property);
        if (!isFirst && part !== node) repeated.push({ property, node: part });
      }
      for (const child of tree.children(part)) {
        if (afterVariations.get(child)) parts.push(child);
        else (afterVariations.has(child) ? continuations : others).push(child);
      }
    }
    // The top of the stack is next.
    for (const other of others.reverse()) waiting.push(other);
    for (const next of continuations) waiting.push(next);
  }
  return { made: builder.finish(tree.text, identifiers, endings), numbers, repeated };
}
