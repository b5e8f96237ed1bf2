import { type Color, columnOf, type Point, rowOf } from '../rules/point.js';
import { isInCrop, type Layout, placeOf } from './layout.js';
import { FADED } from './scene.js';
import type { At, Scene, Shape } from './shapes.js';

/** From the middle of a cell to its sides. */
const HALF = 0.5;

export type Place = Pick<At, 'x' | 'y'>;

/** Whether a place is in the cell of a point that is seen. */
export function isOnPoint(place: Place, point: Point, layout: Layout): boolean {
  return isInCrop(point, layout) && isInCell(place, placeAt(point, '', layout));
}

/** Whether a scene hints at a move there. */
export function isHinted(place: Place, { shapes }: Scene): boolean {
  return shapes.some((shape) => shape.kind === 'hint' && isInCell(place, shape));
}

/**
 * The scene with a stone that would be played: below what is drawn on its point, in colours that are
 * read on it. As all stones it lies above tints.
 */
export function withGhost(scene: Scene, point: Point, color: Color, layout: Layout): Scene {
  const place = placeAt(point, 'ghost', layout);
  const ghost: Shape = { kind: 'stone', color, opacity: FADED, ...place };
  const isTint = ({ kind }: Shape) => kind === 'tint';
  const above = scene.shapes
    .filter((shape) => !isTint(shape))
    .map((shape) => ('on' in shape && isInCell(shape, ghost) ? { ...shape, on: color } : shape));
  return { ...scene, shapes: [...scene.shapes.filter(isTint), ghost, ...above] };
}

function placeAt(point: Point, what: string, layout: Layout): At {
  return placeOf(layout, what, columnOf(point, layout.size), rowOf(point, layout.size));
}

function isInCell({ x, y }: Place, middle: Place): boolean {
  return Math.max(Math.abs(x - middle.x), Math.abs(y - middle.y)) < HALF;
}
