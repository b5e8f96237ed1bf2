import { type BoardSize, columnOf, type Point, rowOf } from '../rules/point.js';

/** A part of a board: first and last column and row, counted from 0, both included. */
export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What stands around a crop. Lengths are in cells. */
export interface Margins {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * Where things are, in cells: x = 0, y = 0 is the top left corner of the crop's first cell, the
 * point in column c lies at x = c - crop.left + 0.5. Margins lie outside, at negative x and y.
 */
export interface Layout {
  readonly size: BoardSize;
  readonly crop: Crop;
  readonly hasCoordinates: boolean;
  readonly margins: Margins;
  /** Whole extent with margins, in cells. */
  readonly width: number;
  readonly height: number;
}

/** Room beside the outermost stones, in cells: with coordinates, without, and where the board goes on. */
const COORDINATE_MARGIN = 0.92;
const PLAIN_MARGIN = 0.22;
const CUT_MARGIN = 0;

export function fullCrop({ columns, rows }: BoardSize): Crop {
  return { left: 0, top: 0, right: columns - 1, bottom: rows - 1 };
}

export function buildLayout(size: BoardSize, crop: Crop, hasCoordinates: boolean): Layout {
  const edge = hasCoordinates ? COORDINATE_MARGIN : PLAIN_MARGIN;
  const margins = {
    left: crop.left === 0 ? edge : CUT_MARGIN,
    top: crop.top === 0 ? edge : CUT_MARGIN,
    right: crop.right === size.columns - 1 ? edge : CUT_MARGIN,
    bottom: crop.bottom === size.rows - 1 ? edge : CUT_MARGIN,
  };
  // A crop without its own edge still says which lines it shows.
  if (hasCoordinates && margins.left + margins.right === 0) margins.left = edge;
  if (hasCoordinates && margins.top + margins.bottom === 0) margins.top = edge;
  return {
    size,
    crop,
    hasCoordinates,
    margins,
    width: margins.left + crop.right - crop.left + 1 + margins.right,
    height: margins.top + crop.bottom - crop.top + 1 + margins.bottom,
  };
}

export function isInCrop(point: Point, { crop, size }: Layout): boolean {
  const column = columnOf(point, size);
  const row = rowOf(point, size);
  return column >= crop.left && column <= crop.right && row >= crop.top && row <= crop.bottom;
}

/** The smallest crop that holds all points; `undefined` for none. */
export function cropAround(points: Iterable<Point>, size: BoardSize): Crop | undefined {
  let crop: Crop | undefined;
  for (const point of points) {
    const x = columnOf(point, size);
    const y = rowOf(point, size);
    crop = {
      left: Math.min(crop?.left ?? x, x),
      top: Math.min(crop?.top ?? y, y),
      right: Math.max(crop?.right ?? x, x),
      bottom: Math.max(crop?.bottom ?? y, y),
    };
  }
  return crop;
}

/** A layout laid onto device pixels: the cell is a whole number, so lines and stones are sharp. */
export interface Placement {
  readonly deviceWidth: number;
  readonly deviceHeight: number;
  /** Device pixels per cell. */
  readonly cell: number;
  /** Device pixels from the canvas's corner to the layout's origin. */
  readonly left: number;
  readonly top: number;
  readonly lineWidth: number;
}

/** Line width as a share of the cell. */
const LINE_SHARE = 0.034;

export function placeLayout(layout: Layout, deviceWidth: number, deviceHeight: number): Placement {
  const room = Math.min(deviceWidth / layout.width, deviceHeight / layout.height);
  const cell = Math.max(1, Math.floor(room));
  const spare = (length: number, cells: number) => (length - cells * cell) / 2;
  return {
    deviceWidth,
    deviceHeight,
    cell,
    left: Math.round(spare(deviceWidth, layout.width) + layout.margins.left * cell),
    top: Math.round(spare(deviceHeight, layout.height) + layout.margins.top * cell),
    lineWidth: Math.max(1, Math.round(cell * LINE_SHARE)),
  };
}

/** From cells to device pixels; a point's centre is the centre of its lines. */
export function toDevice({ cell, left, top, lineWidth }: Placement, x: number, y: number) {
  const half = lineWidth / 2;
  const shift = Math.floor(cell / 2 - half) + half - cell / 2;
  return { x: left + x * cell + shift, y: top + y * cell + shift };
}
