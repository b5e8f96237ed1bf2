import { westernColumn, westernRow } from '../replay/notation/western.js';
import { type Layout, placeOf } from './layout.js';
import type { Ground, Shape } from './shapes.js';

/** Half a cell lies between a line and the edge of its crop. */
const HALF = 0.5;
/** Boards with so many columns and rows have star points between those of the corners. */
const SMALLEST_WITH_SIDE_STARS = 15;
const SMALLEST_WITH_FOURTH_LINE = 12;
const SMALLEST_WITH_STARS = 7;

/** The empty board of a layout: lines, star points, coordinates. */
export function buildGround(layout: Layout): Ground {
  const { size, crop, margins, hasCoordinates } = layout;
  const shapes: Shape[] = [];
  const line = (what: string, column: number, row: number, width: number, height: number) =>
    shapes.push({ kind: 'grid', ...placeOf(layout, what, column, row), width, height });
  const name = (margin: number, text: string, column: number, row: number) => {
    if (!hasCoordinates || !margin) return;
    shapes.push({ kind: 'coordinate', ...placeOf(layout, 'coordinate', column, row), text });
  };
  // Lines end at the edge of the board, or run on to that of the crop: the board goes on there.
  const left = Math.max(0, crop.left - HALF);
  const top = Math.max(0, crop.top - HALF);
  const width = Math.min(size.columns - 1, crop.right + HALF) - left;
  const height = Math.min(size.rows - 1, crop.bottom + HALF) - top;
  for (let column = crop.left; column <= crop.right; column++) {
    const text = westernColumn(column);
    line('column', column, top, 0, height);
    name(margins.top, text, column, crop.top - HALF - margins.top / 2);
    name(margins.bottom, text, column, crop.bottom + HALF + margins.bottom / 2);
  }
  for (let row = crop.top; row <= crop.bottom; row++) {
    const text = westernRow(row, size);
    line('row', left, row, width, 0);
    name(margins.left, text, crop.left - HALF - margins.left / 2, row);
    name(margins.right, text, crop.right + HALF + margins.right / 2, row);
    for (let column = crop.left; column <= crop.right; column++) {
      const place = placeOf(layout, 'star', column, row);
      if (isStar(layout, column, row)) shapes.push({ kind: 'star', ...place });
    }
  }
  return { key: JSON.stringify(layout), shapes };
}

/** Star points: where two corner lines or the middle lines meet, on large boards any two (K-36). */
function isStar({ size }: Layout, column: number, row: number): boolean {
  const across = starLine(column, size.columns);
  const down = starLine(row, size.rows);
  const hasSides = Math.min(size.columns, size.rows) >= SMALLEST_WITH_SIDE_STARS;
  return across > 0 && (hasSides ? down > 0 : across === down);
}

/** What a line is to the stars of a side: 1 a corner's third or fourth, 2 the middle one, 0 nothing. */
function starLine(line: number, side: number): 0 | 1 | 2 {
  const last = side - 1;
  if (side < SMALLEST_WITH_STARS) return 0;
  if (line * 2 === last) return 2;
  return Math.min(line, last - line) === (side < SMALLEST_WITH_FOURTH_LINE ? 2 : 3) ? 1 : 0;
}
