/*
 * Random games from a position to its end, as programs have judged life and death since Gobble (Brügmann 1993): points
 * that end up with one player in most games belong to that player. Moves are random, except that players don't fill
 * their own eyes, mostly answer an atari, and don't put large chains of their own into atari, which keeps seki as it is.
 */

import type { RandomNumbers } from './random-numbers.js';
import { BLACK, BORDER, EMPTY, opponentOf, type Stone, WHITE } from './stones.js';

/** Chance, in percent, that a move captures or saves stones after a move next to them. */
const ANSWERED = 90;
/** Largest number of own stones that a move may put into atari: as a throw-in, or to reduce an eye. */
const LARGEST_SACRIFICE = 2;
/** Moves after which a game ends, in boards; games with several ko might not end otherwise. */
const LONGEST_GAME = 3;

type Table = Int16Array<ArrayBuffer>;

/**
 * A board for random games. Its points are numbered row by row, with a border around them. A chain is a ring of stones;
 * its head knows how many pseudo-liberties it has (a point counts once for each stone beside it), their sum and the sum
 * of their squares, from which follows whether all are the same point (atari).
 */
export class PlayoutBoard {
  readonly width: number;
  readonly points: Uint8Array;
  readonly #head: Int16Array;
  readonly #next: Int16Array;
  readonly #size: Int16Array;
  readonly #liberties: Int16Array;
  /** All of these tables, for copies. */
  readonly #tables: readonly [Table, Table, Table, Table, Table, Table];
  readonly #sum: Int32Array;
  readonly #squares: Float64Array;
  /** The empty points in any order, and the index of each in that list. */
  readonly #empty: Int16Array;
  readonly #indexOf: Int16Array;
  #emptyCount = 0;
  /** The point of a ko that must not be retaken at once; 0 if there is none. */
  #ko = 0;
  #last = 0;
  readonly #sides: readonly [number, number, number, number];
  readonly #corners: readonly [number, number, number, number];

  /** @param cells the points row by row, without a border */
  constructor(columns: number, rows: number, cells: ArrayLike<number>) {
    const width = (this.width = columns + 2);
    const length = width * (rows + 2);
    this.points = new Uint8Array(length).fill(BORDER);
    const table = () => new Int16Array(length);
    this.#tables = [table(), table(), table(), table(), table(), table()];
    [this.#head, this.#next, this.#size, this.#liberties, this.#empty, this.#indexOf] =
      this.#tables;
    this.#sum = new Int32Array(length);
    this.#squares = new Float64Array(length);
    this.#sides = [-1, 1, -width, width];
    this.#corners = [-width - 1, -width + 1, width - 1, width + 1];
    for (let cell = 0; cell < columns * rows; cell++) this.#clear(this.pointOf(cell, columns));
    for (let cell = 0; cell < columns * rows; cell++) {
      const color = cells[cell];
      if (color === BLACK || color === WHITE) this.#put(this.pointOf(cell, columns), color);
    }
  }

  /** The number of a point on this board, from its number row by row without a border. */
  pointOf(cell: number, columns: number): number {
    return (Math.floor(cell / columns) + 1) * this.width + (cell % columns) + 1;
  }

  /** Takes over the position of another board of the same size. */
  copy(other: PlayoutBoard): void {
    this.points.set(other.points);
    this.#squares.set(other.#squares);
    this.#sum.set(other.#sum);
    for (const name of [0, 1, 2, 3, 4, 5] as const) this.#tables[name].set(other.#tables[name]);
    this.#emptyCount = other.#emptyCount;
    this.#ko = this.#last = 0;
  }

  /** Plays at random until both players pass. */
  playOut(first: Stone, random: RandomNumbers): void {
    let color = first;
    let passes = 0;
    for (let left = LONGEST_GAME * this.points.length; left > 0 && passes < 2; left--) {
      const point = this.#choose(color, random);
      passes = point === 0 ? passes + 1 : 0;
      if (point === 0) this.#ko = this.#last = 0;
      else this.#play(point, color);
      color = opponentOf(color);
    }
  }

  /** The player who has a point at the end of a game: by a stone there, or by the stones around it. */
  ownerOf(point: number): number {
    const own = this.points[point] ?? 0;
    if (own !== EMPTY) return own;
    let owner = EMPTY;
    for (const side of this.#sides) {
      const color = this.points[point + side] ?? 0;
      if (color === BORDER || color === EMPTY) continue;
      if (owner !== EMPTY && owner !== color) return EMPTY;
      owner = color;
    }
    return owner;
  }

  /** A move for a player; 0 for a pass. */
  #choose(color: Stone, random: RandomNumbers): number {
    const answer = this.#last > 0 && random.below(100) < ANSWERED ? this.#answer(color) : 0;
    if (answer > 0) return answer;
    const count = this.#emptyCount;
    const start = random.below(count);
    for (let step = 0; step < count; step++) {
      const point = this.#empty[(start + step) % count] ?? 0;
      if (this.#isSensible(point, color)) return point;
    }
    return 0;
  }

  /** Captures the chain of the last move if it is in atari, or saves a chain beside it; 0 if there is neither. */
  #answer(color: Stone): number {
    const last = this.#last;
    const capture = this.#lastLiberty(this.#head[last] ?? 0);
    if (capture > 0 && this.#isLegal(capture, color)) return capture;
    for (const side of this.#sides) {
      if (this.points[last + side] !== color) continue;
      const escape = this.#lastLiberty(this.#head[last + side] ?? 0);
      if (escape > 0 && this.#isLegal(escape, color) && !this.#isSelfAtari(escape, color, 0))
        return escape;
    }
    return 0;
  }

  /** The only liberty of a chain; 0 if it has more. */
  #lastLiberty(head: number): number {
    const count = this.#liberties[head] ?? 0;
    const sum = this.#sum[head] ?? 0;
    return count > 0 && sum * sum === count * (this.#squares[head] ?? 0) ? sum / count : 0;
  }

  #isSensible(point: number, color: Stone): boolean {
    return (
      !this.#isEye(point, color) &&
      this.#isLegal(point, color) &&
      !this.#isSelfAtari(point, color, LARGEST_SACRIFICE)
    );
  }

  /** Whether a point is an eye: all neighbours are own stones, and at most one corner (none at the edge) is not. */
  #isEye(point: number, color: Stone): boolean {
    let isAtEdge = false;
    for (const side of this.#sides) {
      const other = this.points[point + side];
      if (other === BORDER) isAtEdge = true;
      else if (other !== color) return false;
    }
    let foreign = isAtEdge ? 1 : 0;
    for (const corner of this.#corners)
      if (this.points[point + corner] === opponentOf(color)) foreign += 1;
    return foreign < 2;
  }

  /** Whether a move is neither suicide nor retakes a ko. */
  #isLegal(point: number, color: Stone): boolean {
    if (point === this.#ko) return false;
    for (const side of this.#sides) {
      const beside = point + side;
      const other = this.points[beside];
      if (other === EMPTY) return true;
      if (other === BORDER) continue;
      const isInAtari = this.#lastLiberty(this.#head[beside] ?? 0) > 0;
      if (isInAtari !== (other === color)) return true; // captures, or joins a chain with another liberty
    }
    return false;
  }

  /** Whether a move leaves its chain with one liberty, and the chain has more than `allowed` stones. */
  #isSelfAtari(point: number, color: Stone, allowed: number): boolean {
    let found = 0;
    let size = 1;
    for (const side of this.#sides) {
      const beside = point + side;
      const other = this.points[beside];
      if (other === EMPTY) {
        if (found > 0 && found !== beside) return false;
        found = beside;
      } else if (other === opponentOf(color)) {
        if (this.#lastLiberty(this.#head[beside] ?? 0) > 0) return false; // captures
      }
    }
    for (const side of this.#sides) {
      const beside = point + side;
      if (this.points[beside] !== color) continue;
      const head = this.#head[beside] ?? 0;
      size += this.#size[head] ?? 0;
      let stone = head;
      do {
        for (const step of this.#sides) {
          const liberty = stone + step;
          if (this.points[liberty] !== EMPTY || liberty === point || liberty === found) continue;
          if (found > 0) return false;
          found = liberty;
        }
        stone = this.#next[stone] ?? head;
      } while (stone !== head);
    }
    return size > allowed;
  }

  #play(point: number, color: Stone): void {
    let captured = 0;
    let taken = 0;
    this.#put(point, color);
    for (const side of this.#sides) {
      const beside = point + side;
      if (this.points[beside] !== opponentOf(color)) continue;
      const head = this.#head[beside] ?? 0;
      if (this.#liberties[head] !== 0) continue;
      captured += this.#size[head] ?? 0;
      taken = beside;
      this.#remove(head);
    }
    const own = this.#head[point] ?? 0;
    this.#ko = captured === 1 && this.#size[own] === 1 && this.#lastLiberty(own) > 0 ? taken : 0;
    this.#last = point;
  }

  /** Puts a stone on an empty point, and joins it with the chains beside it. */
  #put(point: number, color: Stone): void {
    const index = this.#indexOf[point] ?? 0;
    const moved = this.#empty[--this.#emptyCount] ?? 0;
    this.#empty[index] = moved;
    this.#indexOf[moved] = index;
    this.points[point] = color;
    this.#head[point] = this.#next[point] = point;
    this.#size[point] = 1;
    this.#liberties[point] = this.#sum[point] = this.#squares[point] = 0;
    for (const side of this.#sides) {
      const beside = point + side;
      const other = this.points[beside];
      if (other === EMPTY) this.#changeLiberty(point, beside, 1);
      else if (other !== BORDER) this.#changeLiberty(this.#head[beside] ?? 0, point, -1);
    }
    for (const side of this.#sides)
      if (this.points[point + side] === color)
        this.#join(this.#head[point] ?? 0, this.#head[point + side] ?? 0);
  }

  #changeLiberty(head: number, liberty: number, sign: 1 | -1): void {
    this.#liberties[head] = (this.#liberties[head] ?? 0) + sign;
    this.#sum[head] = (this.#sum[head] ?? 0) + sign * liberty;
    this.#squares[head] = (this.#squares[head] ?? 0) + sign * liberty * liberty;
  }

  #join(one: number, other: number): void {
    if (one === other) return;
    const [large, small] =
      (this.#size[one] ?? 0) < (this.#size[other] ?? 0) ? [other, one] : [one, other];
    let stone = small;
    do {
      this.#head[stone] = large;
      stone = this.#next[stone] ?? small;
    } while (stone !== small);
    const next = this.#next[large] ?? large;
    this.#next[large] = this.#next[small] ?? small;
    this.#next[small] = next;
    this.#size[large] = (this.#size[large] ?? 0) + (this.#size[small] ?? 0);
    this.#liberties[large] = (this.#liberties[large] ?? 0) + (this.#liberties[small] ?? 0);
    this.#sum[large] = (this.#sum[large] ?? 0) + (this.#sum[small] ?? 0);
    this.#squares[large] = (this.#squares[large] ?? 0) + (this.#squares[small] ?? 0);
  }

  #remove(head: number): void {
    let stone = head;
    do {
      const next = this.#next[stone] ?? head;
      this.#clear(stone);
      for (const side of this.#sides) {
        const other = this.points[stone + side];
        if (other === BLACK || other === WHITE)
          this.#changeLiberty(this.#head[stone + side] ?? 0, stone, 1);
      }
      stone = next;
    } while (stone !== head);
  }

  #clear(point: number): void {
    this.points[point] = EMPTY;
    this.#indexOf[point] = this.#emptyCount;
    this.#empty[this.#emptyCount++] = point;
  }
}
