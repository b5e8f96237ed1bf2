import { pointAt } from '../../rules/point.js';
import { enBoard } from '../../texts/en/board.js';
import { enSolve } from '../../texts/en/solve.js';
import type { Board } from '../board.js';
import type { Problem, Remark } from '../../problem/problem.js';
import { isWavering } from '../../problem/words.js';
import { textAt } from '../../sgf/values.js';
import type { Solver } from './solver.js';

/** The verdict on the last move, a hint, or whose turn it is, in words. */
export function sayOutcome(board: Board, solver: Solver): string {
  const { language } = board;
  const { status, outcome, problem, hintLevel } = solver;
  const color = language.say(enBoard, solver.color);
  if (solver.isOpen) return language.say(enSolve, 'no-solution');
  if (hintLevel > 0 && solver.isHere) return sayHint(board, solver);
  if (outcome?.remark === 'illegal') return '';
  if (solver.isGiven) return language.say(enSolve, 'solution');
  const remark = outcome?.remark && sayRemark(board, solver, outcome.remark);
  if (status === 'solved') {
    const { found, total } = problem.answers;
    const isPart = total > 1 && language.say(enSolve, 'found', { number: found, total });
    return [language.say(enSolve, 'solved'), remark, isPart].filter(Boolean).join(' ');
  }
  if (remark) return remark;
  if (status === 'failed') return language.say(enSolve, wavers(problem) ? 'not-best' : 'failed');
  return language.say(enSolve, outcome?.verdict === 'open' ? 'go-on' : 'to-play', { color });
}

function sayRemark(
  { host, language }: Board,
  { problem }: Solver,
  remark: Exclude<Remark, 'illegal'>,
): string {
  if (remark !== 'not-in-record') return language.say(enSolve, remark);
  return host.unknownMove || language.say(enSolve, isOneLine(problem) ? 'not-given' : remark);
}

/** Whether the record has one line and does not say that other moves are wrong. */
function isOneLine({ marks, steps }: Problem): boolean {
  return !marks.isComplete && steps.all.every(({ after }) => after.length < 2);
}

/** Whether the author says that the reader's wrong move is not quite wrong. */
function wavers({ tree, failedAt }: Problem): boolean {
  return failedAt !== undefined && isWavering(textAt(tree, failedAt, 'C'));
}

function sayHint({ language }: Board, solver: Solver): string {
  const { problem, hintLevel } = solver;
  const { isSolvable, area, move } = problem.hint();
  if (!isSolvable) return language.say(enSolve, 'unsolvable');
  const { notation, size } = problem.replayer;
  if (hintLevel === 1) return language.say(enSolve, 'solvable');
  if (hintLevel === 2 && area) {
    const { left, top, right, bottom } = solver.shown.areaOf(area);
    const nameAt = (column: number, row: number) => {
      const point = pointAt(size, column, row);
      return point === undefined ? '' : notation.formatPoint(point, size);
    };
    const args = { from: nameAt(left, bottom), to: nameAt(right, top) };
    return language.say(enSolve, 'area', args);
  }
  const point =
    typeof move === 'number' ? notation.formatPoint(solver.shown.pointOf(move), size) : '';
  return language.say(enSolve, point ? 'move' : 'pass', { point });
}
