import { type Color, columnOf, type Point, rowOf } from '../../rules/point.js';
import { type Layout, placeOf } from '../layout/layout.js';
import { FADED } from './scene.js';
import type { At, Scene, Shape } from './shapes.js';

/** Whether the scene has a hint on this point. */
export function isHinted(point: Point, { shapes }: Scene, layout: Layout): boolean {
  const place = placeAt(point, '', layout);
  return shapes.some((shape) => shape.kind === 'hint' && isThere(shape, place));
}

/**
 * The scene with a preview of a stone, which replaces a stone on its point. It lies above tints, like all
 * stones, and below everything else on its point, which gets colours that are readable on it.
 */
export function withGhost(scene: Scene, point: Point, color: Color, layout: Layout): Scene {
  const place = placeAt(point, 'ghost', layout);
  const ghost: Shape = { kind: 'stone', color, opacity: FADED, ...place };
  const isTint = ({ kind }: Shape) => kind === 'tint';
  const above = scene.shapes
    .filter((shape) => !isTint(shape) && !(shape.kind === 'stone' && isThere(shape, place)))
    .map((shape) => ('on' in shape && isThere(shape, place) ? { ...shape, on: color } : shape));
  return { ...scene, shapes: [...scene.shapes.filter(isTint), ghost, ...above] };
}

/** The scene with a cross on a stone, in place of other marks there. */
export function withCross(scene: Scene, point: Point, on: Color, layout: Layout): Scene {
  const place = placeAt(point, 'cross', layout);
  const cross: Shape = { kind: 'mark', mark: 'cross', on, scale: 1, ...place };
  const isOther = (shape: Shape) => shape.kind === 'mark' && isThere(shape, place);
  return { ...scene, shapes: [...scene.shapes.filter((shape) => !isOther(shape)), cross] };
}

function placeAt(point: Point, what: string, layout: Layout): At {
  return placeOf(layout, what, columnOf(point, layout.size), rowOf(point, layout.size));
}

function isThere({ x, y }: Shape, place: At): boolean {
  return x === place.x && y === place.y;
}
