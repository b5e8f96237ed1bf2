import { type Color, columnOf, type Point, pointAt, rowOf } from '../../rules/point.js';
import type { Ground, HexagonShape, Shape } from './shapes.js';
import { cellCorners, nameAt } from '../layout/hex-layout.js';
import { isInCrop, type Layout, placeOf } from '../layout/layout.js';
import type { Position } from '../../replay/position.js';
import { stonesOn } from '../../rules/board.js';
import { connectionOf, shortestPath } from '../../rules/hex.js';

/** A distance in columns and rows. */
type Steps = readonly [columns: number, rows: number];

/** Cells beyond the visible part are left out if they are this near to a name, in cells. */
const NAME_CLEARANCE = 0.9;

/** The empty board: cells, edges in their players' colours, names. */
export function hexGround(layout: Layout): Pick<Ground, 'edges' | 'shapes'> {
  const edges = { left: true, top: true, right: true, bottom: true };
  const names = namesOf(layout);
  const isFree = ({ x, y }: Shape) =>
    names.every((name) => Math.hypot(name.x - x, name.y - y) > NAME_CLEARANCE);
  const cells = cellsOf(layout).filter((cell) => !cell.isBeyond || isFree(cell));
  return { edges, shapes: [...sidesOf(layout), ...cells, ...names] };
}

/** The visible cells, and those around them where the board continues. */
function cellsOf(layout: Layout): HexagonShape[] {
  const { size, crop, cellPath = '' } = layout;
  const cells: HexagonShape[] = [];
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

/** The names of all lines. */
function namesOf(layout: Layout): Shape[] {
  const { crop, size, names, hasCoordinates } = layout;
  if (!hasCoordinates || !names) return [];
  const shapes: Shape[] = [];
  const add = (text: string | undefined, column: number, row: number) => {
    const place = placeOf(layout, 'coordinate', column, row);
    if (text) shapes.push({ kind: 'coordinate', ...place, text });
  };
  for (let column = crop.left; column <= crop.right; column++) {
    add(names.columns[column], column, nameAt(crop.top, crop.bottom, size.rows));
  }
  for (let row = crop.top; row <= crop.bottom; row++) {
    add(names.rows[row], nameAt(crop.left, crop.right, size.columns), row);
  }
  return shapes;
}

/** The width of the coloured edges, in cells. */
const SIDE = 0.3;
/** One cell outwards from the upper edge, from the sharp corner at its start, and from the blunt corner at its end. */
const AWAY: Steps = [1 / Math.sqrt(3), -2 / Math.sqrt(3)];
const FROM_START: Steps = [-1 / Math.sqrt(3), -1 / Math.sqrt(3)];
const FROM_END: Steps = [Math.sqrt(3) / 2, -Math.sqrt(3) / 2];
const [UPPER_LEFT, UPPER, UPPER_RIGHT] = cellCorners;
/** At the blunt corner two edges share a side of a cell; this is its middle. */
const END: Steps = [1 / 2, -1 / 2];

/** One edge of the board: its visible cells and its place. All are described as if they were the upper edge. */
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

/** A band along the corners of the cells; at the corners of the board it joins the next edge. */
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

/** Shapes over the stones of a Hex board: the winning connection, and swapped stones. */
export function hexMarks(position: Position, layout: Layout): Shape[] {
  return [...swapsOf(position, layout), ...connectionShape(position, layout)];
}

function connectionShape({ board }: Position, layout: Layout): Shape[] {
  const connection = connectionOf(board);
  if (!connection) return [];
  const places = shortestPath(connection, board.size).map((point) =>
    placeAt(point, 'connection', layout),
  );
  const [start] = places;
  if (!start) return [];
  const steps = places.map(({ x, y }) => `${(x - start.x).toFixed(3)} ${(y - start.y).toFixed(3)}`);
  return [{ kind: 'connection', ...start, color: connection.color, path: `M${steps.join('L')}` }];
}

/** Every stone, marked as swapped, right after a swap (H-08, H-09). */
function swapsOf({ lastMove, board }: Position, layout: Layout): Shape[] {
  if (lastMove?.kind !== 'swap-pieces' && lastMove?.kind !== 'swap-sides') return [];
  return stonesOn(board)
    .filter(({ point }) => isInCrop(point, layout))
    .map(({ point, color }) => ({ kind: 'swap', ...placeAt(point, 'swap', layout), on: color }));
}

function placeAt(point: Point, what: string, layout: Layout) {
  return placeOf(layout, what, columnOf(point, layout.size), rowOf(point, layout.size));
}
