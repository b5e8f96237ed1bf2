import type { Cell, Point } from './point.js';

/** Initial length of the log, in changes: enough for a whole game. */
const FIRST_ROOM = 2 ** 9;

/** Every change of a board's cells, in order, so that changes can be undone and redone without applying the rules. */
export class ChangeLog {
  /** One change: point, cell before, cell after. A cell takes two bits, because it has four values. */
  #changes = new Int32Array(FIRST_ROOM);
  #end = 0;

  /** The index of the next change. */
  get end(): number {
    return this.#end;
  }

  add(point: Point, before: Cell, after: Cell): void {
    if (this.#end === this.#changes.length) this.#grow();
    this.#changes[this.#end] = (point << 4) | (before << 2) | after;
    this.#end += 1;
  }

  /** Undoes the changes from index `start` to before `end`, the last one first. */
  undo(cells: Uint8Array, start: number, end: number): void {
    for (let index = end - 1; index >= start; index--) {
      const change = this.#changes[index] ?? 0;
      cells[change >> 4] = (change >> 2) & 3;
    }
  }

  redo(cells: Uint8Array, start: number, end: number): void {
    for (let index = start; index < end; index++) {
      const change = this.#changes[index] ?? 0;
      cells[change >> 4] = change & 3;
    }
  }

  #grow(): void {
    const changes = new Int32Array(this.#changes.length * 2);
    changes.set(this.#changes);
    this.#changes = changes;
  }
}
