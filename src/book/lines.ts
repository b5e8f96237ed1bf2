import { lineThrough, movesIn, pathTo } from '../game/walk.js';
import type { GameTree, NodeId } from '../sgf/game-tree.js';
import { simpleTextAt, textAt } from '../sgf/values.js';

/** The nodes of a book's game: from `from`, by default the root, to `to`, by default the end of the line. */
export function bookLine(tree: GameTree, from = tree.root, to?: NodeId): readonly NodeId[] {
  const line = to === undefined ? lineThrough(tree, from) : pathTo(tree, to);
  const start = line.indexOf(from);
  return start < 0 ? line : line.slice(start);
}

/** The line from a node through first children to the end. */
export function lineFrom(tree: GameTree, start: NodeId): NodeId[] {
  const line: NodeId[] = [];
  for (let node: NodeId | undefined = start; node !== undefined; node = tree.firstChild(node))
    line.push(node);
  return line;
}

/** The variations of a node. A first child never counts as a variation, even if the book's line is another one. */
export function variationsAt(tree: GameTree, node: NodeId): readonly NodeId[] {
  const parent = tree.parent(node);
  if (parent === undefined) return [];
  const [, ...others] = tree.children(parent);
  return others.filter((other) => other !== node);
}

export function isSetup(tree: GameTree, node: NodeId): boolean {
  return ['AB', 'AW', 'AE'].some((name) => tree.has(node, name));
}

/** Whether a node has anything that a book can show. */
export function saysSomething(tree: GameTree, node: NodeId): boolean {
  return movesIn(tree, node) > 0 || isSetup(tree, node) || hasText(tree, node);
}

/** Whether a node has a comment or a name. */
export function hasText(tree: GameTree, node: NodeId): boolean {
  return Boolean(textAt(tree, node, 'C').trim() || simpleTextAt(tree, node, 'N').trim());
}
