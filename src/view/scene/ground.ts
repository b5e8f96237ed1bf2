import { westernColumn, westernRow } from '../../replay/notation/western.js';
import { pointAt } from '../../rules/point.js';
import { boardStyle } from '../layout/build-layout.js';
import { keepLatest } from '../../game/keep-latest.js';
import { isInCrop, type Layout, nameDistance, placeOf } from '../layout/layout.js';
import type { At, GridShape, Ground, Shape } from './shapes.js';

/** Length of lines where the board continues, in cells: just beyond the edge of the picture, half a cell away. */
const OPEN_REACH = 0.65;
/** Length of such lines before a name, in cells: shorter, so that they don't touch the name. */
const NAMED_REACH = 0.4;
/** Boards with at least this many columns and rows have star points on their sides. */
const SMALLEST_WITH_SIDE_STARS = 15;
const SMALLEST_WITH_FOURTH_LINE = 12;
const SMALLEST_WITH_STARS = 7;

/** The number of grounds cached; a page seldom shows more layouts at once. */
const KEPT_GROUNDS = 6;
const keepGround = keepLatest<Ground>(KEPT_GROUNDS);

/** The empty board of a layout: lines, star points, coordinates. */
export function buildGround(layout: Layout): Ground {
  const key = JSON.stringify(layout);
  return keepGround(key, () => ({ key, ...(boardStyle(layout) ?? goBoard).ground(layout) }));
}

const goBoard = {
  ground: (layout: Layout) => ({ edges: edgesOf(layout), shapes: groundShapes(layout) }),
};

function groundShapes(layout: Layout): Shape[] {
  const { size, crop, names } = layout;
  const { left, top, right, bottom } = crop;
  const shapes: Shape[] = [];
  for (let column = left; column <= right; column++) {
    const text = names ? names.columns[column] : westernColumn(column);
    const isEdge = column % (size.columns - 1) === 0;
    addLine(shapes, layout, text, [top, bottom, size.rows], (row) => [column, row], isEdge);
  }
  for (let row = top; row <= bottom; row++) {
    const text = names ? names.rows[row] : westernRow(row, size);
    const isEdge = row % (size.rows - 1) === 0;
    addLine(shapes, layout, text, [left, right, size.columns], (column) => [column, row], isEdge);
    for (let column = left; column <= right; column++) {
      if (isStar(layout, column, row) && isSeen(layout, column, row))
        shapes.push({ kind: 'star', ...placeOf(layout, 'star', column, row) });
    }
  }
  return shapes;
}

/** Which sides of the picture are edges of the rotated board. */
export function edgesOf(layout: Layout): Ground['edges'] {
  const { size, width, height, margins } = layout;
  const one = placeOf(layout, '', 0, 0);
  const other = placeOf(layout, '', size.columns - 1, size.rows - 1);
  return {
    left: Math.min(one.x, other.x) > 0,
    top: Math.min(one.y, other.y) > 0,
    right: Math.max(one.x, other.x) < width - margins.left - margins.right,
    bottom: Math.max(one.y, other.y) < height - margins.top - margins.bottom,
  };
}

/**
 * Adds the visible parts of a line, and its name at both ends if that is inside the picture. A line ends at the edge of
 * the board, or continues a little where the board goes on.
 *
 * @param at maps a distance along the line to column and row
 * @param isEdge whether the board ends with this line
 */
function addLine(
  shapes: Shape[],
  layout: Layout,
  text = '',
  [first, last, length]: readonly [first: number, last: number, length: number],
  at: (along: number) => readonly [column: number, row: number],
  isEdge: boolean,
): void {
  const distance = nameDistance(layout);
  const ends = [first - distance, last + distance]
    .map((end) => placeOf(layout, 'coordinate', ...at(end)))
    .map((place) => ({ place, isNamed: isInPicture(place, layout) }));
  const reachAt = (along: number) =>
    ends[along === first ? 0 : along === last ? 1 : 2]?.isNamed ? NAMED_REACH : OPEN_REACH;
  let start = -1;
  for (let along = first; along <= last + 1; along++) {
    const isShown = isSeen(layout, ...at(along));
    if (isShown && start < 0) start = along;
    if (!isShown && start >= 0) {
      const from = placeOf(layout, 'row', ...at(Math.max(0, start - reachAt(start))));
      const to = placeOf(
        layout,
        'row',
        ...at(Math.min(length - 1, along - 1 + reachAt(along - 1))),
      );
      shapes.push(lineBetween(from, to, isEdge));
      start = -1;
    }
  }
  for (const { place, isNamed } of ends) {
    if (isNamed) shapes.push({ kind: 'coordinate', ...place, text });
  }
}

/** A horizontal or vertical grid line between two places. */
export function lineBetween(from: At, to: At, isEdge: boolean): GridShape {
  return {
    kind: 'grid',
    key: from.key + to.key,
    x: Math.min(from.x, to.x),
    y: Math.min(from.y, to.y),
    width: Math.abs(to.x - from.x),
    height: Math.abs(to.y - from.y),
    isEdge,
  };
}

export function isInPicture({ x, y }: At, { margins, width, height }: Layout): boolean {
  const left = x + margins.left;
  const top = y + margins.top;
  return left > 0 && left < width && top > 0 && top < height;
}

/** Whether the point exists and is visible. */
export function isSeen(layout: Layout, column: number, row: number): boolean {
  const point = pointAt(layout.size, column, row);
  return point !== undefined && isInCrop(point, layout);
}

/**
 * Whether a point is a star point: where two corner lines or the two middle lines cross, and on large boards also where
 * a corner line crosses a middle line (K-36).
 */
function isStar({ size, boardKind }: Layout, column: number, row: number): boolean {
  const across = starLine(column, size.columns);
  const down = starLine(row, size.rows);
  const hasSides =
    boardKind !== 'gomoku' && Math.min(size.columns, size.rows) >= SMALLEST_WITH_SIDE_STARS;
  return across > 0 && (hasSides ? down > 0 : across === down);
}

/** Classifies a line: 1 is a corner's third or fourth line, 2 the middle line, 0 any other. */
function starLine(line: number, side: number): 0 | 1 | 2 {
  const last = side - 1;
  if (side < SMALLEST_WITH_STARS) return 0;
  if (line * 2 === last) return 2;
  return Math.min(line, last - line) === (side < SMALLEST_WITH_FOURTH_LINE ? 2 : 3) ? 1 : 0;
}
