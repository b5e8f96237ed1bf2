import type { Board } from '../rules/board.js';
import { columnOf, type Point, rowOf } from '../rules/point.js';
import { isInCrop, type Layout, placeOf } from './layout.js';
import type { Scene, Shape } from './shapes.js';

/** A board that is shown in place of the one of a node. */
export interface PreviewedBoard {
  readonly board: Board;
  /** What stands on its stones. */
  readonly numbers: ReadonlyMap<Point, number>;
  /** Where it differs from the board of the node. */
  readonly changed: readonly Point[];
}

/** These belong to the shown move, not to the preview. */
const ofTheMove: ReadonlySet<Shape['kind']> = new Set(['hint', 'ko', 'ring', 'number']);

/** The scene with the stones of another board, and numbers on those that were played. */
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
