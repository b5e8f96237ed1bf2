import { pathTo } from '../game/walk.js';
import { type NodeId, nodesOf } from '../sgf/game-tree.js';
import { textAt } from '../sgf/values.js';
import type { Problem } from './problem.js';
import { revealsAnswer } from './words.js';

/** The comments that have keywords of the convention, without these keywords, by node. */
export function commentsWithoutKeywords(problem: Problem): ReadonlyMap<NodeId, string> {
  const comments = new Map<NodeId, string>();
  if (problem.convention !== 'goproblems') return comments;
  for (const node of nodesOf(problem.tree)) {
    const comment = problem.commentAt(node);
    if (comment !== textAt(problem.tree, node, 'C')) comments.set(node, comment);
  }
  return comments;
}

/** Properties that name the winner or the answer. */
export function revealingProperties({ tree }: Problem): readonly string[] {
  return revealsAnswer(textAt(tree, tree.root, 'GC')) ? ['RE', 'GC'] : ['RE'];
}

/**
 * The comments to show while the problem is asked. At the start that is only the question, and nothing gives away the
 * answer.
 */
export function questionComments(problem: Problem): ReadonlyMap<NodeId, string> {
  const comments = new Map(commentsWithoutKeywords(problem));
  for (const node of pathTo(problem.tree, problem.start)) comments.set(node, '');
  return comments.set(problem.start, problem.prompt);
}
