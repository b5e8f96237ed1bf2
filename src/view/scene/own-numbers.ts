import type { Board } from '../../rules/board.js';
import { columnOf, type Point, rowOf } from '../../rules/point.js';
import { isInCrop, type Layout, placeOf } from '../layout/layout.js';
import type { Scene, Shape } from './shapes.js';

/**
 * The scene with numbers on stones, in place of other shapes on them but labels; the last number also marks the last
 * move.
 *
 * @param rim the colour of a rim around each of these stones
 */
export function withNumbers(
  scene: Scene,
  points: readonly Point[],
  board: Board,
  layout: Layout,
  rim?: string,
): Scene {
  const { size } = layout;
  const numbers = new Map(points.map((point, index) => [point, index + 1]));
  const isLabelled = new Set(scene.shapes.filter(({ kind }) => kind === 'label').map(spotOf));
  const texts = [...numbers].flatMap(([point, number]): Shape[] => {
    const on = board.at(point);
    if (!on || !isInCrop(point, layout)) return [];
    const isLast = number === points.length;
    const place = placeOf(layout, 'own', columnOf(point, size), rowOf(point, size));
    if (isLabelled.has(spotOf(place))) return [];
    return [{ kind: 'number', text: String(number), on, isLast, ...(rim && { rim }), ...place }];
  });
  const isNumbered = new Set(texts.map(spotOf));
  const isKept = (shape: Shape) => shape.kind === 'stone' || !isNumbered.has(spotOf(shape));
  return { ...scene, shapes: [...scene.shapes.filter(isKept), ...texts] };
}

/** The numbers that `withNumbers` can't draw: their stones are captured, or other moves are on their points. */
export function hiddenNumbers(
  points: readonly Point[],
  board: Board,
): readonly { readonly number: number; readonly point: Point }[] {
  return points
    .map((point, index) => ({ number: index + 1, point }))
    .filter(({ point, number }) => !board.at(point) || points.lastIndexOf(point) !== number - 1);
}

function spotOf({ x, y }: Pick<Shape, 'x' | 'y'>): string {
  return `${x},${y}`;
}
