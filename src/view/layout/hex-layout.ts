import type { BoardSize } from '../../rules/point.js';
import { cellCorners, hexSides } from './hex-outlines.js';
import { cellNames } from './line-names.js';
import {
  type Crop,
  fullCrop,
  type KindOfBoard,
  type Layout,
  type LayoutOptions,
  type Matrix,
} from './layout.js';

/** The distance from a cell's centre to its corners, in cells. */
const CORNER = 1 / Math.sqrt(3);
/** The distance from the outermost cell of a line to its name, and the room around a name. */
const NAME_DISTANCE = 1.12;
const NAME_ROOM = 0.36;
/** Room around the coloured edges of the board, and for the cells beyond the visible part. */
const EDGE_ROOM = 0.05;
const BEYOND_ROOM = 0.35;

/**
 * The column for the names of rows, or the row for the names of columns. It is before the first visible line, or after
 * the last one if only the last one is an edge of the board.
 */
export function nameAt(first: number, last: number, length: number): number {
  return first && last === length - 1 ? last + NAME_DISTANCE : first - NAME_DISTANCE;
}

/** The parts of a layout that do not depend on its rotation. */
type Upright = LayoutOptions & KindOfBoard & Pick<Layout, 'size' | 'crop' | 'hasCoordinates'>;

/** Hexagons in rows that each start half a cell further right than the row above: `a1` is upper left (H-06). */
export function layHex(
  size: BoardSize,
  crop: Crop,
  hasCoordinates: boolean,
  options: LayoutOptions & KindOfBoard,
): Layout {
  return turnHex({ ...options, size, crop, hasCoordinates }, 0, false);
}

/**
 * Rotates a layout clockwise by a multiple of 30 degrees, then mirrors it: at 0 it lies flat, at 90 it is
 * upright; 330 is a horizontal diamond, 60 a vertical one.
 */
export function turnHex(upright: Upright, degrees: number, isMirrored: boolean): Layout {
  const { size, crop, hasCoordinates } = upright;
  const [a, b] = turned(0, degrees, isMirrored);
  const [c, d] = turned(60, degrees, isMirrored);
  const at = (column: number, row: number) => ({
    x: a * column + c * row,
    y: b * column + d * row,
  });
  const { left, top, right, bottom } = crop;
  const corners = [at(left, top), at(right, top), at(left, bottom), at(right, bottom)];
  const cells = boxAround(corners, 0.5);
  const edges = hexSides(upright).flatMap(({ outline }) => outline);
  const board = isWhole(upright)
    ? boxAround(
        edges.map((edge) => at(...edge)),
        EDGE_ROOM,
      )
    : boxAround(corners, CORNER + BEYOND_ROOM);
  const nameRow = nameAt(top, bottom, size.rows);
  const nameColumn = nameAt(left, right, size.columns);
  const names = [
    ...[left, right].map((column) => at(column, nameRow)),
    ...[top, bottom].map((row) => at(nameColumn, row)),
  ];
  const whole = hasCoordinates ? boxAround(names, NAME_ROOM, board) : board;
  const matrix: Matrix = [a, b, c, d, 0 - cells.left, 0 - cells.top];
  return {
    ...upright,
    names: upright.names ?? cellNames(size),
    matrix,
    margins: {
      left: cells.left - whole.left,
      top: cells.top - whole.top,
      right: whole.right - cells.right,
      bottom: whole.bottom - cells.bottom,
    },
    width: whole.right - whole.left,
    height: whole.bottom - whole.top,
    cellPath: outlineOf(matrix),
  };
}

function isWhole({ size, crop }: Upright): boolean {
  const { left, top, right, bottom } = fullCrop(size);
  return crop.left === left && crop.top === top && crop.right === right && crop.bottom === bottom;
}

/** A step of one cell in a direction, clockwise from the right; rounded. */
function turned(direction: number, degrees: number, isMirrored: boolean): [x: number, y: number] {
  const angle = ((direction + degrees) * Math.PI) / 180;
  const x = isMirrored ? -Math.cos(angle) : Math.cos(angle);
  return [rounded(x), rounded(Math.sin(angle))];
}

function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6 + 0; // turns -0 into 0
}

/** The smallest area that holds some places with room around them, and all of `other`. */
function boxAround(places: readonly { x: number; y: number }[], room: number, other?: Crop): Crop {
  const { left = Infinity, top = Infinity, right = -Infinity, bottom = -Infinity } = other ?? {};
  return {
    left: Math.min(left, ...places.map(({ x }) => x - room)),
    top: Math.min(top, ...places.map(({ y }) => y - room)),
    right: Math.max(right, ...places.map(({ x }) => x + room)),
    bottom: Math.max(bottom, ...places.map(({ y }) => y + room)),
  };
}

function outlineOf([a, b, c, d]: Matrix): string {
  const corners = cellCorners.map(([column, row]) => {
    const [x, y] = [a * column + c * row, b * column + d * row];
    return `${x.toFixed(4)} ${y.toFixed(4)}`;
  });
  return `M${corners.join('L')}z`;
}
