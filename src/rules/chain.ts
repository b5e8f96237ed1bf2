import type { WorkingBoard } from './board.js';
import { type BoardSize, EMPTY, type Point } from './point.js';

/** The number of neighbours of a point on a square grid. */
export const DIRECTIONS = 4;

/**
 * Chains and their liberties on one working board. Neighbours come from a precomputed table; off the
 * board they are the border cell, which is neither empty nor a stone.
 */
export class Chains {
  readonly #board: WorkingBoard;
  readonly #neighbours: Int16Array;
  readonly #members: Int16Array;
  readonly #seenIn: Int32Array;
  #search = 0;
  #count = 0;

  constructor(board: WorkingBoard) {
    this.#board = board;
    this.#neighbours = neighbourTable(board.size);
    this.#members = new Int16Array(board.cells.length);
    this.#seenIn = new Int32Array(board.cells.length);
  }

  /** The neighbour of a point in a direction from 0 to `DIRECTIONS` - 1; off the board, the border cell. */
  neighbour(point: Point, direction: number): Point {
    return this.#neighbours[point * DIRECTIONS + direction] as Point;
  }

  /**
   * Whether the chain at `start` has a liberty. Stops at the first one; if there is none, `#members` holds the whole
   * chain.
   */
  hasLiberty(start: Point): boolean {
    const { cells } = this.#board;
    const color = cells[start];
    const members = this.#members;
    const seenIn = this.#seenIn;
    const search = ++this.#search;
    members[0] = start;
    seenIn[start] = search;
    this.#count = 1;
    for (let index = 0; index < this.#count; index++) {
      const row = (members[index] ?? 0) * DIRECTIONS;
      for (let direction = 0; direction < DIRECTIONS; direction++) {
        const next = this.#neighbours[row + direction] ?? 0;
        const cell = cells[next];
        if (cell === EMPTY) return true;
        if (cell !== color || seenIn[next] === search) continue;
        seenIn[next] = search;
        members[this.#count++] = next;
      }
    }
    return false;
  }

  /** Removes the chain at `start` if it has no liberty; returns the number of stones removed. */
  removeIfDead(start: Point): number {
    if (this.hasLiberty(start)) return 0;
    for (let index = 0; index < this.#count; index++) {
      this.#board.put((this.#members[index] ?? 0) as Point, EMPTY);
    }
    return this.#count;
  }
}

function neighbourTable({ columns, rows }: BoardSize): Int16Array {
  const border = columns * rows;
  const table = new Int16Array(border * DIRECTIONS);
  for (let point = 0; point < border; point++) {
    const x = point % columns;
    const row = point * DIRECTIONS;
    table[row] = x > 0 ? point - 1 : border;
    table[row + 1] = x < columns - 1 ? point + 1 : border;
    table[row + 2] = point >= columns ? point - columns : border;
    table[row + 3] = point < border - columns ? point + columns : border;
  }
  return table;
}
