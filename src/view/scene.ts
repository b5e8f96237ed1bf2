import type { Markup } from '../replay/markup.js';
import type { Position } from '../replay/position.js';
import { columnOf, type Point, rowOf } from '../rules/point.js';
import { buildGround } from './ground.js';
import { isInCrop, type Layout, placeOf } from './layout.js';
import type { MarkShape, Scene, Shape, Unplaced } from './shapes.js';

/** What the reader or the page wants to see beside stones and the author's own marks. */
export interface SceneOptions {
  readonly marksLastMove: boolean;
}

/** Position, markup and layout → the drawing list. Pure: the same input gives the same list. */
export function buildScene(
  position: Position,
  markup: Markup,
  layout: Layout,
  options: SceneOptions = { marksLastMove: true },
): Scene {
  const { width, height, size } = layout;
  const shapes: Shape[] = [];
  const add = (point: Point, what: string, shape: Unplaced<Shape>) => {
    const place = placeOf(layout, what, columnOf(point, size), rowOf(point, size));
    if (isInCrop(point, layout)) shapes.push({ ...shape, ...place });
  };
  addStones(position, add);
  addMarkup(position, markup, add);
  if (options.marksLastMove) addLastMove(position, markup, add);
  for (const { point, text } of markup.labels) {
    if (text) add(point, 'label', { kind: 'label', text, on: position.board.at(point) });
  }
  return { width, height, ground: buildGround(layout), shapes };
}

/** Adds what stands on a point, if that is to be seen. */
type Add = (point: Point, what: string, shape: Unplaced<Shape>) => void;

function addStones({ board }: Position, add: Add): void {
  const { columns, rows } = board.size;
  for (let place = 0; place < columns * rows; place++) {
    const point = place as Point; // every number below this product is one
    const color = board.at(point);
    if (color) add(point, color, { kind: 'stone', color });
  }
}

function addMarkup({ board }: Position, { territory, marks }: Markup, add: Add): void {
  for (const color of ['black', 'white'] as const) {
    for (const point of territory[color]) {
      add(point, `territory-${color}`, { kind: 'territory', color, on: board.at(point) });
    }
  }
  for (const { kind, point } of marks) {
    const on = board.at(point);
    const mark: MarkShape['mark'] = kind === 'plain' ? (on ? 'triangle' : 'cross') : kind;
    add(point, mark, { kind: 'mark', mark, on });
  }
}

/** The viewer's own mark; where the author has drawn something there, that says enough (K-33). */
function addLastMove({ lastMove, board }: Position, { marks, labels }: Markup, add: Add): void {
  if (lastMove?.kind !== 'play') return;
  const { point, color } = lastMove;
  const isMarked = [...marks, ...labels].some((other) => other.point === point);
  if (board.at(point) === color && !isMarked)
    add(point, 'last', { kind: 'mark', mark: 'last', on: color });
}
