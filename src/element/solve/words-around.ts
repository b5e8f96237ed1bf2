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
  const { session } = board;
  const { problem, isAnswered } = solver;
  const { tree } = session.game;
  const place = session.game.own?.grown.nodeOf(problem.start) ?? problem.start;
  const own = tree.parent(session.node);
  const isReply =
    solver.isHere && own !== undefined && own > place && session.position.toPlay === solver.color;
  const task = isAnswered || session.node === place ? '' : textAt(tree, place, 'C');
  const onMove = isReply ? textAt(tree, own, 'C') : '';
  const after = isAnswered ? [problem.answerInWords, hiddenInWords(board, solver)] : [];
  return {
    before: [task, onMove]
      .map((text) => text.trim())
      .filter(Boolean)
      .join('\n\n'),
    after: after.filter(Boolean).join('\n'),
  };
}
