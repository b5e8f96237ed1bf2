import { pathTo } from '../../game/walk.js';
import type { Problem } from '../../problem/problem.js';
import {
  commentsWithoutKeywords,
  questionComments,
  revealingProperties,
} from '../../problem/question-texts.js';
import { type Variety, variedTree } from '../../problem/variety.js';
import type { GameTree, NodeId } from '../../sgf/game-tree.js';

/** The record of a problem as it is shown, without the texts and marks that tell the answer until it is revealed. */
export function shownTree(problem: Problem, variety: Variety, isRevealed: boolean): GameTree {
  return variedTree(
    problem.tree,
    variety,
    isRevealed ? commentsWithoutKeywords(problem) : questionComments(problem),
    isRevealed ? [] : revealingProperties(problem),
  );
}

/** The nodes that may be seen: the path to the problem's position, and everything that shows why a move was wrong. */
export function visibleNodes({ tree, node: place, failedAt }: Problem): ReadonlySet<NodeId> {
  const visible = new Set(pathTo(tree, place));
  if (failedAt === undefined) return visible;
  // The descendants of a node are the nodes that follow it, up to the first one whose parent comes before it.
  for (let node = failedAt; node < tree.size; node = (node + 1) as NodeId) {
    if (node > failedAt && (tree.parent(node) ?? -1) < failedAt) break;
    visible.add(node);
  }
  return visible;
}
