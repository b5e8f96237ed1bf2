import type { Color, Point } from './point.js';
import type { WorkingBoard } from './board.js';

/** Moves in some games that place no stone (H-08 to H-10). */
export type SpecialMove = 'swap-pieces' | 'swap-sides' | 'resign' | 'forfeit';

/** A player's move. An unreadable move is a pass that keeps its text (V-17). */
export type Move =
  | { readonly kind: 'play'; readonly color: Color; readonly point: Point }
  | { readonly kind: 'pass'; readonly color: Color; readonly text?: string }
  | { readonly kind: SpecialMove; readonly color: Color };

/** The effect of a move on the board. */
export interface MoveOutcome {
  /** The number of opponent's stones captured. */
  readonly captured: number;
  /** The number of the player's own stones removed because they had no liberty. */
  readonly suicide: number;
  /** Whether the point was occupied. */
  readonly isOverwrite: boolean;
  /** The point where retaking the ko is forbidden. */
  readonly koPoint: Point | undefined;
}

/** The rules of a game. Illegal moves are also played; the replay reports them. */
export interface Ruleset {
  /** Prepares the rules for one working board and places the starting stones. */
  on(board: WorkingBoard): RulesOnBoard;
}

/** Rules change their board in place. */
export interface RulesOnBoard {
  play(color: Color, point: Point): MoveOutcome;
  /** Mirrors and recolours all stones; false if a stone has no mirrored cell (H-08, H-23). */
  swapPieces?(): boolean;
}
