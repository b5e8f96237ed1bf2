import type { Board } from '../rules/board.js';
import type { Point } from '../rules/point.js';
import { pointsOf } from './regions.js';
import { BLACK, BORDER, EMPTY, opponentOf, type Stone, stoneOf, WHITE } from './stones.js';

const NONE: readonly number[] = [];

type Table = Int16Array<ArrayBuffer>;

/**
 * A board for random games. Its points are numbered row by row, with a border around them. A chain is a ring of stones;
 * its head knows how many pseudo-liberties it has (a point counts once for each stone beside it), their sum and the sum
 * of their squares, from which follows whether all are the same point (atari).
 */
export class PlayoutBoard {
  readonly #columns: number;
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
  /** Whether moves may be played on a point; all points by default. */
  readonly #area: Uint8Array;
  /** The point of a ko that must not be retaken at once; 0 if there is none. */
  #ko = 0;
  /** The point of the last move; 0 after a pass. */
  last = 0;
  /** The points of a chain that the last move captured; empty if there is none. */
  captured: readonly number[] = NONE;
  readonly sides: readonly [number, number, number, number];
  /** Steps to the eight points around a point, row by row. */
  readonly around: readonly number[];
  readonly #corners: readonly [number, number, number, number];

  /** @param area the points on which moves may be played; all by default */
  constructor(board: Board, area?: ReadonlySet<Point>) {
    const { columns, rows } = board.size;
    this.#columns = columns;
    const width = (this.width = columns + 2);
    const length = width * (rows + 2);
    this.points = new Uint8Array(length).fill(BORDER);
    const table = () => new Int16Array(length);
    this.#tables = [table(), table(), table(), table(), table(), table()];
    [this.#head, this.#next, this.#size, this.#liberties, this.#empty, this.#indexOf] =
      this.#tables;
    this.#sum = new Int32Array(length);
    this.#squares = new Float64Array(length);
    this.#area = new Uint8Array(length).fill(area ? 0 : 1);
    for (const point of area ?? []) this.#area[this.pointOf(point)] = 1;
    this.sides = [-1, 1, -width, width];
    this.around = [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1];
    this.#corners = [-width - 1, -width + 1, width - 1, width + 1];
    const points = pointsOf(board.size);
    for (const point of points) this.#clear(this.pointOf(point));
    for (const point of points) {
      const color = board.at(point);
      if (color) this.#put(this.pointOf(point), stoneOf(color));
    }
  }

  /** The number of a point on this board. */
  pointOf(point: Point): number {
    const columns = this.#columns;
    return (Math.floor(point / columns) + 1) * this.width + (point % columns) + 1;
  }

  /** Takes over the position of another board of the same size. */
  copy(other: PlayoutBoard): void {
    this.points.set(other.points);
    this.#squares.set(other.#squares);
    this.#sum.set(other.#sum);
    for (const name of [0, 1, 2, 3, 4, 5] as const) this.#tables[name].set(other.#tables[name]);
    this.#emptyCount = other.#emptyCount;
    this.#ko = this.last = 0;
    this.captured = NONE;
  }

  /** The number of empty points on which moves may be played. */
  get emptyCount(): number {
    return this.#emptyCount;
  }

  /** An empty point, from an index less than `emptyCount`. */
  emptyAt(index: number): number {
    return this.#empty[index] ?? 0;
  }

  /** The player who has a point at the end of a game: by a stone there, or by the stones around it. */
  ownerOf(point: number): number {
    const own = this.points[point] ?? 0;
    if (own !== EMPTY) return own;
    let owner = EMPTY;
    for (const side of this.sides) {
      const color = this.points[point + side] ?? 0;
      if (color === BORDER || color === EMPTY) continue;
      if (owner !== EMPTY && owner !== color) return EMPTY;
      owner = color;
    }
    return owner;
  }

  /** The only liberty of the chain on a point; 0 if it has more. */
  lastLibertyAt(point: number): number {
    return this.#lastLiberty(this.#head[point] ?? 0);
  }

  #lastLiberty(head: number): number {
    const count = this.#liberties[head] ?? 0;
    const sum = this.#sum[head] ?? 0;
    return count > 0 && sum * sum === count * (this.#squares[head] ?? 0) ? sum / count : 0;
  }

  /** Whether a point is an eye: all neighbours are own stones, and at most one corner (none at the edge) is not. */
  isEye(point: number, color: Stone): boolean {
    let isAtEdge = false;
    for (const side of this.sides) {
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
  isLegal(point: number, color: Stone): boolean {
    if (point === this.#ko) return false;
    for (const side of this.sides) {
      const beside = point + side;
      const other = this.points[beside];
      if (other === EMPTY) return true;
      if (other === BORDER) continue;
      const isInAtari = this.#lastLiberty(this.#head[beside] ?? 0) > 0;
      if (isInAtari !== (other === color)) return true; // captures, or joins a chain with another liberty
    }
    return false;
  }

  /** Whether a move is legal, and in the area where moves may be played. */
  isPlayable(point: number, color: Stone): boolean {
    return this.#area[point] === 1 && this.isLegal(point, color);
  }

  /** The stones of the chain on a point. */
  chainAt(point: number): number[] {
    const stones = [point];
    for (let next = this.#next[point] ?? point; next !== point; next = this.#next[next] ?? point)
      stones.push(next);
    return stones;
  }

  /** The eight points around a point, row by row, in 2 bits each. */
  codeAround(point: number): number {
    let code = 0;
    for (const step of this.around) code = code * 4 + (this.points[point + step] ?? 0);
    return code;
  }

  /** The number of stones in the chain of a move that leaves it with one liberty; 0 if it has more, or captures. */
  sizeInAtari(point: number, color: Stone): number {
    let found = 0;
    let size = 1;
    for (const side of this.sides) {
      const beside = point + side;
      const other = this.points[beside];
      if (other === EMPTY) {
        if (found > 0 && found !== beside) return 0;
        found = beside;
      } else if (other === opponentOf(color)) {
        if (this.#lastLiberty(this.#head[beside] ?? 0) > 0) return 0; // captures
      }
    }
    for (const side of this.sides) {
      const beside = point + side;
      if (this.points[beside] !== color) continue;
      const head = this.#head[beside] ?? 0;
      size += this.#size[head] ?? 0;
      let stone = head;
      do {
        for (const step of this.sides) {
          const liberty = stone + step;
          if (this.points[liberty] !== EMPTY || liberty === point || liberty === found) continue;
          if (found > 0) return 0;
          found = liberty;
        }
        stone = this.#next[stone] ?? head;
      } while (stone !== head);
    }
    return size;
  }

  pass(): void {
    this.#ko = this.last = 0;
    this.captured = NONE;
  }

  /** Plays a legal move. */
  play(point: number, color: Stone): void {
    let captured = 0;
    let taken = 0;
    this.captured = NONE;
    this.#put(point, color);
    for (const side of this.sides) {
      const beside = point + side;
      if (this.points[beside] !== opponentOf(color)) continue;
      const head = this.#head[beside] ?? 0;
      if (this.#liberties[head] !== 0) continue;
      captured += this.#size[head] ?? 0;
      taken = beside;
      this.captured = this.chainAt(beside);
      this.#remove(head);
    }
    const own = this.#head[point] ?? 0;
    this.#ko = captured === 1 && this.#size[own] === 1 && this.#lastLiberty(own) > 0 ? taken : 0;
    this.last = point;
  }

  /** Puts a stone on an empty point, and joins it with the chains beside it. */
  #put(point: number, color: Stone): void {
    this.#takeFromEmpty(point);
    this.points[point] = color;
    this.#head[point] = this.#next[point] = point;
    this.#size[point] = 1;
    this.#liberties[point] = this.#sum[point] = this.#squares[point] = 0;
    for (const side of this.sides) {
      const beside = point + side;
      const other = this.points[beside];
      if (other === EMPTY) this.#changeLiberty(point, beside, 1);
      else if (other !== BORDER) this.#changeLiberty(this.#head[beside] ?? 0, point, -1);
    }
    for (const side of this.sides)
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
      for (const side of this.sides) {
        const other = this.points[stone + side];
        if (other === BLACK || other === WHITE)
          this.#changeLiberty(this.#head[stone + side] ?? 0, stone, 1);
      }
      stone = next;
    } while (stone !== head);
  }

  #clear(point: number): void {
    this.points[point] = EMPTY;
    if (this.#area[point] === 0) return;
    this.#indexOf[point] = this.#emptyCount;
    this.#empty[this.#emptyCount++] = point;
  }

  #takeFromEmpty(point: number): void {
    if (this.#area[point] === 0) return;
    const index = this.#indexOf[point] ?? 0;
    const moved = this.#empty[--this.#emptyCount] ?? 0;
    this.#empty[index] = moved;
    this.#indexOf[moved] = index;
  }
}
