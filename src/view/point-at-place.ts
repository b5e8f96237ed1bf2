import { type Point, pointAt } from '../rules/point.js';
import { isInCrop, type Layout } from './layout.js';

/** The point whose cell holds a place of the layout; `undefined` where none is seen. */
export function pointAtPlace(layout: Layout, x: number, y: number): Point | undefined {
  const [a, b, c, d, e, f] = layout.matrix;
  // A matrix that only turns and mirrors turns back when it is mirrored at its diagonal.
  const column = Math.round(a * (x - e) + b * (y - f));
  const row = Math.round(c * (x - e) + d * (y - f));
  const point = pointAt(layout.size, column, row);
  return point !== undefined && isInCrop(point, layout) ? point : undefined;
}
