import type { Markup } from '../replay/markup.js';
import type { Position } from '../replay/position.js';
import { type Color, columnOf, type Point, pointAt, rowOf } from '../rules/point.js';
import { buildGround } from './ground.js';
import { isInCrop, type Layout } from './layout.js';
import type { MarkShape, Scene, Shape } from './shapes.js';

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
  const shapes: Shape[] = [];
  addStones(shapes, position, layout);
  addTerritory(shapes, position, markup, layout);
  addMarks(shapes, position, markup, layout);
  if (options.marksLastMove) addLastMove(shapes, position, markup, layout);
  addLabels(shapes, position, markup, layout);
  return { width: layout.width, height: layout.height, ground: buildGround(layout), shapes };
}

/** Where a point lies in the layout, with a key that names what stands there. */
function placeOf(point: Point, layout: Layout, what: string) {
  const column = columnOf(point, layout.size);
  const row = rowOf(point, layout.size);
  return {
    key: `${what}:${column},${row}`,
    x: column - layout.crop.left + 0.5,
    y: row - layout.crop.top + 0.5,
  };
}

function addStones(shapes: Shape[], { board }: Position, layout: Layout): void {
  const { crop, size } = layout;
  for (let row = crop.top; row <= crop.bottom; row++) {
    for (let column = crop.left; column <= crop.right; column++) {
      const point = pointAt(size, column, row);
      const color = point === undefined ? undefined : board.at(point);
      if (point === undefined || color === undefined) continue;
      shapes.push({ kind: 'stone', ...placeOf(point, layout, color), color });
    }
  }
}

function addTerritory(shapes: Shape[], { board }: Position, markup: Markup, layout: Layout): void {
  for (const color of ['black', 'white'] as const satisfies readonly Color[]) {
    for (const point of markup.territory[color]) {
      if (!isInCrop(point, layout)) continue;
      const place = placeOf(point, layout, `territory-${color}`);
      shapes.push({ kind: 'territory', ...place, color, on: board.at(point) });
    }
  }
}

function addMarks(shapes: Shape[], { board }: Position, markup: Markup, layout: Layout): void {
  for (const { kind, point } of markup.marks) {
    if (!isInCrop(point, layout)) continue;
    const on = board.at(point);
    const mark: MarkShape['mark'] = kind === 'plain' ? (on ? 'triangle' : 'cross') : kind;
    shapes.push({ kind: 'mark', ...placeOf(point, layout, mark), mark, on });
  }
}

/** The viewer's own mark; where the author has drawn something there, that says enough (K-33). */
function addLastMove(shapes: Shape[], position: Position, markup: Markup, layout: Layout): void {
  const move = position.lastMove;
  if (move?.kind !== 'play' || !isInCrop(move.point, layout)) return;
  const on = position.board.at(move.point);
  const isMarked = [...markup.marks, ...markup.labels].some(({ point }) => point === move.point);
  if (on !== move.color || isMarked) return;
  shapes.push({ kind: 'mark', ...placeOf(move.point, layout, 'last'), mark: 'last', on });
}

function addLabels(shapes: Shape[], { board }: Position, markup: Markup, layout: Layout): void {
  for (const { point, text } of markup.labels) {
    if (!isInCrop(point, layout) || text === '') continue;
    const place = placeOf(point, layout, 'label');
    shapes.push({ kind: 'label', ...place, text, on: board.at(point) });
  }
}
