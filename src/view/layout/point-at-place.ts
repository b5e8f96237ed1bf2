import { type Point, pointAt } from '../../rules/point.js';
import { isInCrop, type Layout, placeOf } from './layout.js';
import { placeLayout } from './placement.js';

/** The point whose cell contains a place of the layout; `undefined` if no visible point does. */
export function pointAtPlace(layout: Layout, x: number, y: number): Point | undefined {
  const [a, b, c, d, e, f] = layout.matrix;
  const area = a * d - b * c;
  const column = Math.floor((d * (x - e) - c * (y - f)) / area);
  const row = Math.floor((a * (y - f) - b * (x - e)) / area);
  const distanceOf = ([right, down]: readonly [number, number]) => {
    const place = placeOf(layout, '', column + right, row + down);
    return Math.hypot(place.x - x, place.y - y);
  };
  const around = [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const; // candidates for the nearest cell
  const [right, down] = around.reduce<readonly [number, number]>(
    (nearest, other) => (distanceOf(other) < distanceOf(nearest) ? other : nearest),
    [0, 0],
  );
  const point = pointAt(layout.size, column + right, row + down);
  return point !== undefined && isInCrop(point, layout) ? point : undefined;
}

/**
 * The point under a spot of a canvas.
 *
 * @param spot the distances from the left and upper edges, as parts of the width and height (0 to 1)
 * @param canvas its width and height, in pixels
 */
export function pointAtSpot(
  [across, down]: readonly [number, number],
  { width, height }: { readonly width: number; readonly height: number },
  layout: Layout,
): Point | undefined {
  const { cell, left, top } = placeLayout(layout, width, height);
  return pointAtPlace(layout, (across * width - left) / cell, (down * height - top) / cell);
}
