import { columnOf, type Point, rowOf } from '../rules/point.js';
import { isInCrop, type Layout, placeOf } from './layout.js';
import type { Scene, Shape } from './shapes.js';

/** The scene with points lit, above all else; those that are not seen are left out. */
export function withLights(scene: Scene, points: readonly Point[], layout: Layout): Scene {
  const { size } = layout;
  const lights = points
    .filter((point) => isInCrop(point, layout))
    .map((point): Shape => {
      const place = placeOf(layout, 'light', columnOf(point, size), rowOf(point, size));
      return { kind: 'light', ...place };
    });
  return { ...scene, shapes: [...scene.shapes, ...lights] };
}
