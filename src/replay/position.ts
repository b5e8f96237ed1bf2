import type { Board } from '../rules/board.js';
import type { Move } from '../rules/ruleset.js';
import type { Color, Point } from '../rules/point.js';

/** The state of the game after a node; immutable. */
export interface Position {
  readonly board: Board;
  /** Stones captured by each player; suicide counts for the opponent, setup never counts (M-22, S-05). */
  readonly captures: Readonly<Record<Color, number>>;
  readonly toPlay: Color;
  /** Counts moves on the path, passes included; MN renumbers (M-19, M-20). */
  readonly moveNumber: number;
  readonly lastMove: Move | undefined;
  /** The point where the opponent of the last mover must not retake the ko at once. */
  readonly koPoint: Point | undefined;
}
