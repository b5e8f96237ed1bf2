import type { GameTree, NodeId } from '../../sgf/game-tree.js';

/**
 * A run: a node that is no first child (or the root), and its first children to the end. It lies in one row, and as
 * nodes are numbered in file order it is a range of numbers. Runs are numbered in the order in which they were laid.
 */
interface Runs {
  readonly heads: Int32Array;
  readonly lasts: Int32Array;
  /** The row where the line down to the head begins: that of the sibling before, or of the parent. */
  readonly aboves: Int32Array;
}

/** A sorted list of runs, cut into one piece for each row or column. */
interface Shelf {
  readonly runs: Int32Array;
  /** Where the piece of a row or column begins; one more than there are pieces. */
  readonly starts: Int32Array;
}

/** A part of the grid: first and last column and row, all included. */
export interface Cells {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Nodes of one row that follow one another, `first` to `last`. */
export type SeeRun = (first: NodeId, last: NodeId) => void;

/** The line in a parent's column from row `above` down to the row of a variation, and its first node. */
export type SeeDrop = (head: NodeId, above: number) => void;

/**
 * Where the nodes of a tree lie on a grid: columns count nodes from the root, the main line lies in row 0, a first child
 * beside its parent, and a variation in the highest row below all that lies in its columns so far. The line to it runs
 * down the parent's column and turns right in the variation's row; no cell has more than one node or line in it.
 */
export class TreeLayout {
  readonly columns: number;
  readonly rows: number;
  readonly column: Int32Array;
  readonly row: Int32Array;
  readonly #runs: Runs;
  readonly #byRow: Shelf;
  /** By the column of the parent, and then by row: lines down in one column don't overlap. */
  readonly #drops: Shelf;

  /** @internal Made by `layoutTree`. */
  constructor(column: Int32Array, row: Int32Array, columns: number, rows: number, runs: Runs) {
    const { heads } = runs;
    this.column = column;
    this.row = row;
    this.columns = columns;
    this.rows = rows;
    this.#runs = runs;
    const columnOfRun = heads.map((head) => at(column, head));
    const rowOfRun = heads.map((head) => at(row, head));
    this.#byRow = shelve(shelve(undefined, columnOfRun, columns).runs, rowOfRun, rows);
    this.#drops = shelve(shelve(undefined, rowOfRun, rows).runs, columnOfRun, columns);
  }

  /** The node of a cell. */
  nodeAt(column: number, row: number): NodeId | undefined {
    if (row < 0 || row >= this.rows || column < 0) return undefined;
    const { runs, starts } = this.#byRow;
    const next = this.#firstIn(this.#byRow, row, (head) => at(this.column, head) > column);
    if (next === at(starts, row)) return undefined;
    const run = at(runs, next - 1);
    const node = at(this.#runs.heads, run) + column - at(this.column, at(this.#runs.heads, run));
    return node <= at(this.#runs.lasts, run) ? (node as NodeId) : undefined;
  }

  /** Shows all nodes in a part of the grid, without looking at others. */
  eachRun({ left, top, right, bottom }: Cells, see: SeeRun): void {
    const { runs, starts } = this.#byRow;
    for (let row = Math.max(0, top); row <= Math.min(bottom, this.rows - 1); row++) {
      const next = this.#firstIn(this.#byRow, row, (head) => at(this.column, head) > left);
      for (let i = Math.max(at(starts, row), next - 1); i < at(starts, row + 1); i++) {
        const head = at(this.#runs.heads, at(runs, i));
        const start = at(this.column, head);
        if (start > right) break;
        const first = head + Math.max(0, left - start);
        const last = Math.min(at(this.#runs.lasts, at(runs, i)), head + right - start);
        if (first <= last) see(first as NodeId, last as NodeId);
      }
    }
  }

  /** Shows all lines down in a part of the grid, those that go through it too. */
  eachDrop({ left, top, right, bottom }: Cells, see: SeeDrop): void {
    const { runs, starts } = this.#drops;
    for (
      let column = Math.max(1, left + 1);
      column <= Math.min(right + 1, this.columns - 1);
      column++
    ) {
      let i = this.#firstIn(this.#drops, column, (head) => at(this.row, head) >= top);
      for (; i < at(starts, column + 1); i++) {
        const above = at(this.#runs.aboves, at(runs, i));
        if (above > bottom) break;
        see(at(this.#runs.heads, at(runs, i)) as NodeId, above);
      }
    }
  }

  /** The first place of a piece whose run is so; as the piece is sorted, all behind it are. */
  #firstIn({ runs, starts }: Shelf, piece: number, isSo: (head: number) => boolean): number {
    let low = at(starts, piece);
    let high = at(starts, piece + 1);
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isSo(at(this.#runs.heads, at(runs, middle)))) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}

/** Lays out a tree in time that grows as the number of its nodes. */
export function layoutTree(tree: GameTree): TreeLayout {
  const { size } = tree;
  const column = new Int32Array(size);
  const links: Links = {
    isNext: new Uint8Array(size + 1),
    firstVariation: new Int32Array(size),
    nextVariation: new Int32Array(size),
  };
  const lastVariation = new Int32Array(size);
  let columns = 1;
  let count = 1;
  for (let node = 1; node < size; node++) {
    const parent: number = tree.parent(node as NodeId) ?? 0;
    const own = (column[parent] ?? 0) + 1;
    column[node] = own;
    if (own >= columns) columns = own + 1;
    if (parent === node - 1) links.isNext[node] = 1;
    else {
      const before = at(lastVariation, parent);
      if (before === 0) links.firstVariation[parent] = node;
      else links.nextVariation[before] = node;
      lastVariation[parent] = node;
      count += 1;
    }
  }
  const runs: Runs = {
    heads: new Int32Array(count),
    lasts: new Int32Array(count),
    aboves: new Int32Array(count),
  };
  const row = new Int32Array(size);
  const rows = layRuns(links, column, row, columns, runs);
  return new TreeLayout(column, row, columns, rows, runs);
}

/** How nodes hang together; 0 is none, as the root is nobody's child. */
interface Links {
  /** 1 for a first child: it is the next node in file order. */
  readonly isNext: Uint8Array;
  readonly firstVariation: Int32Array;
  readonly nextVariation: Int32Array;
}

/**
 * Lays run after run: below a run first the variations of its last branching, each with all that branches off it. So a
 * line down to a variation has only later ones to its right, and crosses nothing.
 *
 * @returns the number of rows
 */
function layRuns(
  { isNext, firstVariation, nextVariation }: Links,
  column: Int32Array,
  row: Int32Array,
  columns: number,
  { heads, lasts, aboves }: Runs,
): number {
  const free = new Int32Array(columns);
  const waiting = [0];
  const waitingAboves = [0];
  let rows = 0;
  for (let run = 0; run < heads.length; run++) {
    const head = waiting.pop() ?? 0;
    let last = head;
    while (isNext[last + 1] === 1) last += 1;
    const own = layRun(free, at(column, head), last - head + 1);
    row.fill(own, head, last + 1);
    heads[run] = head;
    lasts[run] = last;
    aboves[run] = waitingAboves.pop() ?? 0;
    if (own >= rows) rows = own + 1;
    const next = nextVariation[head] ?? 0;
    if (next > 0) wait(next, own);
    for (let node = head; node <= last; node++) {
      const variation = firstVariation[node] ?? 0;
      if (variation > 0) wait(variation, own);
    }
  }
  return rows;

  function wait(node: number, above: number): void {
    waiting.push(node);
    waitingAboves.push(above);
  }
}

/** Takes the highest row that is free in all columns of a run, and those above it with the line down to it. */
function layRun(free: Int32Array, start: number, length: number): number {
  let row = 0;
  for (let x = start; x < start + length; x++) {
    const lowest = free[x] ?? 0;
    if (lowest > row) row = lowest;
  }
  free.fill(row + 1, Math.max(0, start - 1), start + length);
  return row;
}

/** Sorts runs by a number of each, from 0 to before `pieces`; those with the same number stay in order. */
function shelve(order: Int32Array | undefined, keys: Int32Array, pieces: number): Shelf {
  const starts = new Int32Array(pieces + 1);
  for (const key of keys) starts[key + 1] = at(starts, key + 1) + 1;
  for (let piece = 0; piece < pieces; piece++)
    starts[piece + 1] = at(starts, piece + 1) + at(starts, piece);
  const next = starts.slice();
  const runs = new Int32Array(keys.length);
  for (let i = 0; i < keys.length; i++) {
    const run = order ? at(order, i) : i;
    const place = at(next, at(keys, run));
    runs[place] = run;
    next[at(keys, run)] = place + 1;
  }
  return { runs, starts };
}

function at(numbers: Int32Array, index: number): number {
  return numbers[index] ?? 0;
}
