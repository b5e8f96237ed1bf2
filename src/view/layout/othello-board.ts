import type { BoardSize } from '../../rules/point.js';
import { edgesOf, isInPicture, isSeen, lineBetween } from '../scene/ground.js';
import {
  type Crop,
  type KindOfBoard,
  type Layout,
  layoutOnLines,
  type LayoutOptions,
  nameDistance,
  placeOf,
} from './layout.js';
import { cellNames } from './line-names.js';
import type { Ground, Shape } from '../scene/shapes.js';

/** The distance from the centre of a square to its sides, in squares. */
const HALF = 0.5;
/** The length of lines beyond the last visible square, in squares, where the board continues. */
const BEYOND = 0.15;
/** The distance of the dots from the corners, in squares, on boards that have room for four. */
const DOT = 2;
const SMALLEST_WITH_DOTS = 6;

/** Squares with names as Othello players write them: `a1` is upper left. */
export function layOthello(
  size: BoardSize,
  crop: Crop,
  hasCoordinates: boolean,
  options: LayoutOptions & KindOfBoard,
): Layout {
  const names = options.names ?? cellNames(size);
  return layoutOnLines(size, crop, hasCoordinates, { ...options, names });
}

/** The empty board: lines between the squares, dots and names. */
export function othelloGround(layout: Layout): Pick<Ground, 'edges' | 'shapes'> {
  const { left, top, right, bottom } = layout.crop;
  const { columns, rows } = layout.size;
  const { names } = layout;
  const shapes: Shape[] = [];
  for (let column = left; column <= right + 1; column++) {
    const isBeside = (row: number) =>
      isSeen(layout, column - 1, row) || isSeen(layout, column, row);
    const at: At = (along) => [column - HALF, along];
    addLine(shapes, layout, [top, bottom, rows], isBeside, at, column % columns === 0);
  }
  for (let row = top; row <= bottom + 1; row++) {
    const isBeside = (column: number) =>
      isSeen(layout, column, row - 1) || isSeen(layout, column, row);
    const at: At = (along) => [along, row - HALF];
    addLine(shapes, layout, [left, right, columns], isBeside, at, row % rows === 0);
  }
  for (let column = left; column <= right; column++)
    addName(shapes, layout, names?.columns[column], top, bottom, (along) => [column, along]);
  for (let row = top; row <= bottom; row++)
    addName(shapes, layout, names?.rows[row], left, right, (along) => [along, row]);
  return { edges: edgesOf(layout), shapes: [...shapes, ...dotsOf(layout)] };
}

type At = (along: number) => readonly [column: number, row: number];

/** Adds the parts of one line that have a visible square beside them. */
function addLine(
  shapes: Shape[],
  layout: Layout,
  [first, last, length]: readonly [first: number, last: number, length: number],
  isBeside: (along: number) => boolean,
  at: At,
  isEdge: boolean,
): void {
  let start: number | undefined;
  for (let along = first; along <= last + 1; along++) {
    const isShown = along <= last && isBeside(along);
    if (isShown) start ??= along;
    if (isShown || start === undefined) continue;
    const before = start - HALF - (start === first && first > 0 ? BEYOND : 0);
    const after = along - HALF + (along > last && last < length - 1 ? BEYOND : 0);
    const [from, to] = [before, after].map((end) => placeOf(layout, 'line', ...at(end)));
    if (from && to) shapes.push(lineBetween(from, to, isEdge));
    start = undefined;
  }
}

function addName(
  shapes: Shape[],
  layout: Layout,
  text = '',
  first: number,
  last: number,
  at: At,
): void {
  const distance = nameDistance(layout);
  for (const along of [first - distance, last + distance]) {
    const place = placeOf(layout, 'coordinate', ...at(along));
    if (isInPicture(place, layout)) shapes.push({ kind: 'coordinate', ...place, text });
  }
}

function dotsOf(layout: Layout): Shape[] {
  const { columns, rows } = layout.size;
  if (Math.min(columns, rows) < SMALLEST_WITH_DOTS) return [];
  return [DOT, columns - DOT].flatMap((column) =>
    [DOT, rows - DOT]
      .filter((row) => isSeen(layout, column, row) && isSeen(layout, column - 1, row - 1))
      .map((row) => ({ kind: 'star', ...placeOf(layout, 'star', column - HALF, row - HALF) })),
  );
}
