import type { BoardKind } from '../../replay/games.js';
import { type BoardSize, columnOf, type Point, rowOf } from '../../rules/point.js';

/** Where a shape stands; every shape has this. */
export interface At {
  /** The same thing has the same key in the scene before and after. */
  readonly key: string;
  readonly x: number;
  readonly y: number;
}

/** What stands around a crop. Lengths are in cells. */
export interface Margins {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A part of a board: first and last column and row, counted from 0, both included. */
export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * From column and row of the record to x and y in the layout, as CSS writes `matrix(a, b, c, d, e, f)`:
 * x = a·column + c·row + e, y = b·column + d·row + f.
 */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** The names of all lines of a board, from the left and from the top; a line keeps its name when the board is turned. */
export interface LineNames {
  readonly columns: readonly string[];
  readonly rows: readonly string[];
}

/** Whose board it is; Go's without this. */
export interface KindOfBoard {
  readonly boardKind?: BoardKind | undefined;
}

/** How a board is shown, beside what part of it. */
export interface LayoutOptions {
  /** Western without this. */
  readonly names?: LineNames | undefined;
  /** The points of the crop that are seen, where the others are left blank (VW, K-24). */
  readonly points?: readonly Point[] | undefined;
}

/**
 * Where things are, in cells: x = 0, y = 0 is the top left corner of the first cell that is seen;
 * the centre of its point lies at 0.5, 0.5. Margins lie outside, at negative x and y. Plain data:
 * layouts that look the same as JSON look the same on the screen.
 */
export interface Layout extends LayoutOptions, KindOfBoard {
  readonly size: BoardSize;
  /** The part of the board that is shown, as the record counts. */
  readonly crop: Crop;
  /** Where points are; `turnLayout` turns it. */
  readonly matrix: Matrix;
  readonly hasCoordinates: boolean;
  /** By the sides of the picture. */
  readonly margins: Margins;
  /** Whole extent with margins, in cells. */
  readonly width: number;
  readonly height: number;
  /** The outline of a cell around its point, as SVG writes paths, where boards have cells that are no squares. */
  readonly cellPath?: string;
}

/** A point lies in the middle of its cell. */
const HALF = 0.5;
/** Room beside the outermost stones, in cells, with coordinates and without; none where the board goes on. */
export const COORDINATE_MARGIN = 0.92;
const PLAIN_MARGIN = 0.22;

export function fullCrop({ columns, rows }: BoardSize): Crop {
  return { left: 0, top: 0, right: columns - 1, bottom: rows - 1 };
}

/** Lines of the same distance in both directions, as on a Go board. */
export function layoutOnLines(
  size: BoardSize,
  crop: Crop,
  hasCoordinates: boolean,
  options: LayoutOptions & KindOfBoard = {},
): Layout {
  const { left, top, right, bottom } = crop;
  const full = fullCrop(size);
  const edge = hasCoordinates ? COORDINATE_MARGIN : PLAIN_MARGIN;
  const isCutRight = right < full.right;
  const isCutBottom = bottom < full.bottom;
  // A crop without its own edge still says which lines it shows: on the left and above.
  const margins = {
    left: left && !(hasCoordinates && isCutRight) ? 0 : edge,
    top: top && !(hasCoordinates && isCutBottom) ? 0 : edge,
    right: isCutRight ? 0 : edge,
    bottom: isCutBottom ? 0 : edge,
  };
  const width = margins.left + right - left + 1 + margins.right;
  const height = margins.top + bottom - top + 1 + margins.bottom;
  const matrix: Matrix = [1, 0, 0, 1, HALF - left, HALF - top];
  return { ...options, size, crop, matrix, hasCoordinates, margins, width, height };
}

/** Where a column and a row meet in the layout, with a key that names what stands there. */
export function placeOf({ matrix }: Layout, what: string, column: number, row: number) {
  const [a, b, c, d, e, f] = matrix;
  return {
    key: `${what}:${column},${row}`,
    x: a * column + c * row + e,
    y: b * column + d * row + f,
  };
}

/** The points that a layout lists, for looking up; many layouts have the list of one record. */
const listed = new WeakMap<readonly Point[], ReadonlySet<Point>>();

function isListed(point: Point, points: readonly Point[]): boolean {
  const known = listed.get(points) ?? new Set(points);
  listed.set(points, known);
  return known.has(point);
}

/** Whether a point is seen: in the crop, and none that the record leaves blank. */
export function isInCrop(point: Point, { crop, size, points }: Layout): boolean {
  const column = columnOf(point, size);
  const row = rowOf(point, size);
  const { left, top, right, bottom } = crop;
  const isInside = column >= left && column <= right && row >= top && row <= bottom;
  return isInside && (!points || isListed(point, points));
}

/** The smallest crop that holds all points; `undefined` for none. */
export function cropAround(points: Iterable<Point>, size: BoardSize): Crop | undefined {
  const columns = Array.from(points, (point) => columnOf(point, size));
  const rows = Array.from(points, (point) => rowOf(point, size));
  if (columns.length === 0) return undefined;
  return {
    left: Math.min(...columns),
    top: Math.min(...rows),
    right: Math.max(...columns),
    bottom: Math.max(...rows),
  };
}
