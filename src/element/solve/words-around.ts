import { textAt } from '../../sgf/values.js';
import type { Board, WordsAround } from '../board.js';
import { hiddenInWords } from './solved-line.js';
import type { Solver } from './solver.js';

/**
 * The texts around the comment of the shown node. Before it stand the task, until the problem is solved, and what the
 * author says about the reader's move if the board shows the answer to it. After it stand the author's words on the
 * solution, and the numbers that are not on the board.
 */
export function wordsAround(board: Board, solver: Solver): WordsAround {
  const before = [taskOf(board, solver), wordsOnMove(board, solver)];
  const { shown, isAnswered } = solver;
  const after = isAnswered ? [shown.answerInWords, hiddenInWords(board, solver)] : [];
  return {
    before: before.filter(Boolean).join('\n\n'),
    after: after.filter(Boolean).join('\n'),
  };
}

/** The task, at the moves of the reader until the problem is solved. */
export function taskOf({ session }: Board, { problem, isAnswered }: Solver): string {
  const start = session.game.own?.grown.nodeOf(problem.start) ?? problem.start;
  const isWanted = !isAnswered && session.node !== start;
  return isWanted ? textAt(session.game.tree, start, 'C').trim() : '';
}

/** What the author says about the reader's move, if the answer to it is shown. */
function wordsOnMove({ session }: Board, { problem, isHere, color }: Solver): string {
  const { tree, replayer } = session.game;
  const own = tree.parent(session.node);
  if (own === undefined || own <= problem.start || !isHere) return '';
  const isReply = session.position.toPlay === color && replayer.positionAt(own).toPlay !== color;
  return isReply ? textAt(tree, own, 'C').trim() : '';
}
