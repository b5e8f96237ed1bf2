import type { DiagramPoint } from './diagram-points.js';
import type { CoordinateShape, MarkShape, Scene } from '../scene/shapes.js';

const brackets: Readonly<Record<MarkShape['mark'], string>> = {
  circle: '()',
  last: '()',
  square: '[]',
  triangle: '<>',
  cross: '{}',
  selected: '**',
};
/** Longer labels are cut off. */
const LONGEST_LABEL = 3;
/** Characters that are two columns wide in monospaced fonts. */
const WIDE =
  /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]|[\u{1f000}-\u{3ffff}]/u;

/** A text centred on its place, counted in points from the left. */
interface Cell {
  readonly place: number;
  readonly slots: readonly string[];
  readonly brackets: string;
}

export function westernDiagram(
  rows: readonly (readonly DiagramPoint[])[],
  { ground }: Scene,
  caption: string,
  isHex: boolean,
): string[] {
  const names = ground.shapes.filter((shape) => shape.kind === 'coordinate');
  const places = rows.flat().map(({ x }) => x);
  const [left, right] = [Math.min(...places), Math.max(...places)];
  const [top, bottom] = [rows[0]?.[0]?.y ?? 0, rows.at(-1)?.[0]?.y ?? 0];
  const columnNames = (isWanted: (name: CoordinateShape) => boolean) =>
    names.filter(isWanted).map(({ x, text }) => cellOf(x - left, text));
  const cells = rows.map((row) => row.map((point) => pointCell(point, point.x - left)));
  const above = columnNames(({ y }) => y < top);
  const below = columnNames(({ y }) => y > bottom);
  const width = cellWidth([above, ...cells, below], isHex);
  const nameAt = (y: number, isWanted: (name: CoordinateShape) => boolean) =>
    names.find((name) => name.y === y && isWanted(name))?.text ?? '';
  const before = rows.map(([first]) =>
    slotsOf(nameAt(first?.y ?? 0, ({ x }) => x < (first?.x ?? 0))),
  );
  const margin = 1 + Math.max(...before.map(({ length }) => length));
  const lines = cells.map((row, index) => {
    const line = new Line(width, margin);
    const name = before[index] ?? [];
    const [start, end] = isHex ? [row[0]?.place ?? 0, row.at(-1)?.place ?? 0] : [0, right - left];
    line.write(margin - 1 - name.length + Math.round(start * width), name);
    line.writeCells(row);
    const last = rows[index]?.at(-1);
    const after = nameAt(last?.y ?? 0, ({ x }) => x > (last?.x ?? 0));
    line.write(margin + Math.round((end + 1) * width), slotsOf(after));
    return String(line);
  });
  const nameLine = (row: readonly Cell[]) => {
    const line = new Line(width, margin);
    line.writeCells(row);
    return row.length > 0 ? [String(line)] : [];
  };
  return [...nameLine(above), ...lines, ...nameLine(below), ...(caption ? ['', caption] : [])];
}

function cellOf(place: number, text: string, bracketsAround = ''): Cell {
  return { place, slots: slotsOf(text), brackets: bracketsAround };
}

/** One slot per column of characters; wide characters take two. */
function slotsOf(text: string): string[] {
  return [...text].flatMap((character) => (WIDE.test(character) ? [character, ''] : character));
}

function pointCell(point: DiagramPoint, place: number): Cell {
  const { stone, mark, territory, isStar, isNumber } = point;
  const text = [...point.text].slice(0, isNumber ? Infinity : LONGEST_LABEL).join('');
  const owned = territory && (territory === 'black' ? 'x' : 'o');
  const written = text || owned || '';
  const ground = stone ? (stone === 'black' ? 'X' : 'O') : isStar ? '+' : '.';
  const shown = isNumber || (written && !stone) ? written : ground + written;
  return cellOf(place, shown, mark && brackets[mark]);
}

/** The distance of two points in characters, with room for a space and all brackets. */
function cellWidth(rows: readonly (readonly Cell[])[], isHex: boolean): number {
  const widths = rows.flatMap((row) =>
    row.map(({ slots, brackets }, index) => {
      const isCrowded = slots.length > 1 || row[index + 1]?.brackets;
      return slots.length + (brackets && isCrowded ? 2 : 1);
    }),
  );
  const width = Math.max(2, ...widths);
  return isHex ? width + (width % 2) : width; // half a point must be a whole number of characters
}

/** A line of characters that can be written in any order. */
class Line {
  readonly #width: number;
  readonly #margin: number;
  readonly #slots: (string | undefined)[] = [];

  constructor(width: number, margin: number) {
    this.#width = width;
    this.#margin = margin;
  }

  write(start: number, slots: readonly string[]): void {
    slots.forEach((slot, index) => {
      this.#slots[start + index] = slot;
    });
  }

  writeCells(cells: readonly Cell[]): void {
    for (const { place, slots, brackets } of cells) {
      const blank = Math.max(0, this.#width - 1 - slots.length);
      const start = this.#margin + Math.round(place * this.#width) + Math.floor(blank / 2);
      this.write(start, slots);
      if (!brackets) continue;
      this.write(start - 1, brackets.slice(0, 1).split(''));
      this.write(start + slots.length, brackets.slice(1).split(''));
    }
  }

  toString(): string {
    return [...this.#slots].map((slot) => slot ?? ' ').join('');
  }
}
