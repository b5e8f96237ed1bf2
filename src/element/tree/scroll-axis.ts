/** How elements call what belongs to one direction. */
interface Names {
  readonly position: 'scrollLeft' | 'scrollTop';
  readonly client: 'clientWidth' | 'clientHeight';
  readonly side: 'width' | 'height';
}

export const ACROSS: Names = { position: 'scrollLeft', client: 'clientWidth', side: 'width' };
export const DOWN: Names = { position: 'scrollTop', client: 'clientHeight', side: 'height' };

/** Firefox has no boxes longer than 17.8 million CSS pixels, Chromium of 33.5 million device pixels. */
const LONGEST_SIDE = 6e6;
/** So many cells are seen on both sides of the one that is followed, or a share of the box where that is small. */
const CONTEXT = 4;
const CONTEXT_SHARE = 0.25;
/** What was out of sight comes to this share of the box: there is more to read after it than before. */
const LANDING = 0.4;

/**
 * One direction of scrolling, in CSS pixels: positions are the scroller's, offsets the tree's own. The two are the same
 * unless the tree is longer than boxes can be: then one pixel of the scroller stands for several of the tree.
 */
export class ScrollAxis {
  readonly #scroller: HTMLElement;
  readonly #space: HTMLElement;
  readonly #names: Names;
  #length = 0;
  /** Where the scroller was put last, and the offset that was meant: a position may not be exact. */
  #pin: { readonly position: number; readonly offset: number } | undefined;

  constructor(scroller: HTMLElement, space: HTMLElement, names: Names) {
    this.#scroller = scroller;
    this.#space = space;
    this.#names = names;
  }

  /** How much of the tree is seen. */
  get client(): number {
    return this.#scroller[this.#names.client];
  }

  get position(): number {
    return this.#scroller[this.#names.position];
  }

  get offset(): number {
    const { position } = this;
    return this.#pin?.position === position ? this.#pin.offset : position * this.#ratio;
  }

  /** Whether positions and offsets are the same. */
  get isWhole(): boolean {
    return this.#length <= LONGEST_SIDE;
  }

  /** Makes room for a tree of this length. */
  resize(length: number): void {
    this.#length = length;
    this.#space.style[this.#names.side] = `${Math.min(length, LONGEST_SIDE)}px`;
  }

  positionOf(offset: number): number {
    return offset / this.#ratio;
  }

  /** Keeps the offset that was meant by the present position. */
  pin(offset: number): void {
    this.#pin = { position: this.position, offset };
  }

  /** The offset at which a cell is seen well: the present one, or the nearest to it unless the cell is out of sight. */
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

  get #ratio(): number {
    if (this.isWhole) return 1;
    return (this.#length - this.client) / (LONGEST_SIDE - this.client);
  }
}
