import {
  type BoardSize,
  BORDER,
  type Cell,
  cellOf,
  type Color,
  colorOf,
  EMPTY,
  type Point,
} from './point.js';
import { ChangeLog } from './change-log.js';

/** The stones on the points; read-only. */
export interface Board {
  readonly size: BoardSize;
  at(point: Point): Color | undefined;
}

/** Returns the cells of the board that belongs to a key. */
export type CopyCells<Key> = (key: Key) => Uint8Array;

/** The board of one position. Its cells are copied on first access. */
export class FixedBoard<Key> implements Board {
  readonly size: BoardSize;
  readonly #key: Key;
  readonly #copyCells: CopyCells<Key>;
  #cells: Uint8Array | undefined;

  constructor(size: BoardSize, key: Key, copyCells: CopyCells<Key>) {
    this.size = size;
    this.#key = key;
    this.#copyCells = copyCells;
  }

  at(point: Point): Color | undefined {
    this.#cells ??= this.#copyCells(this.#key);
    return colorOf(this.#cells[point]);
  }
}

/** The board of a replay; the rules change it in place. */
export class WorkingBoard implements Board {
  readonly size: BoardSize;
  readonly cells: Uint8Array;
  readonly log = new ChangeLog();

  constructor(size: BoardSize) {
    this.size = size;
    this.cells = new Uint8Array(size.columns * size.rows + 1);
    this.cells[size.columns * size.rows] = BORDER;
  }

  at(point: Point): Color | undefined {
    return colorOf(this.cells[point]);
  }

  set(point: Point, color: Color | undefined): void {
    this.put(point, color === undefined ? EMPTY : cellOf(color));
  }

  /** Every change of a cell goes through this method, which logs it. */
  put(point: Point, cell: Cell): void {
    const before = this.cells[point] as Cell;
    if (before === cell) return;
    this.cells[point] = cell;
    this.log.add(point, before, cell);
  }
}

/** All stones of a board, row by row. */
export function stonesOn(board: Board): { readonly point: Point; readonly color: Color }[] {
  const stones: { point: Point; color: Color }[] = [];
  for (let place = 0; place < board.size.columns * board.size.rows; place++) {
    const point = place as Point; // every number below columns * rows is a point
    const color = board.at(point);
    if (color) stones.push({ point, color });
  }
  return stones;
}
