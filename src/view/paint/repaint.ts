/*
 * A step paints only what differs. `repaint.ts` compares two scenes by the keys of their shapes. Only the cells
 * around the shapes that differ are painted, inside a clip, and a test compares the result with a full repaint. If
 * many boards come into view together, each frame paints only some of them (`canvas-controller.ts`), so that the page
 * never waits long.
 */

import type { Scene, Shape } from '../scene/shapes.js';

/** Maximum number of differing shapes. With more, everything is repainted, which is not slower then. */
const MOST_CHANGES = 60;
/** The largest distance of a part of a shape from its point, in cells. A stone with its shadow extends farthest. */
export const REACH = 0.75;

/** The centre of a square to repaint, in cells. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/**
 * The places where two scenes of one layout differ. `undefined` if everything has to be repainted: if the empty boards
 * differ, for very many changes, and for shapes that extend beyond their cell.
 */
export function changedSpots(before: Scene, after: Scene): Spot[] | undefined {
  if (before.ground.key !== after.ground.key) return undefined;
  const known = new Map(before.shapes.map((shape) => [shape.key, shape]));
  const changed: Shape[] = [];
  for (const shape of after.shapes) {
    const other = known.get(shape.key);
    known.delete(shape.key);
    if (!other || !isSame(shape, other)) changed.push(shape, ...(other ? [other] : []));
  }
  changed.push(...known.values());
  return changed.length > MOST_CHANGES || changed.some(reachesFar) ? undefined : changed;
}

/** The shapes that may be visible in the squares around these spots. */
export function shapesNear(shapes: readonly Shape[], spots: readonly Spot[]): Shape[] {
  const isNear = (shape: Shape) =>
    reachesFar(shape) ||
    spots.some(({ x, y }) => Math.max(Math.abs(shape.x - x), Math.abs(shape.y - y)) < 2 * REACH);
  return shapes.filter(isNear);
}

function reachesFar(shape: Shape): boolean {
  return 'width' in shape || 'toX' in shape || 'path' in shape;
}

function isSame(one: Shape, other: Shape): boolean {
  const [first, second] = [Object.entries(one), Object.entries(other)];
  return (
    first.length === second.length &&
    first.every(([name, value]) => Reflect.get(other, name) === value)
  );
}
