import { type Color, columnOf, type Point, rowOf } from '../../rules/point.js';
import { isInCrop, type Layout, placeOf } from '../layout/layout.js';
import { FADED } from './scene.js';
import type { At, Scene, Shape } from './shapes.js';
import type { Board } from '../../rules/board.js';

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

function placeAt(point: Point, what: string, layout: Layout): At {
  return placeOf(layout, what, columnOf(point, layout.size), rowOf(point, layout.size));
}

function isThere({ x, y }: Shape, place: At): boolean {
  return x === place.x && y === place.y;
}

/** The scene with some points highlighted on top; invisible points are left out. */
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

/** The scene with numbers on stones, in place of what else stands on them; the last number also marks the last move. */
export function withNumbers(
  scene: Scene,
  points: readonly Point[],
  board: Board,
  layout: Layout,
): Scene {
  const numbers = new Map(points.map((point, index) => [point, index + 1]));
  const texts = [...numbers].flatMap(([point, number]): Shape[] => {
    const on = board.at(point);
    if (!on || !isInCrop(point, layout)) return [];
    const isLast = number === points.length;
    return [{ kind: 'number', text: String(number), on, isLast, ...placeAt(point, 'own', layout) }];
  });
  const isNumbered = new Set(texts.map(keyOf));
  const isKept = (shape: Shape) => shape.kind === 'stone' || !isNumbered.has(keyOf(shape));
  return { ...scene, shapes: [...scene.shapes.filter(isKept), ...texts] };
}

/** A board to show in place of the node's own. */
export interface PreviewedBoard {
  readonly board: Board;
  /** The numbers on its stones. */
  readonly numbers: ReadonlyMap<Point, number>;
  /** The points where it differs from the node's board. */
  readonly changed: readonly Point[];
}

/** Shapes that belong to the node's move, not to the preview. */
const ofTheMove: ReadonlySet<Shape['kind']> = new Set(['hint', 'ko', 'dot', 'number']);

/** The scene with the stones of another board, and numbers on its moves. */
export function withPreview(scene: Scene, preview: PreviewedBoard, layout: Layout): Scene {
  const { board, numbers, changed } = preview;
  const { size } = layout;
  const placeAt = (point: Point, what: string) =>
    placeOf(layout, what, columnOf(point, size), rowOf(point, size));
  const isOther = new Set(
    [...changed, ...numbers.keys()].map((point) => keyOf(placeAt(point, ''))),
  );
  const isKept = (shape: Shape) =>
    !ofTheMove.has(shape.kind) &&
    !(shape.kind === 'mark' && shape.mark === 'last') &&
    (shape.kind === 'tint' || !isOther.has(keyOf(shape)));
  const kept = scene.shapes.filter(isKept);
  const stones = new Set([...changed, ...numbers.keys()]);
  const shapes = [...stones].flatMap((point): Shape[] => {
    const color = board.at(point);
    if (!color || !isInCrop(point, layout)) return [];
    return [{ kind: 'stone', color, opacity: 1, ...placeAt(point, color) }];
  });
  const last = Math.max(...numbers.values());
  const texts = [...numbers].flatMap(([point, number]): Shape[] => {
    const on = board.at(point);
    if (!on || !isInCrop(point, layout)) return [];
    const isLast = number === last;
    return [{ kind: 'number', text: String(number), on, isLast, ...placeAt(point, 'number') }];
  });
  const isStoneOrTint = ({ kind }: Shape) => kind === 'stone' || kind === 'tint';
  const below = kept.filter(isStoneOrTint);
  const above = kept.filter((shape) => !isStoneOrTint(shape));
  return { ...scene, shapes: [...below, ...shapes, ...above, ...texts] };
}

function keyOf({ x, y }: Pick<Shape, 'x' | 'y'>): string {
  return `${x},${y}`;
}
