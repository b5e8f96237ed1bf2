import type { GameTree } from '../sgf/game-tree.js';
import { simpleTextAt } from '../sgf/text-properties.js';

/** The game of that number (from 1, which is the default) or name (GN). */
export function chooseTree(trees: readonly GameTree[], wanted: string): GameTree | undefined {
  const byNumber = trees[Number(wanted || 1) - 1];
  return byNumber ?? trees.find((tree) => simpleTextAt(tree, tree.root, 'GN') === wanted);
}
