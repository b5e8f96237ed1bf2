import type { Board } from '../../rules/board.js';
import { type Color, columnOf, type Point, rowOf } from '../../rules/point.js';
import { isInCrop, type Layout, placeOf } from '../layout/layout.js';
import { FADED } from './scene.js';
import type { Scene, Shape } from './shapes.js';

/**
 * The scene of a counted position: the territory of both players and their dead stones, in place of the territory and
 * the dead stones of the record.
 */
export function withTerritory(
  scene: Scene,
  layout: Layout,
  territory: Readonly<Record<Color, readonly Point[]>>,
  dead: ReadonlySet<Point>,
  board: Board,
): Scene {
  const { size } = layout;
  const placeAt = (point: Point, what: string) =>
    placeOf(layout, what, columnOf(point, size), rowOf(point, size));
  const spotOf = ({ x, y }: Pick<Shape, 'x' | 'y'>) => `${x},${y}`;
  const faded = new Set([...dead].map((point) => spotOf(placeAt(point, ''))));
  const shapes = scene.shapes
    .filter(({ kind }) => kind !== 'territory')
    .map((shape) =>
      shape.kind === 'stone' ? { ...shape, opacity: faded.has(spotOf(shape)) ? FADED : 1 } : shape,
    );
  const owned = (['black', 'white'] as const).flatMap((color) =>
    territory[color]
      .filter((point) => isInCrop(point, layout))
      .map((point): Shape => {
        const on = board.at(point);
        return {
          kind: 'territory',
          color,
          on,
          isAside: false,
          ...placeAt(point, `count-${color}`),
        };
      }),
  );
  return { ...scene, shapes: [...shapes, ...owned] };
}
