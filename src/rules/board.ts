import type { BoardSize, Color, Point } from './point.js';

/** What stands on the points; nobody who sees a board can change it. */
export interface Board {
  readonly size: BoardSize;
  at(point: Point): Color | undefined;
}

/** Cell values. A border cell stands behind the last point, for neighbours off the board. */
export const EMPTY = 0;
export const BLACK = 1;
export const WHITE = 2;
export const BORDER = 3;
export type Cell = typeof EMPTY | typeof BLACK | typeof WHITE | typeof BORDER;

export function cellOf(color: Color): Cell {
  return color === 'black' ? BLACK : WHITE;
}

/** The board of one position; it holds its own copy of the cells. */
class FixedBoard implements Board {
  readonly size: BoardSize;
  readonly #cells: Uint8Array;

  constructor(size: BoardSize, cells: Uint8Array) {
    this.size = size;
    this.#cells = cells;
  }

  at(point: Point): Color | undefined {
    const cell = this.#cells[point];
    return cell === BLACK ? 'black' : cell === WHITE ? 'white' : undefined;
  }

  copyTo(cells: Uint8Array): void {
    cells.set(this.#cells);
  }
}

/** The scratch board of a replay: rules change it in place, `snapshot` fixes what is shown. */
export class WorkingBoard implements Board {
  readonly size: BoardSize;
  readonly cells: Uint8Array;

  constructor(size: BoardSize) {
    this.size = size;
    this.cells = new Uint8Array(size.columns * size.rows + 1);
    this.cells[size.columns * size.rows] = BORDER;
  }

  at(point: Point): Color | undefined {
    const cell = this.cells[point];
    return cell === BLACK ? 'black' : cell === WHITE ? 'white' : undefined;
  }

  set(point: Point, color: Color | undefined): void {
    this.put(point, color === undefined ? EMPTY : cellOf(color));
  }

  /** Every change of a cell goes through here. */
  put(point: Point, cell: Cell): void {
    this.cells[point] = cell;
  }

  snapshot(): Board {
    return new FixedBoard(this.size, this.cells.slice());
  }

  /** Takes over the stones of a snapshot of a board of the same size. */
  restore(snapshot: Board): void {
    if (snapshot instanceof FixedBoard) snapshot.copyTo(this.cells);
    else throw new TypeError('WorkingBoard.restore takes what snapshot() gave.');
  }
}
