import type { WorkingBoard } from './board.js';
import {
  BLACK,
  cellOf,
  type Color,
  columnOf,
  opponent,
  type Point,
  pointAt,
  rowOf,
  WHITE,
} from './point.js';
import type { MoveOutcome, Ruleset } from './ruleset.js';
import { placeStone } from './gomoku.js';

/**
 * Othello: the opponent's discs between the new disc and the player's next one are flipped, not captured. A player who
 * can't move passes; the record has to say so.
 */
export const othello: Ruleset = {
  on(board) {
    const left = Math.floor(board.size.columns / 2) - 1;
    const top = Math.floor(board.size.rows / 2) - 1;
    for (const [dx, dy] of square) {
      const point = pointAt(board.size, left + dx, top + dy);
      if (point !== undefined) board.put(point, dx === dy ? WHITE : BLACK);
    }
    return { play: (color, point) => play(board, color, point) };
  },
};

/** The four starting discs in the centre. */
const square = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;

const directions = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => [dx, dy] as const));

function play(board: WorkingBoard, color: Color, point: Point): MoveOutcome {
  const outcome = placeStone(board, color, point);
  for (const [dx, dy] of directions) {
    for (const turned of enclosed(board, color, point, dx, dy)) board.put(turned, cellOf(color));
  }
  return outcome;
}

/** The opponent's discs on a ray up to the player's first disc; none if there is no such disc. */
function enclosed(board: WorkingBoard, color: Color, from: Point, dx: number, dy: number): Point[] {
  const { size } = board;
  const points: Point[] = [];
  if (dx === 0 && dy === 0) return points;
  let x = columnOf(from, size) + dx;
  let y = rowOf(from, size) + dy;
  let point = pointAt(size, x, y);
  while (point !== undefined && board.at(point) === opponent(color)) {
    points.push(point);
    x += dx;
    y += dy;
    point = pointAt(size, x, y);
  }
  return point !== undefined && board.at(point) === color ? points : [];
}
