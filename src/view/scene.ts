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
  const { territory, marks } = markup;
  const labels = markup.labels.filter(({ text }) => text);
  const texts = new Set(labels.map(({ point }) => point));
  const last = options.marksLastMove && unmarkedLastMove(position, marks, texts);
  addStones(position, (...stone) => (isDead(territory, ...stone) ? DEAD : 1), add);
  addMarkup(position, markup, texts, add);
  if (last) add(last.point, 'last', { kind: 'mark', mark: 'last', on: last.color, scale: 1 });
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
export const DEAD = 0.5;

/** Stones in the other side's territory are dead. */
export function isDead(territory: Markup['territory'], point: Point, color: Color): boolean {
  return territory[opponent(color)].includes(point);
}

/** All stones, each as much as is to be seen of it. */
export function addStones(
  { board }: Position,
  opacityOf: (point: Point, color: Color) => number,
  add: Add,
): void {
  const { columns, rows } = board.size;
  for (let place = 0; place < columns * rows; place++) {
    const point = place as Point; // every number below this product is one
    const color = board.at(point);
    if (color) add(point, color, { kind: 'stone', color, opacity: opacityOf(point, color) });
  }
}

/** A mark around a label or a number is so much larger. */
const AROUND = 1.5;

/** Territory and marks; outlines that share a point with a text stand around it (K-15). */
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
    const scale = mark !== 'selected' && texts.has(point) ? AROUND : 1;
    add(point, mark, { kind: 'mark', mark, on, scale });
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
  marks: Markup['marks'],
  texts: ReadonlySet<Point>,
): Play | undefined {
  if (lastMove?.kind !== 'play') return undefined;
  const { point, color } = lastMove;
  const isMarked = texts.has(point) || marks.some((mark) => mark.point === point);
  return board.at(point) !== color || isMarked ? undefined : lastMove;
}

export function addLabels({ board }: Position, labels: readonly Label[], add: Add): void {
  for (const { point, text } of labels) {
    add(point, 'label', { kind: 'label', text, on: board.at(point) });
  }
}
