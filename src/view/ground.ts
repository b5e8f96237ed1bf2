import { westernColumn, westernRow } from '../replay/notation/western.js';
import type { BoardSize } from '../rules/point.js';
import type { Layout } from './layout.js';
import type { Ground, Shape } from './shapes.js';

/** Lines of a cut edge run on by this part of a cell: the board goes on there. */
const CUT_OVERHANG = 0.5;

/** The empty board of a layout: lines, star points, coordinates. */
export function buildGround(layout: Layout): Ground {
  const { size, crop, hasCoordinates } = layout;
  return {
    key: JSON.stringify([size, crop, hasCoordinates]),
    shapes: [...lines(layout), ...stars(layout), ...coordinates(layout)],
  };
}

function lines({ size, crop }: Layout): Shape[] {
  const columns = crop.right - crop.left + 1;
  const rows = crop.bottom - crop.top + 1;
  const left = 0.5 - (crop.left > 0 ? CUT_OVERHANG : 0);
  const right = columns - 0.5 + (crop.right < size.columns - 1 ? CUT_OVERHANG : 0);
  const top = 0.5 - (crop.top > 0 ? CUT_OVERHANG : 0);
  const bottom = rows - 0.5 + (crop.bottom < size.rows - 1 ? CUT_OVERHANG : 0);
  const shapes: Shape[] = [];
  for (let x = 0.5; x < columns; x++) {
    shapes.push({ kind: 'grid', key: `column:${x}`, x, y: top, toX: x, toY: bottom });
  }
  for (let y = 0.5; y < rows; y++) {
    shapes.push({ kind: 'grid', key: `row:${y}`, x: left, y, toX: right, toY: y });
  }
  return shapes;
}

function stars({ size, crop }: Layout): Shape[] {
  const shapes: Shape[] = [];
  for (const [column, row] of starPoints(size)) {
    if (column < crop.left || column > crop.right || row < crop.top || row > crop.bottom) continue;
    const x = column - crop.left + 0.5;
    const y = row - crop.top + 0.5;
    shapes.push({ kind: 'star', key: `star:${column},${row}`, x, y });
  }
  return shapes;
}

const SMALLEST_WITH_STARS = 7;
const SMALLEST_WITH_FOURTH_LINE = 12;
const SMALLEST_WITH_SIDE_STARS = 15;

/** Corner stars on the third or fourth line, side stars and the centre on odd sides (K-36). */
function starPoints({ columns, rows }: BoardSize): [number, number][] {
  const across = starLines(columns);
  const down = starLines(rows);
  const hasSides = columns >= SMALLEST_WITH_SIDE_STARS && rows >= SMALLEST_WITH_SIDE_STARS;
  const isMiddle = (line: number, lines: number[]) => lines.length === 3 && line === lines[1];
  return across.flatMap((column) =>
    down
      .filter((row) => hasSides || isMiddle(column, across) === isMiddle(row, down))
      .map((row): [number, number] => [column, row]),
  );
}

/** First, middle and last star line of a side; two where the side is even, none where it is short. */
function starLines(side: number): number[] {
  if (side < SMALLEST_WITH_STARS) return [];
  const first = side < SMALLEST_WITH_FOURTH_LINE ? 2 : 3;
  const last = side - 1 - first;
  return side % 2 ? [first, (side - 1) / 2, last] : [first, last];
}

/** Names of columns and rows in the margins that have room for them. */
function coordinates({ size, crop, margins, hasCoordinates }: Layout): Shape[] {
  if (!hasCoordinates) return [];
  const shapes: Shape[] = [];
  const name = (key: string, x: number, y: number, text: string) =>
    shapes.push({ kind: 'coordinate', key: `${key}:${text}`, x, y, text });
  const bottom = crop.bottom - crop.top + 1 + margins.bottom / 2;
  const right = crop.right - crop.left + 1 + margins.right / 2;
  for (let column = crop.left; column <= crop.right; column++) {
    const x = column - crop.left + 0.5;
    if (margins.top > 0) name('top', x, -margins.top / 2, westernColumn(column));
    if (margins.bottom > 0) name('bottom', x, bottom, westernColumn(column));
  }
  for (let row = crop.top; row <= crop.bottom; row++) {
    const y = row - crop.top + 0.5;
    if (margins.left > 0) name('left', -margins.left / 2, y, westernRow(row, size));
    if (margins.right > 0) name('right', right, y, westernRow(row, size));
  }
  return shapes;
}
