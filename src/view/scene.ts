import type { Label, Markup } from '../replay/markup.js';
import type { Position } from '../replay/position.js';
import { type Color, columnOf, opponent, type Point, rowOf } from '../rules/point.js';
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
  const { scene, add } = startScene(layout);
  const labels = markup.labels.filter(({ text }) => text);
  const last = options.marksLastMove && unmarkedLastMove(position, { ...markup, labels });
  addClearings(position, labels, add);
  addStones(position, deadStones(position, markup), add);
  addMarkup(position, markup, new Set(labels.map(({ point }) => point)), add);
  if (last) add(last.point, 'last', { kind: 'mark', mark: 'last', on: last.color });
  addLabels(position, labels, add);
  return scene;
}

/** Adds what stands on a point, if that is to be seen. */
export type Add = (point: Point, what: string, shape: Unplaced<Shape>) => void;

/** An empty scene, and what adds to it. */
export function startScene(layout: Layout): { scene: Scene & { shapes: Shape[] }; add: Add } {
  const { width, height, size } = layout;
  const shapes: Shape[] = [];
  const add: Add = (point, what, shape) => {
    const place = placeOf(layout, what, columnOf(point, size), rowOf(point, size));
    if (isInCrop(point, layout)) shapes.push({ ...shape, ...place });
  };
  return { scene: { width, height, ground: buildGround(layout), shapes }, add };
}

/** How much is seen of a dead stone. */
const DEAD = 0.5;

/** How much is seen of stones that are not whole: those in the other side's territory are dead. */
export function deadStones({ board }: Position, { territory }: Markup): Map<Point, number> {
  const dead = new Map<Point, number>();
  for (const color of ['black', 'white'] as const) {
    for (const point of territory[color]) {
      if (board.at(point) === opponent(color)) dead.set(point, DEAD);
    }
  }
  return dead;
}

/** All stones, some of them faded. */
export function addStones(
  { board }: Position,
  opacities: ReadonlyMap<Point, number>,
  add: Add,
): void {
  const { columns, rows } = board.size;
  for (let place = 0; place < columns * rows; place++) {
    const point = place as Point; // every number below this product is one
    const color = board.at(point);
    const opacity = opacities.get(point);
    if (color) add(point, color, { kind: 'stone', color, ...(opacity && { opacity }) });
  }
}

/** A mark around a label or a number is so much larger. */
const AROUND = 1.5;

/** Territory and marks; those that share a point with a text stand around it (K-15). */
export function addMarkup(
  { board }: Position,
  { territory, marks }: Pick<Markup, 'territory' | 'marks'>,
  texts: ReadonlySet<Point>,
  add: Add,
): void {
  for (const color of ['black', 'white'] as const) {
    for (const point of territory[color]) {
      add(point, `territory-${color}`, { kind: 'territory', color, on: board.at(point) });
    }
  }
  for (const { kind, point } of marks) {
    const on = board.at(point);
    const mark: MarkShape['mark'] = kind === 'plain' ? (on ? 'triangle' : 'cross') : kind;
    const scale = mark !== 'selected' && texts.has(point) && AROUND;
    add(point, mark, { kind: 'mark', mark, on, ...(scale && { scale }) });
  }
}

/** A move that put a stone on the board. */
interface Play {
  readonly point: Point;
  readonly color: Color;
}

/** The last move, where it wants a mark: where the author has drawn something, that says enough (K-33). */
export function unmarkedLastMove(
  { lastMove, board }: Position,
  { marks, labels }: Pick<Markup, 'marks' | 'labels'>,
): Play | undefined {
  if (lastMove?.kind !== 'play' || board.at(lastMove.point) !== lastMove.color) return undefined;
  const isMarked = [...marks, ...labels].some(({ point }) => point === lastMove.point);
  return isMarked ? undefined : lastMove;
}

/** Below all else: a label on an empty point hides the grid there (K-16). */
export function addClearings(
  { board }: Position,
  labels: readonly { readonly point: Point }[],
  add: Add,
): void {
  for (const { point } of labels) {
    if (!board.at(point)) add(point, 'clearing', { kind: 'clearing' });
  }
}

export function addLabels({ board }: Position, labels: readonly Label[], add: Add): void {
  for (const { point, text } of labels) {
    add(point, 'label', { kind: 'label', text, on: board.at(point) });
  }
}
