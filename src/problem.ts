/**
 * Problems that answer the player's moves, without a page: the package’s entry `sgf-board/problem`. Trees come from
 * `sgf-board/core`.
 */
export { canBeSolved, checkProblem } from './problem/check-problem.js';
export {
  questionNodes,
  Guess,
  type Guessed,
  type GuessOptions,
  type GuessScore,
  type GuessVerdict,
  MOST_POINTS,
  openGuess,
  type Question,
} from './problem/guess.js';
export {
  type Answer,
  type Area,
  type Convention,
  type Hint,
  openProblem,
  type Outcome,
  type Problem,
  type ProblemOptions,
  type Remark,
  type Resist,
  type Turn,
  type Verdict,
} from './problem/problem.js';
export {
  formatVariety,
  readVariety,
  type Shuffle,
  varietiesOf,
  type Variety,
  variedTree,
} from './problem/variety.js';
