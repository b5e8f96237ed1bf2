import type { Layout } from './layout.js';
import type { GridShape } from '../scene/shapes.js';

/** A place in cells. */
interface Place {
  readonly x: number;
  readonly y: number;
}

/** Maps a layout to device pixels: a square cell is a whole number, so lines and stones are sharp. */
export interface Placement {
  /** Device pixels per cell. */
  readonly cell: number;
  /**
   * Device pixels from the corner of the canvas to the layout's origin. It lies on a whole or half pixel, so
   * that both sides of every line lie on whole pixels.
   */
  readonly left: number;
  readonly top: number;
  readonly lineWidth: number;
  /** Device pixels per CSS pixel, if not the screen's. */
  readonly pixelRatio?: number;
  /** On paper the edges of the board are three times as wide as other lines, as in books. */
  readonly isOnPaper?: boolean;
}

/** Line width as a share of the cell. */
const LINE_SHARE = 0.024;

/** Minimum line width on paper, in CSS pixels (0.375 points): a picture may still be made a third smaller there. */
export const PRINTED_LINE = 0.5;

/** The extent of a layout or a scene. */
type Extent = Pick<Layout, 'width' | 'height' | 'margins' | 'cellPath'>;

/** @param thinnest minimum line width in device pixels */
export function placeLayout(
  layout: Extent,
  deviceWidth: number,
  deviceHeight: number,
  thinnest = 1,
): Placement {
  const { width, height, margins, cellPath } = layout;
  const largest = Math.min(deviceWidth / width, deviceHeight / height);
  const cell = Math.max(1, cellPath ? largest : Math.floor(largest)); // slanted lines don't lie on pixels
  const lineWidth = Math.max(Math.ceil(thinnest), Math.round(cell * LINE_SHARE));
  const start = (length: number, cells: number, margin: number) =>
    Math.round((length - cells * cell) / 2 + margin * cell) - (((cell - lineWidth) / 2) % 1);
  return {
    cell,
    left: start(deviceWidth, width, margins.left),
    top: start(deviceHeight, height, margins.top),
    lineWidth,
  };
}

/** Converts cells to device pixels; the centre of a point is the centre of its lines. */
export function toDevice({ cell, left, top }: Placement, at: Place) {
  return { x: left + at.x * cell, y: top + at.y * cell };
}

/** The nearest length, at least 1 pixel, whose ends lie on whole pixels when it is centred on a line. */
function onPixels({ lineWidth }: Placement, length: number): number {
  return lineWidth + 2 * Math.round((Math.max(length, 1) - lineWidth) / 2);
}

/** A rectangle on whole device pixels: left, top, width and height. */
export type Square = [left: number, top: number, width: number, height: number];

/** A square centred on a place, about this many cells wide, with whole pixels on all sides. */
export function squareAround(placement: Placement, at: Place, cells: number): Square {
  const { x, y } = toDevice(placement, at);
  const size = onPixels(placement, placement.cell * cells);
  return [Math.round(x - size / 2), Math.round(y - size / 2), size, size];
}

/** The largest width of a line that a page sets, as a share of the cell: wider ones would hide the board. */
const WIDEST_LINE = 0.2;

/**
 * The width of a grid line in device pixels.
 *
 * @param wanted the width that a theme asks for; 0 leaves it to the placement
 */
export function gridWidth(placement: Placement, wanted: number): number {
  const { cell, lineWidth } = placement;
  return wanted > 0 ? onPixels(placement, Math.min(wanted, cell * WIDEST_LINE)) : lineWidth;
}

/**
 * A grid line on whole device pixels: left, top, width and height. The edges of the board are a pixel wider, on paper more.
 *
 * @param wanted its width in device pixels; 0 leaves it to the placement
 */
export function lineOnPixels(placement: Placement, line: GridShape, wanted: number): Square {
  const { cell, isOnPaper } = placement;
  const { x, y } = toDevice(placement, line);
  const inner = gridWidth(placement, wanted);
  const width = inner + (isOnPaper ? 2 * inner : 1) * +line.isEdge;
  const [left, top] = [Math.round(x - width / 2), Math.round(y - width / 2)];
  const right = Math.round(x + line.width * cell + width / 2);
  const bottom = Math.round(y + line.height * cell + width / 2);
  return [left, top, right - left, bottom - top];
}
