import type { WorkingBoard } from './board.js';
import { cellOf, EMPTY } from './cell.js';
import type { MoveOutcome } from './move.js';
import type { Color, Point } from './point.js';

/** A stone is put down and nothing is taken: games without captures and without ko (H-11, M-34). */
export function placeStone(board: WorkingBoard, color: Color, point: Point): MoveOutcome {
  const isOverwrite = board.cells[point] !== EMPTY;
  board.put(point, cellOf(color));
  return { captured: 0, suicide: 0, isOverwrite, koPoint: undefined };
}
