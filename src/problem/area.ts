import type { Replayer } from '../replay/replayer.js';
import { stonesOn } from '../rules/board.js';
import { type BoardSize, columnOf, type Point, pointAt, rowOf } from '../rules/point.js';
import type { Steps } from './steps.js';
import { type Turn, turned } from './turns.js';

/** A part of a board: columns and rows from 0, inclusive. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Number of lines around its stones that belong to a problem. */
const MARGIN = 2;

/** The smallest part of a board with these points, and the lines around it; `undefined` without points. */
export function areaAround(points: readonly Point[], size: BoardSize): Area | undefined {
  if (points.length === 0) return undefined;
  const area = { left: size.columns, top: size.rows, right: 0, bottom: 0 };
  for (const point of points) {
    const [x, y] = [columnOf(point, size), rowOf(point, size)];
    area.left = Math.max(0, Math.min(area.left, x - MARGIN));
    area.top = Math.max(0, Math.min(area.top, y - MARGIN));
    area.right = Math.min(size.columns - 1, Math.max(area.right, x + MARGIN));
    area.bottom = Math.min(size.rows - 1, Math.max(area.bottom, y + MARGIN));
  }
  return area;
}

/** Whether a point belongs to the problem; a move elsewhere is tenuki. */
export function isNear(point: Point, { start, all }: Steps, replayer: Replayer): boolean {
  const { size } = replayer;
  const { board } = replayer.positionAt(start.node);
  const moves = all.map(({ move }) => move).filter((move) => typeof move === 'number');
  const area = areaAround([...stonesOn(board).map((stone) => stone.point), ...moves], size);
  if (!area) return false;
  const [x, y] = [columnOf(point, size), rowOf(point, size)];
  return x >= area.left && x <= area.right && y >= area.top && y <= area.bottom;
}

/** The place of a part of a board after a turn. */
export function turnedArea({ left, top, right, bottom }: Area, turn: Turn, size: BoardSize): Area {
  const corners = [pointAt(size, left, top), pointAt(size, right, bottom)];
  const points = corners.flatMap((each) => (each === undefined ? [] : [turned(each, turn, size)]));
  const columns = points.map((point) => columnOf(point, size));
  const rows = points.map((point) => rowOf(point, size));
  return {
    left: Math.min(...columns),
    top: Math.min(...rows),
    right: Math.max(...columns),
    bottom: Math.max(...rows),
  };
}
