import type { Point } from '../../rules/point.js';
import type { Layout } from '../../view/layout.js';
import { placeLayout } from '../../view/placement.js';
import { pointAtPlace } from '../../view/point-at-place.js';

/** A place on a canvas, in shares of its width and height. */
export type Spot = readonly [across: number, down: number];

/** The point under a spot of a canvas. */
export function pointAtSpot(
  [across, down]: Spot,
  { width, height }: HTMLCanvasElement,
  layout: Layout,
): Point | undefined {
  const { cell, left, top } = placeLayout(layout, width, height);
  return pointAtPlace(layout, (across * width - left) / cell, (down * height - top) / cell);
}

/** Where an event of a pointer or a finger is in the window, in CSS pixels. */
export interface ClientPlace {
  readonly clientX: number;
  readonly clientY: number;
}

export function spotOf({ clientX, clientY }: ClientPlace, canvas: HTMLCanvasElement): Spot {
  const { left, top, width, height } = canvas.getBoundingClientRect();
  return [(clientX - left) / width, (clientY - top) / height];
}
