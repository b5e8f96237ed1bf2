import { westernColumn, westernRow } from '../replay/notation/western.js';
import { pointAt } from '../rules/point.js';
import { isInCrop, type Layout, placeOf } from './layout.js';
import type { Ground, Shape } from './shapes.js';

/** Half a cell lies between a line and the edge of its crop. */
const HALF = 0.5;
/** Boards with so many columns and rows have star points between those of the corners. */
const SMALLEST_WITH_SIDE_STARS = 15;
const SMALLEST_WITH_FOURTH_LINE = 12;
const SMALLEST_WITH_STARS = 7;

/** The empty board of a layout: lines, star points, coordinates. */
export function buildGround(layout: Layout): Ground {
  const { size, crop } = layout;
  const { left, top, right, bottom } = crop;
  const shapes: Shape[] = [];
  for (let column = left; column <= right; column++) {
    const at: PlaceOnLine = (row) => [column, row];
    addRuns(shapes, layout, 'column', at, { first: top, last: bottom, end: size.rows - 1 });
    const name = layout.names ? layout.names.columns[column] : westernColumn(column);
    addName(shapes, layout, at(top), name, true);
  }
  for (let row = top; row <= bottom; row++) {
    const at: PlaceOnLine = (column) => [column, row];
    addRuns(shapes, layout, 'row', at, { first: left, last: right, end: size.columns - 1 });
    const name = layout.names ? layout.names.rows[row] : westernRow(row, size);
    addName(shapes, layout, at(left), name, false);
    for (let column = left; column <= right; column++) {
      const place = placeOf(layout, 'star', column, row);
      if (isStar(layout, column, row) && isSeen(layout, column, row))
        shapes.push({ kind: 'star', ...place });
    }
  }
  return { key: JSON.stringify(layout), shapes };
}

/** Column and row of a place on a line, by how far along the line it is. */
type PlaceOnLine = (along: number) => readonly [column: number, row: number];

/** What is seen of a line. It ends at the edge of the board, else it runs on a little: the board goes on there. */
function addRuns(
  shapes: Shape[],
  layout: Layout,
  what: string,
  at: PlaceOnLine,
  { first, last, end }: Readonly<Record<'first' | 'last' | 'end', number>>,
): void {
  let start: number | undefined;
  for (let along = first; along <= last + 1; along++) {
    if (along <= last && isSeen(layout, ...at(along))) start ??= along;
    else if (start !== undefined) {
      const from = placeOf(layout, what, ...at(Math.max(0, start - HALF)));
      const to = placeOf(layout, what, ...at(Math.min(end, along - HALF)));
      const x = Math.min(from.x, to.x);
      const y = Math.min(from.y, to.y);
      const width = Math.abs(to.x - from.x);
      const height = Math.abs(to.y - from.y);
      shapes.push({ kind: 'grid', key: from.key, x, y, width, height });
      start = undefined;
    }
  }
}

function isSeen(layout: Layout, column: number, row: number): boolean {
  const point = pointAt(layout.size, column, row);
  return point !== undefined && isInCrop(point, layout);
}

/** The name of a line at both of its ends, where there is room for it. */
function addName(
  shapes: Shape[],
  layout: Layout,
  [column, row]: readonly [number, number],
  text: string | undefined,
  isColumn: boolean,
): void {
  const { margins, width, height, hasCoordinates, symmetry } = layout;
  if (!hasCoordinates || !text) return;
  const place = placeOf(layout, 'coordinate', column, row);
  const name = (side: 'left' | 'top' | 'right' | 'bottom', x: number, y: number) => {
    if (margins[side]) shapes.push({ kind: 'coordinate', key: `${side}:${x},${y}`, x, y, text });
  };
  if (isColumn === Boolean(symmetry?.swapsAxes)) {
    name('left', -margins.left / 2, place.y);
    name('right', width - margins.left - margins.right / 2, place.y);
  } else {
    name('top', place.x, -margins.top / 2);
    name('bottom', place.x, height - margins.top - margins.bottom / 2);
  }
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
