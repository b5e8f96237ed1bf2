import type { Board } from '../../rules/board.js';
import { columnOf, type Point, rowOf } from '../../rules/point.js';
import { isInCrop, type Layout, placeOf } from '../layout/layout.js';
import type { Scene, Shape } from './shapes.js';

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

/** A board to show in place of the node's own. */
export interface PreviewedBoard {
  readonly board: Board;
  /** The numbers on its stones. */
  readonly numbers: ReadonlyMap<Point, number>;
  /** The points where it differs from the node's board. */
  readonly changed: readonly Point[];
}

/** Kinds of shapes that belong to the node's move and not to the preview. */
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
