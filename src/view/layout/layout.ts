import type { BoardKind } from '../../replay/games.js';
import { type BoardSize, columnOf, type Point, rowOf } from '../../rules/point.js';

/** The place of a shape; every shape has one. */
export interface At {
  /** Identifies an object in the scenes of different nodes. */
  readonly key: string;
  readonly x: number;
  readonly y: number;
}

/** The space around a crop, in cells. */
export interface Margins {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A part of a board: first and last column and row, counted from 0, inclusive. */
export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * Maps column and row of the record to x and y of the layout, as CSS writes `matrix(a, b, c, d, e, f)`:
 * x = a·column + c·row + e, y = b·column + d·row + f.
 */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** The names of all lines of a board, from the left and from the top; they keep their lines on rotated boards. */
export interface LineNames {
  readonly columns: readonly string[];
  readonly rows: readonly string[];
}

/** The kind of the board; by default Go's. */
export interface KindOfBoard {
  readonly boardKind?: BoardKind | undefined;
}

/** Options of a layout, apart from its crop. */
export interface LayoutOptions {
  /** The names of the lines; by default Western. */
  readonly names?: LineNames | undefined;
  /** The only points of the crop that are shown (VW, K-24); by default all. */
  readonly points?: readonly Point[] | undefined;
  /** Space for names beside the outermost cells, in cells; by default enough for pictures of any size. */
  readonly nameRoom?: number;
  /** Names each line at one of its ends, on the left or above. */
  readonly isNamedOnce?: boolean;
}

/**
 * The places of things, in cells: x = 0, y = 0 is the top left corner of the first visible cell, and the centre of its
 * point is at 0.5, 0.5. Margins are outside, at negative x and y. Layouts are plain data: if they are equal as JSON,
 * they look the same on the screen.
 */
export interface Layout extends LayoutOptions, KindOfBoard {
  readonly size: BoardSize;
  /** The part of the board that is shown, in the record's columns and rows. */
  readonly crop: Crop;
  /** Maps points to places; `turnLayout` rotates it. */
  readonly matrix: Matrix;
  readonly hasCoordinates: boolean;
  /** The size of the margin on each side of the picture, after rotation. */
  readonly margins: Margins;
  /** The whole extent including margins, in cells. */
  readonly width: number;
  readonly height: number;
  /** The outline of a cell around its point as an SVG path, if cells are not square. */
  readonly cellPath?: string | undefined;
}

/** A point lies at the centre of its cell. */
const HALF = 0.5;
/**
 * Margin beside the outermost stones, in cells, with and without coordinates. Sides on which the board continues have
 * none.
 */
const NAME_ROOM = 0.6;
const PLAIN_MARGIN = 0.22;
/** The share of that margin at ends of lines without a name. With half of it, such names would be visible. */
const BARE_SHARE = 0.4;

/** The distance from the outermost point of a line to its name, in cells; outside the picture without coordinates. */
export function nameDistance({ nameRoom = NAME_ROOM }: LayoutOptions): number {
  return (1 + nameRoom) / 2;
}

export function fullCrop({ columns, rows }: BoardSize): Crop {
  return { left: 0, top: 0, right: columns - 1, bottom: rows - 1 };
}

/** Lays out a board with the same distance between lines in both directions, as in Go. */
export function layoutOnLines(
  size: BoardSize,
  crop: Crop,
  hasCoordinates: boolean,
  options: LayoutOptions & KindOfBoard = {},
): Layout {
  const { left, top, right, bottom } = crop;
  const full = fullCrop(size);
  const edge = hasCoordinates ? 2 * nameDistance(options) - 1 : PLAIN_MARGIN;
  const isCutRight = right < full.right;
  const isCutBottom = bottom < full.bottom;
  // A crop without an edge of the board still names its lines: on the left and above.
  const near = (start: number, isCut: boolean) => (start && !(hasCoordinates && isCut) ? 0 : edge);
  const far = (isCut: boolean, before: number) =>
    isCut ? 0 : edge * (options.isNamedOnce && before ? BARE_SHARE : 1);
  const [marginLeft, marginTop] = [near(left, isCutRight), near(top, isCutBottom)];
  const margins = {
    left: marginLeft,
    top: marginTop,
    right: far(isCutRight, marginLeft),
    bottom: far(isCutBottom, marginTop),
  };
  const width = margins.left + right - left + 1 + margins.right;
  const height = margins.top + bottom - top + 1 + margins.bottom;
  const matrix: Matrix = [1, 0, 0, 1, HALF - left, HALF - top];
  return { ...options, size, crop, matrix, hasCoordinates, margins, width, height };
}

/** The place of a column and row in the layout, with a key that identifies what is drawn there. */
export function placeOf({ matrix }: Layout, what: string, column: number, row: number) {
  const [a, b, c, d, e, f] = matrix;
  return {
    key: `${what}:${column},${row}`,
    x: a * column + c * row + e,
    y: b * column + d * row + f,
  };
}

/** The points of a layout as sets, cached: many layouts share one record's list. */
const listed = new WeakMap<readonly Point[], ReadonlySet<Point>>();

function isListed(point: Point, points: readonly Point[]): boolean {
  const known = listed.get(points) ?? new Set(points);
  listed.set(points, known);
  return known.has(point);
}

/** Whether a point is visible: in the crop, and not left blank by the record. */
export function isInCrop(point: Point, { crop, size, points }: Layout): boolean {
  const column = columnOf(point, size);
  const row = rowOf(point, size);
  const { left, top, right, bottom } = crop;
  const isInside = column >= left && column <= right && row >= top && row <= bottom;
  return isInside && (!points || isListed(point, points));
}

/** The smallest crop that holds all points; `undefined` for none. */
export function cropAround(points: Iterable<Point>, size: BoardSize): Crop | undefined {
  const columns = [...points].map((point) => columnOf(point, size));
  const rows = [...points].map((point) => rowOf(point, size));
  if (columns.length === 0) return undefined;
  return {
    left: Math.min(...columns),
    top: Math.min(...rows),
    right: Math.max(...columns),
    bottom: Math.max(...rows),
  };
}
