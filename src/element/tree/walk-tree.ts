import type { NodeId } from '../../sgf/game-tree.js';
import type { TreeLayout } from '../../view/layout/tree-layout.js';
import type { Place } from '../../game/place.js';

/** Number of nodes that a key walks along a line, as on the board; Up and Down walk to another line. */
const walks: Readonly<Record<string, number>> = {
  ...{ ArrowLeft: -1, PageUp: -10, Home: -Infinity },
  ...{ ArrowRight: 1, PageDown: 10, End: Infinity },
};

/** The node that a key leads to from another one; the same node if there is none. */
export function walkTo(key: string, place: Place, layout: TreeLayout, from: NodeId): NodeId {
  const count = walks[key];
  if (count === undefined) return nodeBeside(layout, from, key === 'ArrowUp') ?? from;
  let reached = from;
  for (let i = 0; i < Math.abs(count); i++) {
    const next = count < 0 ? place.tree.parent(reached) : nodeAfter(place, layout, reached);
    if (next === undefined || !layout.has(next)) break; // nothing is drawn after a sign
    reached = next;
  }
  return reached;
}

/** The next node of the line that is being read; on any other line, the first child. */
function nodeAfter({ tree, line }: Place, layout: TreeLayout, node: NodeId): NodeId | undefined {
  const [column] = layout.cellOf(node);
  return line[column] === node ? line[column + 1] : tree.firstChild(node);
}

/** The nearest node or sign above or below in the same column. */
function nodeBeside(layout: TreeLayout, node: NodeId, isAbove: boolean): NodeId | undefined {
  const [column, row] = layout.cellOf(node);
  const [top, bottom] = isAbove ? [0, row - 1] : [row + 1, layout.rows - 1];
  const nodes: NodeId[] = [];
  const cells = { left: column, right: column, top, bottom };
  layout.eachRun(cells, (other) => nodes.push(other));
  layout.eachFold(cells, ({ head }) => nodes.push(head));
  const distance = (other: NodeId) => Math.abs(layout.cellOf(other)[1] - row);
  return nodes.sort((a, b) => distance(a) - distance(b))[0];
}
