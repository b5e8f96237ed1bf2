import type { GameTree, NodeId } from '../../sgf/game-tree.js';
import type { TreeLayout } from '../../view/tree-layout.js';

/** Where the keyboard walks: a tree, where its nodes lie, and the line that is being read. */
export interface Ways {
  readonly tree: GameTree;
  readonly layout: TreeLayout;
  readonly line: readonly NodeId[];
}

/** PageUp and PageDown walk so many nodes, as on the board. */
const FAR = 10;

type Walk = (ways: Ways, node: NodeId) => NodeId | undefined;

const walks: Readonly<Record<string, Walk>> = {
  ArrowRight: after,
  ArrowLeft: ({ tree }, node) => tree.parent(node),
  ArrowUp: (ways, node) => beside(ways, node, -1),
  ArrowDown: (ways, node) => beside(ways, node, 1),
  PageUp: ({ tree }, node) => repeat(FAR, node, (from) => tree.parent(from)),
  PageDown: (ways, node) => repeat(FAR, node, (from) => after(ways, from)),
  Home: ({ tree }) => tree.root,
  End: (ways, node) => repeat(Infinity, node, (from) => after(ways, from)),
};

/** The node that a key leads to, the same where there is no way; `undefined` for other keys. */
export function walkTo(key: string, ways: Ways, node: NodeId): NodeId | undefined {
  if (!Object.hasOwn(walks, key)) return undefined;
  return walks[key]?.(ways, node) ?? node;
}

/** The next node of the line that is being read, or of any other line its first way on. */
function after({ tree, layout, line }: Ways, node: NodeId): NodeId | undefined {
  const column = layout.column[node] ?? 0;
  return line[column] === node ? line[column + 1] : tree.firstChild(node);
}

/** The next node above or below in the same column, as the eye finds it. */
function beside({ layout }: Ways, node: NodeId, step: 1 | -1): NodeId | undefined {
  const column = layout.column[node] ?? 0;
  for (let row = (layout.row[node] ?? 0) + step; row >= 0 && row < layout.rows; row += step) {
    const other = layout.nodeAt(column, row);
    if (other !== undefined) return other;
  }
  return undefined;
}

function repeat(count: number, node: NodeId, step: (node: NodeId) => NodeId | undefined): NodeId {
  let reached = node;
  for (let i = 0; i < count; i++) {
    const next = step(reached);
    if (next === undefined) break;
    reached = next;
  }
  return reached;
}
