/** One direction of scrolling, in CSS pixels. */
interface Axis {
  readonly scroll: 'scrollLeft' | 'scrollTop';
  readonly client: 'clientWidth' | 'clientHeight';
  readonly side: 'width' | 'height';
}

const axes: readonly [across: Axis, down: Axis] = [
  { scroll: 'scrollLeft', client: 'clientWidth', side: 'width' },
  { scroll: 'scrollTop', client: 'clientHeight', side: 'height' },
];

/** Firefox has no boxes longer than 17.8 million CSS pixels, Chromium of 33.5 million device pixels. */
const LONGEST_SIDE = 6e6;
/** Around the tree, as a share of a cell. */
const EDGE = 0.25;
/** So many cells are seen around the node that is followed, where there is room. */
const CONTEXT = 2;
/** What is farther away than so many boxes is shown at once. */
const NEAR = 2;
const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Where a scroll position was put, and the offset that was meant: of a shortened box it is not exact. */
interface Pin {
  readonly position: number;
  readonly offset: number;
}

/**
 * A scroller over a grid of cells that is as large as the tree, or as browsers allow: then a pixel of the scroll bar
 * stands for more than one of the tree.
 */
export class TreeViewport {
  /** The side of a cell, in CSS pixels. */
  cell = 1;
  readonly #scroller: HTMLElement;
  readonly #space: HTMLElement;
  readonly #lengths = [0, 0];
  readonly #pins: (Pin | undefined)[] = [undefined, undefined];

  constructor(scroller: HTMLElement, space: HTMLElement) {
    this.#scroller = scroller;
    this.#space = space;
  }

  /** The room beside the first cell, in CSS pixels. */
  get edge(): number {
    return this.cell * EDGE;
  }

  resize(columns: number, rows: number, cell: number): void {
    this.cell = cell;
    [columns, rows].forEach((count, index) => {
      const length = count * cell + 2 * this.edge;
      this.#lengths[index] = length;
      const axis = axes[index];
      if (axis) this.#space.style[axis.side] = `${Math.min(length, LONGEST_SIDE)}px`;
    });
  }

  /** How far the tree is scrolled, in its own pixels: across and down. */
  get offsets(): readonly [across: number, down: number] {
    return [this.#offset(0), this.#offset(1)];
  }

  /** Where a cell is seen, from the corner of the scroller. */
  seenAt(column: number, row: number): readonly [left: number, top: number] {
    const [across, down] = this.offsets;
    return [this.edge + column * this.cell - across, this.edge + row * this.cell - down];
  }

  /** Where a cell lies in the scrolled box, which may be shorter than the tree. */
  placeOf(column: number, row: number): readonly [left: number, top: number] {
    const [left, top] = this.seenAt(column, row);
    return [this.#scroller.scrollLeft + left, this.#scroller.scrollTop + top];
  }

  /** The column and the row of a place in the scroller's box, in CSS pixels. */
  cellAt(x: number, y: number): readonly [column: number, row: number] {
    const [across, down] = this.offsets;
    return [
      Math.floor((x + across - this.edge) / this.cell),
      Math.floor((y + down - this.edge) / this.cell),
    ];
  }

  /** Scrolls no further than it takes to see a cell with some others around it; only this box, never the page. */
  follow(column: number, row: number, isSmooth: boolean): void {
    const wanted = [this.#wanted(0, column), this.#wanted(1, row)] as const;
    if (wanted.every((offset, index) => offset === this.#offset(index))) return;
    const isCalm = isSmooth && !matchMedia(REDUCED_MOTION).matches && this.#isNear(wanted);
    const positions = wanted.map((offset, index) => this.#toPosition(index, offset));
    const [left = 0, top = 0] = positions;
    this.#scroller.scrollTo({ left, top, behavior: isCalm ? 'smooth' : 'instant' });
    if (isCalm) return;
    wanted.forEach((offset, index) => {
      this.#pins[index] = { position: this.#position(index), offset };
    });
  }

  #isNear(wanted: readonly number[]): boolean {
    return wanted.every((offset, index) => {
      const isWhole = this.#isWhole(index);
      return isWhole && Math.abs(offset - this.#offset(index)) < NEAR * this.#client(index);
    });
  }

  /** The nearest offset at which a cell is seen well. */
  #wanted(index: number, place: number): number {
    const client = this.#client(index);
    const start = this.edge + place * this.cell;
    const around = Math.max(0, Math.min(CONTEXT * this.cell, (client - this.cell) / 2));
    const least = start + this.cell + around - client;
    const offset = Math.max(least, Math.min(this.#offset(index), start - around));
    return Math.max(0, Math.min(offset, this.#length(index) - client));
  }

  #offset(index: number): number {
    const pin = this.#pins[index];
    const position = this.#position(index);
    if (pin?.position === position) return pin.offset;
    return this.#isWhole(index) ? position : position * this.#ratio(index);
  }

  #toPosition(index: number, offset: number): number {
    return this.#isWhole(index) ? offset : offset / this.#ratio(index);
  }

  #ratio(index: number): number {
    const client = this.#client(index);
    return (this.#length(index) - client) / (LONGEST_SIDE - client);
  }

  #isWhole(index: number): boolean {
    return this.#length(index) <= LONGEST_SIDE;
  }

  #length(index: number): number {
    return this.#lengths[index] ?? 0;
  }

  #client(index: number): number {
    return this.#scroller[index === 0 ? axes[0].client : axes[1].client];
  }

  #position(index: number): number {
    return this.#scroller[index === 0 ? axes[0].scroll : axes[1].scroll];
  }
}
