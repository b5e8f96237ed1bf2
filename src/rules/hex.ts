import type { Board, WorkingBoard } from './board.js';
import {
  BLACK,
  type BoardSize,
  type Cell,
  type Color,
  columnOf,
  EMPTY,
  type Point,
  pointAt,
  rowOf,
  WHITE,
} from './point.js';
import { placeStone } from './gomoku.js';
import type { Ruleset } from './ruleset.js';

/** Hex: stones stay where they are, except for `swap-pieces` (H-08, H-11). */
export const hex: Ruleset = {
  on(board) {
    return {
      play: (color, point) => placeStone(board, color, point),
      swapPieces: () => swapPieces(board),
    };
  },
};

/** A chain that connects the two edges of its player. */
export interface Connection {
  readonly color: Color;
  readonly points: readonly Point[];
}

/** The chain that has won: Black connects top and bottom, White left and right (H-07). */
export function connectionOf(board: Board): Connection | undefined {
  return findConnection(board, 'black') ?? findConnection(board, 'white');
}

/** The steps to the six neighbours, on a rhombus whose rows shift to the right: a2 touches b1, not b3. */
const steps = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
  [1, -1],
  [-1, 1],
] as const;

function findConnection(board: Board, color: Color): Connection | undefined {
  const { size } = board;
  const isAcross = color === 'white';
  const length = isAcross ? size.columns : size.rows;
  const seen = new Set<Point>();
  for (let offset = 0; offset < (isAcross ? size.rows : size.columns); offset++) {
    const start = isAcross ? pointAt(size, 0, offset) : pointAt(size, offset, 0);
    if (start === undefined || seen.has(start) || board.at(start) !== color) continue;
    const points = chainAt(board, start, color);
    for (const point of points) seen.add(point);
    const isAtEnd = (point: Point) => along(point, size, isAcross) === length - 1;
    if (points.some(isAtEnd)) return { color, points };
  }
  return undefined;
}

function along(point: Point, size: BoardSize, isAcross: boolean): number {
  return isAcross ? columnOf(point, size) : rowOf(point, size);
}

function chainAt(board: Board, start: Point, color: Color): Point[] {
  const { size } = board;
  const chain = new Set([start]);
  for (const point of chain) {
    for (const next of neighbours(point, size)) if (board.at(next) === color) chain.add(next);
  }
  return [...chain];
}

/**
 * Moves every stone to the mirrored cell, column for row, and changes its colour (H-08). On a board that
 * is not square, a stone without a mirrored cell stays where it is, and the result is false (H-23).
 */
function swapPieces(board: WorkingBoard): boolean {
  const { size } = board;
  const mirrored: (readonly [Point, Cell])[] = [];
  let isWhole = true;
  for (let cell = 0; cell < size.columns * size.rows; cell++) {
    const point = cell as Point;
    const stone = board.cells[point];
    if (stone === EMPTY) continue;
    const mirror = pointAt(size, rowOf(point, size), columnOf(point, size));
    isWhole &&= mirror !== undefined;
    mirrored.push([mirror ?? point, stone === BLACK ? WHITE : BLACK]);
    board.put(point, EMPTY);
  }
  for (const [point, stone] of mirrored) board.put(point, stone);
  return isWhole;
}

/** The shortest path through a connection, from edge to edge. */
export function shortestPath({ color, points }: Connection, size: BoardSize): Point[] {
  const isAcross = color === 'white';
  const length = isAcross ? size.columns : size.rows;
  const chain = new Set(points);
  const starts = points.filter((point) => along(point, size, isAcross) === 0);
  const cameFrom = new Map<Point, Point | undefined>(starts.map((point) => [point, undefined]));
  for (const point of cameFrom.keys()) {
    if (along(point, size, isAcross) === length - 1) return backFrom(point, cameFrom);
    for (const next of neighbours(point, size)) {
      if (chain.has(next) && !cameFrom.has(next)) cameFrom.set(next, point);
    }
  }
  return [];
}

function backFrom(end: Point, cameFrom: ReadonlyMap<Point, Point | undefined>): Point[] {
  const path: Point[] = [];
  for (let point: Point | undefined = end; point !== undefined; point = cameFrom.get(point))
    path.push(point);
  return path.reverse();
}

function neighbours(point: Point, size: BoardSize): Point[] {
  const [column, row] = [columnOf(point, size), rowOf(point, size)];
  return steps
    .map(([right, down]) => pointAt(size, column + right, row + down))
    .filter((next) => next !== undefined);
}
