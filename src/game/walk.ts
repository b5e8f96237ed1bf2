import type { GameTree, NodeId, PropertyId } from '../sgf/game-tree.js';
import { type IdentifierCode, shortIdentifier } from '../sgf/identifiers.js';

/** The nodes from the root to `node`, both included. */
export function pathTo(tree: GameTree, node: NodeId): NodeId[] {
  const path: NodeId[] = [];
  let current: NodeId | undefined = node;
  while (current !== undefined) {
    path.push(current);
    current = tree.parent(current);
  }
  return path.reverse();
}

/** The line through `node`: the path to it, then first children to the end (T-05). */
export function lineThrough(tree: GameTree, node: NodeId): NodeId[] {
  const line = pathTo(tree, node);
  let next = tree.firstChild(node);
  while (next !== undefined) {
    line.push(next);
    next = tree.firstChild(next);
  }
  return line;
}

/** The siblings of a node, including itself, in file order; for the root only the root. */
export function siblingsOf(tree: GameTree, node: NodeId): NodeId[] {
  const parent = tree.parent(node);
  return parent === undefined ? [node] : tree.children(parent);
}

const B = shortIdentifier('B');
const W = shortIdentifier('W');

/** The moves of a node in file order: its first B and its first W (M-13, M-14). */
export function movesOf(tree: GameTree, node: NodeId): PropertyId[] {
  const moves = new Map<IdentifierCode, PropertyId>();
  for (const property of tree.propertyIds(node)) {
    const code = tree.identifierCode(property);
    if ((code === B || code === W) && !moves.has(code)) moves.set(code, property);
  }
  return [...moves.values()];
}

/** How many moves a node plays: 0, 1, or 2 if it has both B and W (M-13). */
export function movesIn(tree: GameTree, node: NodeId): number {
  return movesOf(tree, node).length;
}

/**
 * The node of a line after `move` moves (0 is the root); negative numbers count from the end, -1 is the last move. A
 * number beyond the line returns the nearest end.
 */
export function nodeAtMove(tree: GameTree, line: readonly NodeId[], move: number): NodeId {
  const total = () => line.reduce((sum, node) => sum + movesIn(tree, node), 0);
  const wanted = move < 0 ? total() + 1 + move : move;
  let played = 0;
  if (wanted <= 0) return tree.root;
  for (const node of line) {
    played += movesIn(tree, node);
    if (played >= wanted) return node;
  }
  return line[line.length - 1] ?? tree.root;
}
