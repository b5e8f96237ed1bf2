import type { Point } from '../rules/point.js';
import type { SpecialMove } from '../rules/ruleset.js';
import type { NodeId } from '../sgf/game-tree.js';
import type { Resist } from './answers.js';
import type { Area } from './area.js';
import type { Answer } from './conventions.js';
import type { Verdict } from './verdicts.js';

export interface ProblemOptions {
  /** The position of the question; by default the last node before the first move. */
  readonly start?: NodeId | undefined;
  readonly answer?: Answer | undefined;
  readonly resist?: Resist | undefined;
  /** A number from 0 up to 1, as `Math.random` returns. */
  readonly random?: (() => number) | undefined;
}

/**
 * Details that a verdict alone does not tell:
 *
 * - `not-in-record`: the move is legal but not in the record
 * - `unmarked`: the move is in the record, which does not say whether it is right
 * - `rescued`: the record calls the move wrong, but it leads to a position that the record calls right
 * - `other-answer`: this line is solved, and the opponent tries another answer to an earlier move
 * - `refused`: the author does not allow this move; `forced`: only moves of the record are allowed here
 * - `illegal`: the move is against the rules of the game, or not on the board
 */
export type Remark =
  'not-in-record' | 'unmarked' | 'rescued' | 'other-answer' | 'refused' | 'forced' | 'illegal';

/** The result of a reader's move. */
export interface Outcome {
  readonly verdict: Verdict;
  readonly remark?: Remark;
  /** The node of the record that the move counts as; missing if the record has none. */
  readonly move?: NodeId;
  /** The node of the opponent’s answer. */
  readonly reply?: NodeId;
  /** The address of the node shown now. */
  readonly path: string;
}

/** Hints about the solution, to be given step by step. */
export interface Hint {
  readonly isSolvable: boolean;
  /** The part of the board in which the reader has to play: columns and rows from 0. */
  readonly area?: Area | undefined;
  /** The reader's next move. */
  readonly move?: Point | 'pass' | SpecialMove;
}
