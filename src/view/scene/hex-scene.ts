import { columnOf, type Point, pointAt, rowOf } from '../../rules/point.js';
import type { At, Ground, HexagonShape, Shape } from './shapes.js';
import { nameAt } from '../layout/hex-layout.js';
import { AWAY, hexSides } from '../layout/hex-outlines.js';
import { isInCrop, type Layout, placeOf } from '../layout/layout.js';
import type { Position } from '../../replay/position.js';
import { stonesOn } from '../../rules/board.js';
import { connectionOf, shortestPath } from '../../rules/hex.js';

/** A place in cells. */
type Spot = Pick<At, 'x' | 'y'>;

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

/** The edges of the board. */
function sidesOf(layout: Layout): Shape[] {
  return hexSides(layout).map(({ color, start, outline }) => {
    const place = placeOf(layout, `side-${color}`, ...start);
    const corners = outline.map((corner) => placeOf(layout, '', ...corner));
    return { kind: 'side', color, ...place, path: `${pathFrom(place, corners)}z` };
  });
}

/** A line through places, relative to another place. */
function pathFrom(from: Spot, places: readonly Spot[]): string {
  return `M${places.map((place) => between(from, place)).join('L')}`;
}

function between(from: Spot, { x, y }: Spot): string {
  return `${(x - from.x).toFixed(3)} ${(y - from.y).toFixed(3)}`;
}

/** Shapes over the stones of a Hex board: the winning connection, and swapped stones. */
export function hexMarks(position: Position, layout: Layout, marks: readonly Shape[]): Shape[] {
  return [...swapsOf(position, layout), ...connectionShape(position, layout, marks)];
}

/** The length of the connection beyond its first and last stone, in cells: it ends in the middle of the edge. */
const TO_EDGE = 0.68;
/** The radius of the way around a mark, in cells: the rim of the stone. */
const AROUND_MARK = 0.48;

/** A line from edge to edge. It goes around the marks on its stones. */
function connectionShape({ board }: Position, layout: Layout, marks: readonly Shape[]): Shape[] {
  const connection = connectionOf(board);
  if (!connection) return [];
  const { color } = connection;
  const points = shortestPath(connection, board.size);
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return [];
  const [across, down] = color === 'black' ? AWAY : [AWAY[1], AWAY[0]];
  const outside = (point: Point, length: number) => {
    const [column, row] = [columnOf(point, layout.size), rowOf(point, layout.size)];
    return placeOf(layout, 'connection', column + length * across, row + length * down);
  };
  const [start, end] = [outside(first, TO_EDGE), outside(last, -TO_EDGE)];
  const stones = points.map((point) => placeAt(point, '', layout));
  const isMarked = (stone: Spot) => marks.some(({ x, y }) => x === stone.x && y === stone.y);
  const steps = stones.map((stone, at) =>
    isMarked(stone)
      ? aroundStone(start, stone, stones[at - 1] ?? start, stones[at + 1] ?? end)
      : between(start, stone),
  );
  const path = `M${['0 0', ...steps, between(start, end)].join('L')}`;
  return [{ kind: 'connection', ...start, color, path }];
}

/** The way around a stone, from the side of one place to the side of another. */
function aroundStone(origin: Spot, stone: Spot, from: Spot, to: Spot): string {
  const [enter, leave] = [onRim(stone, from), onRim(stone, to)];
  const turn =
    (enter.x - stone.x) * (leave.y - stone.y) - (enter.y - stone.y) * (leave.x - stone.x);
  const isClockwise = turn > -1e-6; // half a circle may go either way: it always goes the same way
  const arc = `A${AROUND_MARK} ${AROUND_MARK} 0 0 ${Number(isClockwise)} `;
  return `${between(origin, enter)}${arc}${between(origin, leave)}`;
}

/** The place on the rim of a stone that is nearest to another place. */
function onRim(stone: Spot, { x, y }: Spot): Spot {
  const [right, down] = [x - stone.x, y - stone.y];
  const share = AROUND_MARK / Math.hypot(right, down);
  return { x: stone.x + share * right, y: stone.y + share * down };
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
