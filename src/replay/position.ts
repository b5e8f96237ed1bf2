import type { Board } from '../rules/board.js';
import type { Move } from '../rules/ruleset.js';
import type { Color, Point } from '../rules/point.js';

/** What holds after a node: nothing in it ever changes. */
export interface Position {
  readonly board: Board;
  /** Stones taken by each side; suicide counts for the opponent, setup never counts (M-22, S-05). */
  readonly captures: Readonly<Record<Color, number>>;
  readonly toPlay: Color;
  /** Counts moves on the path, passes too; MN renumbers (M-19, M-20). */
  readonly moveNumber: number;
  readonly lastMove: Move | undefined;
  /** Where the opponent of the last move must not take back the ko at once. */
  readonly koPoint: Point | undefined;
}
