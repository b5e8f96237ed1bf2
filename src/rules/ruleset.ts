import type { Color, Point } from './point.js';
import type { WorkingBoard } from './board.js';

/** Moves of some games that put no stone on the board (H-08 to H-10). */
export type SpecialMove = 'swap-pieces' | 'swap-sides' | 'resign' | 'forfeit';

/** What a player did in one turn. A move that can't be read is a pass with its text (V-17). */
export type Move =
  | { readonly kind: 'play'; readonly color: Color; readonly point: Point }
  | { readonly kind: 'pass'; readonly color: Color; readonly text?: string }
  | { readonly kind: SpecialMove; readonly color: Color };

/** What playing a stone did to the board. */
export interface MoveOutcome {
  /** Stones of the opponent that were taken. */
  readonly captured: number;
  /** Stones of the mover's own that had no liberty and were taken. */
  readonly suicide: number;
  /** Whether a stone stood on the point before. */
  readonly isOverwrite: boolean;
  /** Where the opponent would retake a ko. */
  readonly koPoint: Point | undefined;
}

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
