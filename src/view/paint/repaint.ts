import type { Scene, Shape } from '../scene/shapes.js';

/** Where more than so many shapes differ, all is painted anew: that is no more work then. */
const MOST_CHANGES = 60;
/** So far from its point, in cells, nothing of a shape reaches: a stone with its shadow does most. */
export const REACH = 0.75;

/** A square that has to be painted anew: its centre in cells. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/**
 * The places at which two scenes of one layout differ; `undefined` where all has to be painted anew:
 * on another ground, for very many changes, and for shapes that reach farther than their cell.
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

/** The shapes of which something may be seen in the squares around these spots. */
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
