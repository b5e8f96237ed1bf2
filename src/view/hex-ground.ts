import { pointAt } from '../rules/point.js';
import type { Color } from '../rules/point.js';
import { cellCorners, NAME_DISTANCE } from './hex-layout.js';
import { isInCrop, type Layout, placeOf } from './layout.js';
import type { Ground, Shape } from './shapes.js';

/** Columns and rows, counted from the middle of a cell or of the board. */
type Steps = readonly [columns: number, rows: number];

/** The empty board: cells, the sides in their owners' colours, names. */
export function hexGround(layout: Layout): Pick<Ground, 'edges' | 'shapes'> {
  const edges = { left: true, top: true, right: true, bottom: true };
  return { edges, shapes: [...sidesOf(layout), ...cellsOf(layout), ...namesOf(layout)] };
}

/** Cells that are shown, and around them those with which the board goes on. */
function cellsOf(layout: Layout): Shape[] {
  const { size, crop, cellPath = '' } = layout;
  const cells: Shape[] = [];
  for (let row = crop.top - 1; row <= crop.bottom + 1; row++) {
    for (let column = crop.left - 1; column <= crop.right + 1; column++) {
      const point = pointAt(size, column, row);
      if (point === undefined) continue;
      const isShown = isInCrop(point, layout);
      const isBeyond =
        column < crop.left || column > crop.right || row < crop.top || row > crop.bottom;
      if (!isShown && !isBeyond) continue;
      const place = placeOf(layout, 'cell', column, row);
      cells.push({ kind: 'hexagon', ...place, path: cellPath, isBeyond });
    }
  }
  return cells;
}

/** The middle of the board's lines along two axes; the names of columns stand at the ends of the second. */
function namesOf(layout: Layout): Shape[] {
  const { crop, names, hasCoordinates } = layout;
  if (!hasCoordinates || !names) return [];
  const shapes: Shape[] = [];
  const add = (text: string | undefined, column: number, row: number) => {
    const place = placeOf(layout, 'coordinate', column, row);
    if (text) shapes.push({ kind: 'coordinate', ...place, text });
  };
  for (let column = crop.left; column <= crop.right; column++) {
    for (const row of [crop.top - NAME_DISTANCE, crop.bottom + NAME_DISTANCE])
      add(names.columns[column], column, row);
  }
  for (let row = crop.top; row <= crop.bottom; row++) {
    for (const column of [crop.left - NAME_DISTANCE, crop.right + NAME_DISTANCE])
      add(names.rows[row], column, row);
  }
  return shapes;
}

/** How wide the coloured sides are, in cells. */
const SIDE = 0.3;
/** One cell straight away from the upper side, from the sharp corner at its start, from the blunt one at its end. */
const AWAY: Steps = [1 / Math.sqrt(3), -2 / Math.sqrt(3)];
const FROM_START: Steps = [-1 / Math.sqrt(3), -1 / Math.sqrt(3)];
const FROM_END: Steps = [Math.sqrt(3) / 2, -Math.sqrt(3) / 2];
const [UPPER_LEFT, UPPER, UPPER_RIGHT] = cellCorners;
/** The blunt corner is where two sides share an edge of a cell: its middle. */
const END: Steps = [1 / 2, -1 / 2];

/** One side of the board: the cells along it that are shown, and where it lies, told for the upper side. */
interface Side {
  readonly color: Color;
  readonly first: number;
  readonly last: number;
  readonly length: number;
  readonly isShown: boolean;
  readonly at: (along: number, across: number) => Steps;
}

/** Black owns top and bottom, White left and right (H-07). */
function sidesOf(layout: Layout): Shape[] {
  const { columns, rows } = layout.size;
  const { left, top, right, bottom } = layout.crop;
  const [endColumn, endRow] = [columns - 1, rows - 1];
  const across = { color: 'black', length: columns } as const;
  const down = { color: 'white', length: rows } as const;
  const sides: readonly Side[] = [
    { ...across, first: left, last: right, isShown: top === 0, at: (along, away) => [along, away] },
    {
      ...across,
      first: endColumn - right,
      last: endColumn - left,
      isShown: bottom === endRow,
      at: (along, away) => [endColumn - along, endRow - away],
    },
    { ...down, first: top, last: bottom, isShown: left === 0, at: (along, away) => [away, along] },
    {
      ...down,
      first: endRow - bottom,
      last: endRow - top,
      isShown: right === endColumn,
      at: (along, away) => [endColumn - away, endRow - along],
    },
  ];
  return sides
    .filter(({ isShown }) => isShown)
    .map((side) => {
      const start = placeOf(layout, `side-${side.color}`, ...side.at(side.first, 0));
      return { kind: 'side', color: side.color, ...start, path: sidePath(layout, side, start) };
    });
}

/** A band along the corners of the cells; at the corners of the board it meets its neighbours. */
function sidePath(layout: Layout, side: Side, origin: { x: number; y: number }): string {
  const inner: string[] = [];
  const outer: string[] = [];
  const write = (along: number, across: number) => {
    const { x, y } = placeOf(layout, '', ...side.at(along, across));
    return `${(x - origin.x).toFixed(3)} ${(y - origin.y).toFixed(3)}`;
  };
  const outside = (along: number, [right, down]: Steps, [away, up]: Steps) =>
    outer.push(write(along + right + away * SIDE, down + up * SIDE));
  const add = (along: number, corner: Steps, away = AWAY) => {
    inner.push(write(along + corner[0], corner[1]));
    outside(along, corner, away);
  };
  if (side.first === 0) outside(0, UPPER_LEFT, FROM_START);
  for (let along = side.first; along <= side.last; along++) {
    add(along, UPPER_LEFT);
    add(along, UPPER);
  }
  if (side.last === side.length - 1) add(side.last, END, FROM_END);
  else add(side.last, UPPER_RIGHT);
  return `M${[...inner, ...outer.reverse()].join('L')}z`;
}
