import { type Color, columnOf, type Point, rowOf } from '../../rules/point.js';
import { isInCrop, type Layout, placeOf } from '../layout/layout.js';
import { withGhost } from './overlays.js';
import type { Scene, Shape } from './shapes.js';

/** The sign on the stone, which tells it from a preview and from stones of the game at any size and in any colours. */
const SIGN = '?';

/** The scene with the point that a reader has guessed, as a translucent stone with a question mark. */
export function withGuess(scene: Scene, point: Point, on: Color, layout: Layout): Scene {
  if (!isInCrop(point, layout)) return scene;
  const { shapes, ...rest } = withGhost(scene, point, on, layout);
  const place = placeAt(point, layout);
  const isLabelled = shapes.some((shape) => shape.kind === 'label' && isThere(shape, place));
  if (isLabelled) return { ...rest, shapes };
  return {
    ...rest,
    shapes: [...shapes, { kind: 'label', text: SIGN, on, hidesGrid: false, ...place }],
  };
}

/** The scene with a triangle on the move that was asked, unless a mark is already there. */
export function withAnswer(scene: Scene, point: Point, on: Color, layout: Layout): Scene {
  const place = placeAt(point, layout);
  const isMarked = scene.shapes.some(
    (shape) => ['mark', 'label', 'number', 'dot'].includes(shape.kind) && isThere(shape, place),
  );
  if (isMarked || !isInCrop(point, layout)) return scene;
  return {
    ...scene,
    shapes: [...scene.shapes, { kind: 'mark', mark: 'triangle', on, scale: 1, ...place }],
  };
}

const placeAt = (point: Point, layout: Layout) =>
  placeOf(layout, 'guess', columnOf(point, layout.size), rowOf(point, layout.size));

const isThere = ({ x, y }: Shape, place: ReturnType<typeof placeAt>) =>
  x === place.x && y === place.y;
