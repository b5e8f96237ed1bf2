import type { Layout } from './layout.js';
import type { GridShape } from '../scene/shapes.js';

/** A place in cells. */
interface Place {
  readonly x: number;
  readonly y: number;
}

/** A layout laid onto device pixels: the cell is a whole number, so lines and stones are sharp. */
export interface Placement {
  /** Device pixels per cell. */
  readonly cell: number;
  /**
   * Device pixels from the canvas's corner to the layout's origin. It lies on a pixel or on half a
   * one, so that both sides of every line lie on pixels.
   */
  readonly left: number;
  readonly top: number;
  readonly lineWidth: number;
  /** Device pixels per CSS pixel, if not as on the screen. */
  readonly pixelRatio?: number;
}

/** Line width as a share of the cell. */
const LINE_SHARE = 0.024;

/** What is laid onto pixels: a layout, or a scene. */
type Extent = Pick<Layout, 'width' | 'height' | 'margins'>;

export function placeLayout(layout: Extent, deviceWidth: number, deviceHeight: number): Placement {
  const { width, height, margins } = layout;
  const cell = Math.max(1, Math.floor(Math.min(deviceWidth / width, deviceHeight / height)));
  const lineWidth = Math.max(1, Math.round(cell * LINE_SHARE));
  const start = (length: number, cells: number, margin: number) =>
    Math.round((length - cells * cell) / 2 + margin * cell) - (((cell - lineWidth) / 2) % 1);
  return {
    cell,
    left: start(deviceWidth, width, margins.left),
    top: start(deviceHeight, height, margins.top),
    lineWidth,
  };
}

/** From cells to device pixels; a point's centre is the centre of its lines. */
export function toDevice({ cell, left, top }: Placement, at: Place) {
  return { x: left + at.x * cell, y: top + at.y * cell };
}

/** The nearest length to this, but not 0, whose ends lie on whole pixels where its middle is that of a line. */
function onPixels({ lineWidth }: Placement, length: number): number {
  return lineWidth + 2 * Math.round((Math.max(length, 1) - lineWidth) / 2);
}

/** A square's place on whole device pixels: left, top, width and height. */
export type Square = [left: number, top: number, width: number, height: number];

/** The square around a point that is nearest to so many cells wide, and as wide on all sides of its lines. */
export function squareAround(placement: Placement, at: Place, cells: number): Square {
  const { x, y } = toDevice(placement, at);
  const size = onPixels(placement, placement.cell * cells);
  return [x - size / 2, y - size / 2, size, size];
}

/** A page's own lines are so much of the cell at most: wider ones would hide the board. */
const WIDEST_LINE = 0.2;

/**
 * A line of the grid on whole device pixels: left, top, width and height.
 *
 * @param wanted how wide it should be in device pixels, where that is not left to the placement
 */
export function lineOnPixels(placement: Placement, line: GridShape, wanted: number): Square {
  const { cell, lineWidth } = placement;
  const { x, y } = toDevice(placement, line);
  const width = wanted > 0 ? onPixels(placement, Math.min(wanted, cell * WIDEST_LINE)) : lineWidth;
  const [left, top] = [Math.round(x - width / 2), Math.round(y - width / 2)];
  const right = Math.round(x + line.width * cell + width / 2);
  const bottom = Math.round(y + line.height * cell + width / 2);
  return [left, top, right - left, bottom - top];
}
