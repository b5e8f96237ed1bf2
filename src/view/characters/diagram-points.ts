import { type Color, pointAt } from '../../rules/point.js';
import { isInCrop, type Layout, placeOf } from '../layout/layout.js';
import type { MarkShape, Scene, Shape } from '../scene/shapes.js';

/** The parts of a point that a diagram in characters can show. */
export interface DiagramPoint {
  readonly x: number;
  readonly y: number;
  readonly isStar: boolean;
  readonly stone: Color | undefined;
  readonly mark: MarkShape['mark'] | undefined;
  readonly territory: Color | undefined;
  /** A label, the letter of a hint, or a move number. */
  readonly text: string;
  readonly isNumber: boolean;
}

/** The visible points, row by row from the top, each row from the left. */
export function diagramRows(scene: Scene, layout: Layout): DiagramPoint[][] {
  const rows = new Map<number, DiagramPoint[]>();
  const shapes = shapesByPlace([...scene.ground.shapes, ...scene.shapes]);
  for (const { x, y } of seenPlaces(layout)) {
    const row = rows.get(y) ?? [];
    rows.set(y, row);
    row.push(pointOf(x, y, shapes.get(`${x},${y}`) ?? []));
  }
  const sorted = [...rows].sort(([one], [other]) => one - other);
  return sorted.map(([, row]) => row.sort((one, other) => one.x - other.x));
}

function* seenPlaces(layout: Layout) {
  const { left, top, right, bottom } = layout.crop;
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) {
      const point = pointAt(layout.size, column, row);
      if (point !== undefined && isInCrop(point, layout)) yield placeOf(layout, '', column, row);
    }
  }
}

function shapesByPlace(shapes: readonly Shape[]): Map<string, Shape[]> {
  const byPlace = new Map<string, Shape[]>();
  for (const shape of shapes) {
    const place = `${shape.x},${shape.y}`;
    const here = byPlace.get(place) ?? [];
    byPlace.set(place, here);
    here.push(shape);
  }
  return byPlace;
}

function pointOf(x: number, y: number, shapes: readonly Shape[]): DiagramPoint {
  const find = <Kind extends Shape['kind']>(kind: Kind) =>
    shapes.find((shape): shape is Extract<Shape, { kind: Kind }> => shape.kind === kind);
  const [number, hint] = [find('number'), find('hint')];
  const text = (number ?? find('label') ?? hint)?.text ?? '';
  return {
    x,
    y,
    isStar: find('star') !== undefined,
    stone: find('stone')?.color,
    mark: find('mark')?.mark ?? ownMark(shapes),
    territory: find('territory')?.color,
    text: plainText(hint && !text ? '?' : text),
    isNumber: number !== undefined,
  };
}

/** The viewer's own mark. */
function ownMark(shapes: readonly Shape[]): MarkShape['mark'] | undefined {
  if (shapes.some(({ kind }) => kind === 'ko')) return 'square';
  return shapes.some(({ kind }) => kind === 'dot') ? 'last' : undefined;
}

/** Text as one line, without invisible characters. */
export function plainText(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/\p{C}/gu, '').trim();
}
