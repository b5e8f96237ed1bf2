import { openProblem, type Problem, type ProblemOptions } from '../../src/problem/problem.js';
import { setOtherGames } from '../../src/replay/games.js';
import { otherGames } from '../../src/replay/other-games.js';
import { treeOf } from '../helpers/records.js';

setOtherGames(otherGames);

/** Two stones of each player: without them, a record looks like a game. */
export const STONES = 'AB[gg][hg]AW[gh][hh]';

/** A problem on a board of nine lines; `branches` follow a root with some stones in a corner. */
export function problemOf(branches: string, options?: ProblemOptions): Problem {
  return openProblem(treeOf(`(;SZ[9]${STONES}${branches})`), options);
}

/** The verdicts on moves that are played one after the other: `open right`. */
export function verdictsOn(problem: Problem, moves: string): string {
  return moves
    .split(' ')
    .map((move) => problem.play(move).verdict)
    .join(' ');
}

/** The verdicts on moves, each played from the start. */
export function firstVerdicts(problem: Problem, moves: string): string {
  return moves
    .split(' ')
    .map((move) => {
      problem.reset();
      return problem.play(move).verdict;
    })
    .join(' ');
}
