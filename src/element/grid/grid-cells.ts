import type { Point } from '../../rules/point.js';
import type { DescribePoint } from '../../speech/points.js';
import type { Layout } from '../../view/layout/layout.js';
import { findCell, type SeenName, type SeenRows, seenRows } from '../../view/layout/seen-rows.js';
import { make } from '../make.js';

/** The rows and cells of one layout, and which of them has the focus or would get it. */
export class GridCells {
  readonly #seen: SeenRows;
  readonly #elements = new Map<Point, HTMLElement>();
  readonly #points = new Map<EventTarget, Point>();
  #at: readonly [row: number, column: number];

  constructor(box: HTMLElement, layout: Layout) {
    this.#seen = seenRows(layout);
    const { rows, columnNames, rowNames } = this.#seen;
    this.#at = [Math.floor(rows.length / 2), Math.floor((rows[0]?.length ?? 0) / 2)];
    const corner = make('span', '', { role: 'gridcell' });
    const heads = columnNames.map((name) => headOf(name, 'columnheader'));
    box.replaceChildren(
      make('div', '', { role: 'row' }, corner, ...heads),
      ...rows.map((cells, row) => {
        const name = rowNames[row] ?? { text: '', x: 0, y: 0 };
        return make('div', '', { role: 'row' }, headOf(name, 'rowheader'), ...this.#cellsOf(cells));
      }),
    );
    if (this.point === undefined) this.turnTo([...this.#elements.keys()][0]);
    this.turnTo(this.point);
  }

  #cellsOf(cells: SeenRows['rows'][number]): HTMLElement[] {
    return cells.map(({ point, x, y }) => {
      const cell = placed('gridcell', x, y);
      if (point === undefined) return cell; // the record leaves it blank
      cell.tabIndex = -1;
      this.#elements.set(point, cell);
      this.#points.set(cell, point);
      return cell;
    });
  }

  /** The point that has the focus, or gets it when the reader comes back. */
  get point(): Point | undefined {
    const [row, column] = this.#at;
    return this.#seen.rows[row]?.[column]?.point;
  }

  pointOf(target: EventTarget | null): Point | undefined {
    return target ? this.#points.get(target) : undefined;
  }

  /** Focuses a point, or the one nearest to the middle where it is not seen. */
  enter(point: Point | undefined): void {
    this.turnTo(point);
    this.#focus();
  }

  turnTo(point: Point | undefined): void {
    const at = point === undefined ? undefined : findCell(this.#seen, point);
    this.#rove(at ?? this.#at);
  }

  roveTo(target: EventTarget | null): void {
    const point = this.pointOf(target);
    if (point !== undefined && point !== this.point) this.turnTo(point);
  }

  /** As far as the rows reach; points that are left blank are jumped over. */
  walk({ right, down }: Walk): void {
    const { rows } = this.#seen;
    const [row, column] = this.#at;
    const within = (index: number, length: number) => Math.min(Math.max(index, 0), length - 1);
    const target = [
      within(row + down, rows.length),
      within(column + right, rows[0]?.length ?? 0),
    ] as const;
    const found = this.#pointNear(target, Math.sign(down), Math.sign(right));
    if (found) this.#rove(found);
    this.#focus();
  }

  /** The nearest point from a place on, else back towards where the reader is. */
  #pointNear(
    [row, column]: readonly [number, number],
    down: number,
    right: number,
  ): readonly [number, number] | undefined {
    for (const side of [1, -1]) {
      for (let way = 0; ; way++) {
        const at = [row + side * way * down, column + side * way * right] as const;
        const cell = this.#seen.rows[at[0]]?.[at[1]];
        if (!cell) break;
        if (cell.point !== undefined) return at;
      }
    }
    return undefined;
  }

  nameFocused(describe: DescribePoint): void {
    const { point } = this;
    const cell = point === undefined ? undefined : this.#elements.get(point);
    if (cell && point !== undefined) nameCell(cell, describe(point));
  }

  name(describe: DescribePoint): void {
    for (const [point, cell] of this.#elements) nameCell(cell, describe(point));
  }

  #rove(at: readonly [number, number]): void {
    const before = this.#element;
    this.#at = at;
    if (before) before.tabIndex = -1;
    if (this.#element) this.#element.tabIndex = 0;
  }

  #focus(): void {
    this.#element?.focus({ preventScroll: false });
  }

  get #element(): HTMLElement | undefined {
    const { point } = this;
    return point === undefined ? undefined : this.#elements.get(point);
  }
}

function nameCell(cell: HTMLElement, name: string): void {
  if (cell.ariaLabel !== name) cell.ariaLabel = name;
}

/** Its name is there for screen readers; the board shows its own. */
function headOf({ text, x, y }: SeenName, role: 'columnheader' | 'rowheader'): HTMLElement {
  const head = placed(role, x, y);
  head.append(make('i', '', {}, text));
  return head;
}

/** A cell on its place of the layout. */
function placed(role: string, x: number, y: number): HTMLElement {
  const cell = make('span', '', { role });
  cell.style.setProperty('--x', String(x - HALF));
  cell.style.setProperty('--y', String(y - HALF));
  return cell;
}

/** A point is in the middle of its cell. */
const HALF = 0.5;

/** How a key leads through the grid: how far, and whether to the end of that direction. */
export interface Walk {
  readonly right: number;
  readonly down: number;
}

/** PageUp and PageDown go so many rows. */
const PAGE = 5;
const FAR = 1000;

const walks: Readonly<Record<string, Walk>> = {
  ArrowRight: { right: 1, down: 0 },
  ArrowLeft: { right: -1, down: 0 },
  ArrowDown: { right: 0, down: 1 },
  ArrowUp: { right: 0, down: -1 },
  PageDown: { right: 0, down: PAGE },
  PageUp: { right: 0, down: -PAGE },
  Home: { right: -FAR, down: 0 },
  End: { right: FAR, down: 0 },
  'Control+Home': { right: -FAR, down: -FAR },
  'Control+End': { right: FAR, down: FAR },
};

/** The way of a key of ARIA grids, as the keymap writes it; `undefined` for other keys. */
export function walkOf(key: string): Walk | undefined {
  return Object.hasOwn(walks, key) ? walks[key] : undefined;
}
