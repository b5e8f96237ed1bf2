import type { WorkingBoard } from './board.js';
import { cellOf, type Color, EMPTY, type Point } from './point.js';
import type { MoveOutcome, Ruleset } from './ruleset.js';

/** Places a stone and captures nothing: for games without captures and ko (H-11, M-34). */
export function placeStone(board: WorkingBoard, color: Color, point: Point): MoveOutcome {
  const isOverwrite = board.cells[point] !== EMPTY;
  board.put(point, cellOf(color));
  return { captured: 0, suicide: 0, isOverwrite, koPoint: undefined };
}

/** Gomoku and Renju: stones are placed on points and stay there (G-42). */
export const gomoku: Ruleset = {
  on(board) {
    return { play: (color, point) => placeStone(board, color, point) };
  },
};
