import { wantsCalm } from '../calm.js';
import { ACROSS, DOWN, ScrollAxis } from './scroll-axis.js';

/** Around the tree, as a share of a cell. */
const EDGE = 0.25;
/** What is farther away than so many boxes is shown at once. */
const NEAR = 2;

/** A scroller over a grid of cells. */
export class TreeViewport {
  /** The side of a cell, in CSS pixels. */
  cell = 1;
  readonly #scroller: HTMLElement;
  readonly #across: ScrollAxis;
  readonly #down: ScrollAxis;

  /** @param space lies in the scroller, and gets the size of the tree */
  constructor(scroller: HTMLElement, space: HTMLElement) {
    this.#scroller = scroller;
    this.#across = new ScrollAxis(scroller, space, ACROSS);
    this.#down = new ScrollAxis(scroller, space, DOWN);
  }

  /** The room beside the first cell, in CSS pixels. */
  get edge(): number {
    return this.cell * EDGE;
  }

  /** How far the tree is scrolled, in its own CSS pixels. */
  get left(): number {
    return this.#across.offset;
  }

  get top(): number {
    return this.#down.offset;
  }

  resize(columns: number, rows: number, cell: number): void {
    this.cell = cell;
    this.#across.resize(columns * cell + 2 * this.edge);
    this.#down.resize(rows * cell + 2 * this.edge);
  }

  /** Where a cell is seen, from the corner of the scroller. */
  seenAt(column: number, row: number): readonly [x: number, y: number] {
    return [this.#startOf(column) - this.left, this.#startOf(row) - this.top];
  }

  /** Where a cell lies in the scrolled box, which may be shorter than the tree. */
  placeOf(column: number, row: number): readonly [x: number, y: number] {
    const [x, y] = this.seenAt(column, row);
    return [this.#across.position + x, this.#down.position + y];
  }

  /** The column and the row of a place, from the corner of the scroller. */
  cellAt(x: number, y: number): readonly [column: number, row: number] {
    const index = (offset: number) => Math.floor((offset - this.edge) / this.cell);
    return [index(x + this.left), index(y + this.top)];
  }

  /** Scrolls no further than it takes to see a cell with some others around it; only this box, never the page. */
  follow(column: number, row: number, isSmooth: boolean): void {
    const left = this.#across.offsetFor(this.#startOf(column), this.cell);
    const top = this.#down.offsetFor(this.#startOf(row), this.cell);
    if (left === this.left && top === this.top) return;
    const isNear = isNearTo(this.#across, left) && isNearTo(this.#down, top);
    const isCalm = isSmooth && isNear && !wantsCalm();
    this.#scroller.scrollTo({
      left: this.#across.positionOf(left),
      top: this.#down.positionOf(top),
      behavior: isCalm ? 'smooth' : 'instant',
    });
    if (isCalm) return;
    this.#across.pin(left);
    this.#down.pin(top);
  }

  #startOf(index: number): number {
    return this.edge + index * this.cell;
  }
}

/** Motion shows where the reader comes from only where that is near. */
function isNearTo(axis: ScrollAxis, offset: number): boolean {
  return axis.isWhole && Math.abs(offset - axis.offset) < NEAR * axis.client;
}
