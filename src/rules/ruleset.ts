import type { WorkingBoard } from './board.js';
import type { MoveOutcome } from './move.js';
import type { Color, Point } from './point.js';

/** What a game does with a stone that is played. Legality is never refused, only told. */
export interface Ruleset {
  /** Prepares the rules for one working board; `play` changes that board in place. */
  on(board: WorkingBoard): { play(color: Color, point: Point): MoveOutcome };
}
