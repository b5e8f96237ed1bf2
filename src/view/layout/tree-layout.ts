import type { GameTree, NodeId } from '../../sgf/game-tree.js';

/**
 * A run is a part of a line in one row: the root, a node that is not a first child, or one that must be lower than
 * its parent, and the first children after it. Since nodes are numbered in file order it is a range of numbers.
 */
interface Runs {
  readonly heads: number[];
  readonly lasts: number[];
  /**
   * For each run, the row where the line down to its first node begins: the row of the previous sibling or of the
   * parent.
   */
  readonly aboves: number[];
}

/** A part of the grid: first and last column and row, inclusive. */
export interface Cells {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Receives consecutive nodes of one row. */
type RunVisitor = (first: NodeId, last: NodeId) => void;

/** Receives the first node of a run, and the row where the line down to it begins. */
type DropVisitor = (head: NodeId, above: number) => void;

/**
 * The nodes of a tree on a grid: the column is the depth of a node, the main line is in row 0, a first child is beside
 * its parent, and a variation is in the first row below everything that is already in its columns. If it could
 * begin `FAR` rows higher, it does, and goes down once, before the first node in its way. A line down runs in
 * the parent's column and turns right in the node's row. No cell holds more than one node or line.
 */
export class TreeLayout {
  readonly columns: number;
  readonly rows: number;
  readonly column: Int32Array;
  readonly row: Int32Array;
  readonly #runs: Runs;

  /** @internal Made by `layoutTree`. */
  constructor(column: Int32Array, row: Int32Array, columns: number, rows: number, runs: Runs) {
    this.column = column;
    this.row = row;
    this.columns = columns;
    this.rows = rows;
    this.#runs = runs;
  }

  /** The column and the row of a node. */
  cellOf(node: number): [column: number, row: number] {
    return [this.column[node] ?? 0, this.row[node] ?? 0];
  }

  nodeAt(column: number, row: number): NodeId | undefined {
    const found: NodeId[] = [];
    const cell = { left: column, top: row, right: column, bottom: row };
    this.eachRun(cell, (node) => found.push(node));
    return found[0];
  }

  /** Visits the nodes in a part of the grid. It compares runs, not nodes, which is fast enough for each frame. */
  eachRun({ left, top, right, bottom }: Cells, visit: RunVisitor): void {
    const { heads, lasts } = this.#runs;
    heads.forEach((head, run) => {
      const [start, row] = this.cellOf(head);
      if (row < top || row > bottom) return;
      const first = head + Math.max(0, left - start);
      const last = Math.min(lasts[run] ?? head, head + right - start);
      if (first <= last) visit(first as NodeId, last as NodeId);
    });
  }

  /** Visits the lines down in a part of the grid, including those that only cross it. */
  eachDrop({ left, top, right, bottom }: Cells, visit: DropVisitor): void {
    const { heads, aboves } = this.#runs;
    heads.forEach((head, run) => {
      const [column, row] = this.cellOf(head);
      const above = aboves[run] ?? 0;
      const isInside = column > left && column - 1 <= right && row >= top && above <= bottom;
      if (isInside && column > 0) visit(head as NodeId, above);
    });
  }
}

/** Lays out a tree in linear time. */
export function layoutTree(tree: GameTree): TreeLayout {
  const column = new Int32Array(tree.size);
  let columns = 1;
  for (let node = 1; node < tree.size; node++) {
    const own = (column[tree.parent(node as NodeId) ?? 0] ?? 0) + 1;
    column[node] = own;
    if (own >= columns) columns = own + 1;
  }
  const row = new Int32Array(tree.size);
  const runs: Runs = { heads: [], lasts: [], aboves: [] };
  const rows = layRuns(tree, column, row, columns, runs);
  return new TreeLayout(column, row, columns, rows, runs);
}

/** A line goes down once if it would otherwise begin at least this many rows lower than necessary. */
const FAR = 3;

/**
 * Lays out one line after another. Below a line come first the variations of its last branching, each with all its own
 * variations. So only later variations are to the right of a line down, and it crosses nothing.
 *
 * @returns the number of rows
 */
function layRuns(
  tree: GameTree,
  column: Int32Array,
  row: Int32Array,
  columns: number,
  { heads, lasts, aboves }: Runs,
): number {
  const free = new Int32Array(columns);
  const waiting: NodeId[] = [tree.root];
  const waitingAboves = [0];
  let rows = 0;
  for (let head = waiting.pop(); head !== undefined; head = waiting.pop()) {
    let above = waitingAboves.pop() ?? 0;
    let last = head;
    for (let next = tree.firstChild(head); next !== undefined; next = tree.firstChild(next))
      last = next;
    const start = column[head] ?? 0;
    const straight = freeRow(free, start - 1, start + last - head);
    const near = freeRow(free, start - 1, start);
    let own = straight - near < FAR ? straight : near;
    for (let node = head, x = start; node <= last; node++, x++) {
      const isInTheWay = (free[x] ?? 0) > own;
      if (isInTheWay) own = straight;
      if (isInTheWay || node === head) {
        heads.push(node);
        aboves.push(above);
      }
      lasts[heads.length - 1] = node;
      row[node] = above = own;
      free[x - 1] = free[x] = own + 1;
      const sibling = tree.nextSibling(node);
      if (sibling === undefined) continue;
      waiting.push(sibling);
      waitingAboves.push(own);
    }
    rows = Math.max(rows, own + 1);
  }
  return rows;
}

/** The first row that is free in all columns from one to another. */
function freeRow(free: Int32Array, from: number, to: number): number {
  let row = 0;
  for (let x = from; x <= to; x++) row = Math.max(row, free[x] ?? 0);
  return row;
}
