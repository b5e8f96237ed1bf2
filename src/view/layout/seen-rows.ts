import { type Point, pointAt } from '../../rules/point.js';
import { isInCrop, type Layout, placeOf } from './layout.js';
import { lineNames } from './line-names.js';

/** A cell of the visible grid and its place in the layout. It has no point if the record leaves it blank. */
export interface SeenCell {
  readonly point: Point | undefined;
  readonly x: number;
  readonly y: number;
}

/** The name of a line beside the board, and its place. */
export interface SeenName {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** The visible part of a board as it appears on the screen: rows from the top, cells from the left. */
export interface SeenRows {
  readonly columnNames: readonly SeenName[];
  readonly rowNames: readonly SeenName[];
  readonly rows: readonly (readonly SeenCell[])[];
}

/** Lines of the board in screen order, and their names. */
interface Axis {
  readonly lines: readonly number[];
  readonly names: readonly string[];
}

/**
 * The visible rows of a board that may be rotated and mirrored. Rows slant in Hex: a row is the line that
 * runs more horizontally than vertically.
 */
export function seenRows(layout: Layout): SeenRows {
  const { crop, size, matrix } = layout;
  const [a, b, c, d] = matrix;
  const names = layout.names ?? lineNames('western', size);
  const columnsRun = Math.abs(a) >= Math.abs(c) - 1e-6;
  const columns = (isTurned: boolean): Axis => ({
    lines: range(crop.left, crop.right, isTurned),
    names: names.columns,
  });
  const rows = (isTurned: boolean): Axis => ({
    lines: range(crop.top, crop.bottom, isTurned),
    names: names.rows,
  });
  const across = columnsRun ? columns(a < 0) : rows(c < 0);
  const down = columnsRun ? rows(d < 0) : columns(b < 0);
  const cellAt = (right: number, below: number): SeenCell => {
    const [column, row] = columnsRun ? [right, below] : [below, right];
    const { x, y } = placeOf(layout, '', column, row);
    const point = pointAt(size, column, row);
    return { x, y, point: point !== undefined && isInCrop(point, layout) ? point : undefined };
  };
  const cells = down.lines.map((below) => across.lines.map((right) => cellAt(right, below)));
  return { rows: cells, ...namesOf(layout, cells, across, down) };
}

function range(first: number, last: number, isTurned: boolean): number[] {
  const lines = new Array<number>(last - first + 1).fill(0).map((_line, index) => first + index);
  return isTurned ? lines.reverse() : lines;
}

/** Names are one cell before the start of their line, but never outside the picture. */
function namesOf(
  { margins, width, height }: Layout,
  rows: SeenRows['rows'],
  across: Axis,
  down: Axis,
): Pick<SeenRows, 'columnNames' | 'rowNames'> {
  const inside = ({ x, y }: SeenCell, stepX: number, stepY: number) => ({
    x: Math.min(Math.max(x - stepX, 0 - margins.left), width - margins.left),
    y: Math.min(Math.max(y - stepY, 0 - margins.top), height - margins.top),
  });
  const [first = [], second = first] = rows;
  const [from, below] = [first[0], second[0]];
  const [stepX, stepY] = from && below ? [below.x - from.x, below.y - from.y] : [0, 0];
  return {
    columnNames: first.map((cell, index) => ({
      text: across.names[across.lines[index] ?? 0] ?? '',
      ...inside(cell, stepX, stepY),
    })),
    rowNames: rows.flatMap(([start, next = start], index) =>
      start && next
        ? [
            {
              text: down.names[down.lines[index] ?? 0] ?? '',
              ...inside(start, next.x - start.x, next.y - start.y),
            },
          ]
        : [],
    ),
  };
}

/** The position of a cell in the rows. */
export type CellPlace = readonly [row: number, column: number];

export function findCell({ rows }: SeenRows, point: Point | undefined): CellPlace | undefined {
  if (point === undefined) return undefined;
  const row = rows.findIndex((cells) => cells.some((cell) => cell.point === point));
  const column = rows[row]?.findIndex((cell) => cell.point === point);
  return column === undefined ? undefined : [row, column];
}

/** The middle cell; the first cell with a point if the middle one is blank. */
export function middleCell(seen: SeenRows): CellPlace {
  const { rows } = seen;
  const middle = [Math.floor(rows.length / 2), Math.floor((rows[0]?.length ?? 0) / 2)] as const;
  const first = rows.flat().find(({ point }) => point !== undefined);
  const isBlank = rows[middle[0]]?.[middle[1]]?.point === undefined;
  return (isBlank && findCell(seen, first?.point)) || middle;
}

/** The cell `down` rows and `right` columns away: it skips blank cells and stops at the edge. */
export function walkFrom(
  { rows }: SeenRows,
  [row, column]: CellPlace,
  down: number,
  right: number,
): CellPlace {
  const within = (index: number, length: number) => Math.min(Math.max(index, 0), length - 1);
  const target = [within(row + down, rows.length), within(column + right, rows[0]?.length ?? 0)];
  const [first = row, second = column] = target;
  // If the target is blank, search onwards, then back.
  for (const side of [1, -1]) {
    for (let step = 0; ; step += side) {
      const place = [first + step * Math.sign(down), second + step * Math.sign(right)] as const;
      const cell = rows[place[0]]?.[place[1]];
      if (!cell) break;
      if (cell.point !== undefined) return place;
    }
  }
  return [row, column];
}

/** The points from a cell to the edge, including its own; blank cells are left out. */
export function lineFrom(
  { rows }: SeenRows,
  [row, column]: CellPlace,
  down: number,
  right: number,
): Point[] {
  const points: Point[] = [];
  for (let step = 0; ; step++) {
    const cell = rows[row + step * down]?.[column + step * right];
    if (!cell) return points;
    if (cell.point !== undefined) points.push(cell.point);
  }
}

/** Finds the next wanted cell, row by row from the top; the previous one if `side` is -1. */
export function searchFrom(
  { rows }: SeenRows,
  [row, column]: CellPlace,
  side: -1 | 1,
  isWanted: (point: Point) => boolean,
): CellPlace | undefined {
  const width = rows[0]?.length ?? 0;
  for (let at = row * width + column + side; at >= 0 && at < rows.length * width; at += side) {
    const place = [Math.floor(at / width), at % width] as const;
    const point = rows[place[0]]?.[place[1]]?.point;
    if (point !== undefined && isWanted(point)) return place;
  }
  return undefined;
}
