import { prefersReducedMotion } from '../platform/motion.js';

/** Names of properties of elements for each direction. */
const ACROSS = { position: 'scrollLeft', client: 'clientWidth', side: 'width' } as const;
export const DOWN = { position: 'scrollTop', client: 'clientHeight', side: 'height' } as const;
type Names = typeof ACROSS | typeof DOWN;

/** Number of cells that are visible on both sides of the followed one, or their share of the box if that is smaller. */
const CONTEXT = 4;
const CONTEXT_SHARE = 0.25;
/** Position in the box of a cell that was out of sight, as a share: there is more to read after it than before. */
const LANDING = 0.4;
/** Margin around the tree, as a share of a cell. */
const EDGE = 0.25;
/** Distance from which the tree is scrolled without motion, in lengths of the box. */
const NEAR = 2;

/** One direction of scrolling, in CSS pixels. */
export class ScrollAxis {
  readonly #scroller: HTMLElement;
  readonly #space: HTMLElement;
  readonly #names: Names;
  #length = 0;

  /** @param space element in the scroller that gets the size of the tree */
  constructor(scroller: HTMLElement, space: HTMLElement, names: Names) {
    this.#scroller = scroller;
    this.#space = space;
    this.#names = names;
  }

  /** Visible length of the tree. */
  get client(): number {
    return this.#scroller[this.#names.client];
  }

  get offset(): number {
    return this.#scroller[this.#names.position];
  }

  /** Makes room for a tree of this length. */
  resize(length: number): void {
    this.#length = length;
    this.#space.style[this.#names.side] = `${length}px`;
  }

  /**
   * The offset that shows a cell and those around it: the present offset or the nearest one, unless the cell is out of
   * sight.
   */
  offsetFor(start: number, cell: number): number {
    const { client, offset } = this;
    const around = Math.max(0, Math.min(CONTEXT * cell, (client - cell) * CONTEXT_SHARE));
    const isOut = start + 2 * cell < offset || start - cell > offset + client;
    const least = start + cell + around - client;
    const wanted = isOut
      ? start - (client - cell) * LANDING
      : Math.max(least, Math.min(offset, start - around));
    return Math.max(0, Math.min(wanted, this.#length - client));
  }

  /** Whether an offset is near enough to scroll with motion, which shows where the reader comes from. */
  isNear(offset: number): boolean {
    return Math.abs(offset - this.offset) < NEAR * this.client;
  }
}

/** A scroller over a grid of cells. */
export class TreeViewport {
  /** The side of a cell, in CSS pixels. */
  cell = 1;
  readonly #scroller: HTMLElement;
  readonly #across: ScrollAxis;
  readonly #down: ScrollAxis;

  constructor(scroller: HTMLElement, space: HTMLElement) {
    this.#scroller = scroller;
    this.#across = new ScrollAxis(scroller, space, ACROSS);
    this.#down = new ScrollAxis(scroller, space, DOWN);
  }

  resize(columns: number, rows: number, cell: number): void {
    this.cell = cell;
    this.#across.resize((columns + 2 * EDGE) * cell);
    this.#down.resize((rows + 2 * EDGE) * cell);
  }

  /** Position of a cell in the scrolled box. */
  positionOf(column: number, row: number): readonly [x: number, y: number] {
    return [this.#startOf(column), this.#startOf(row)];
  }

  /** Position of a cell, from the corner of the scroller. */
  seenAt(column: number, row: number): readonly [x: number, y: number] {
    return [this.#startOf(column) - this.#across.offset, this.#startOf(row) - this.#down.offset];
  }

  /** The cell at a point that is measured from the corner of the scroller. */
  cellAt(x: number, y: number): readonly [column: number, row: number] {
    const index = (offset: number) => Math.floor(offset / this.cell - EDGE);
    return [index(x + this.#across.offset), index(y + this.#down.offset)];
  }

  /** Scrolls only as far as needed to show a cell with some others around it; only this box, never the page. */
  follow(column: number, row: number, isSmooth: boolean): void {
    const [across, down] = [this.#across, this.#down];
    const left = across.offsetFor(this.#startOf(column), this.cell);
    const top = down.offsetFor(this.#startOf(row), this.cell);
    if (left === across.offset && top === down.offset) return;
    const moves = isSmooth && across.isNear(left) && down.isNear(top) && !prefersReducedMotion();
    this.#scroller.scroll({ left, top, behavior: moves ? 'smooth' : 'instant' });
  }

  #startOf(index: number): number {
    return (EDGE + index) * this.cell;
  }
}
