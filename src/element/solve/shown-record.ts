import { pathTo } from '../../game/walk.js';
import type { Problem } from '../../problem/problem.js';
import {
  commentsWithoutKeywords,
  questionComments,
  revealingProperties,
} from '../../problem/question-texts.js';
import { type Variety, variedTree } from '../../problem/variety.js';
import { isOnlyJudgement, isOnlyTurn, turnIn } from '../../problem/words.js';
import { type GameTree, type NodeId, nodesOf } from '../../sgf/game-tree.js';
import { textAt } from '../../sgf/values.js';

/** Maximum length of a line that says no more than the verdict above it, in characters. */
const LONGEST_REPEAT = 40;

/** The record of a problem as it is shown, without the texts and marks that tell the answer until it is revealed. */
export function shownTree(problem: Problem, variety: Variety, isRevealed: boolean): GameTree {
  return variedTree(
    problem.tree,
    variety,
    isRevealed ? commentsWithoutKeywords(problem) : commentsBesideVerdicts(problem),
    isRevealed ? [] : revealingProperties(problem),
  );
}

/**
 * The comments of the question, without first lines that only repeat what stands above them: whose turn it is, or that
 * a move is right or wrong.
 */
function commentsBesideVerdicts(problem: Problem): ReadonlyMap<NodeId, string> {
  const comments = new Map(questionComments(problem));
  for (const node of nodesOf(problem.tree)) {
    const comment = comments.get(node) ?? textAt(problem.tree, node, 'C');
    const [line = ''] = comment.split('\n', 1);
    if (line.length >= LONGEST_REPEAT) continue;
    const isTurn = node === problem.start && isOnlyTurn(line);
    const isSameTurn = isTurn && turnIn(line) === problem.toPlay;
    if (isSameTurn || isOnlyJudgement(line))
      comments.set(node, comment.slice(line.length).trimStart());
  }
  return comments;
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
