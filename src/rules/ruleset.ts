import type { WorkingBoard } from './board.js';
import type { MoveOutcome } from './move.js';
import type { Color, Point } from './point.js';

/** What a game does with a stone that is played. Legality is never refused, only told. */
export interface Ruleset {
  /** Prepares the rules for one working board, with the stones that a game starts with. */
  on(board: WorkingBoard): RulesOnBoard;
}

/** Rules change their board in place. */
export interface RulesOnBoard {
  play(color: Color, point: Point): MoveOutcome;
  /** Mirrors and recolours all stones; false where one had no mirror cell (H-08, H-23). */
  swapPieces?(): boolean;
}
