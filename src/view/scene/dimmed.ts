import { pointAt } from '../../rules/point.js';
import { isInCrop, type Layout, placeOf } from '../layout/layout.js';
import type { Scene, Shape } from './shapes.js';

/** The scene with everything dimmed except a part of the board: its first and last columns and rows, from 0. */
export function withDimmed(
  scene: Scene,
  lit: {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  },
  layout: Layout,
): Scene {
  const { size, cellPath: outline } = layout;
  const tints: Shape[] = [];
  for (let row = 0; row < size.rows; row++)
    for (let column = 0; column < size.columns; column++) {
      const isLit =
        column >= lit.left && column <= lit.right && row >= lit.top && row <= lit.bottom;
      const point = isLit ? undefined : pointAt(size, column, row);
      if (point === undefined || !isInCrop(point, layout)) continue;
      const place = placeOf(layout, 'dimmed', column, row);
      tints.push({ kind: 'tint', tint: 'dimmed', ...(outline && { outline }), ...place });
    }
  return { ...scene, shapes: [...tints, ...scene.shapes] };
}
