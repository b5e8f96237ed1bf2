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

/** A sign that stands for variations of one node that are not drawn. */
export interface Fold {
  /** The first of these variations. Its cell is that of the sign: in the column of its parent. */
  readonly head: NodeId;
  /** Number of variations. */
  readonly count: number;
  /** The row where the line down to the sign begins. */
  readonly above: number;
}

/**
 * The nodes of a tree on a grid: the column is the depth of a node, the main line is in row 0, a first child is beside
 * its parent, and a variation is in the first row below everything that is already in its columns. If it could
 * begin `FAR` rows higher, it does, and goes down once, before the first node in its way. A line down runs in
 * the parent's column and turns right in the node's row. Variations that are folded have one sign together, below their
 * parent and its other variations. No cell holds more than one node, sign or line.
 */
export class TreeLayout {
  readonly columns: number;
  readonly rows: number;
  readonly column: Int32Array;
  /** The rows of nodes; negative if a node is not drawn. */
  readonly row: Int32Array;
  readonly #runs: Runs;
  readonly #folds: ReadonlyMap<NodeId, Fold>;

  /** @internal Made by `layoutTree` and `foldTree`. */
  constructor(
    [column, row]: readonly [Int32Array, Int32Array],
    [columns, rows]: readonly [number, number],
    runs: Runs,
    folds: ReadonlyMap<NodeId, Fold>,
  ) {
    this.column = column;
    this.row = row;
    this.columns = columns;
    this.rows = rows;
    this.#runs = runs;
    this.#folds = folds;
  }

  /** The column and the row of a node that is drawn, or of a sign, which has the number of its first variation. */
  cellOf(node: number): [column: number, row: number] {
    return [this.column[node] ?? 0, this.row[node] ?? 0];
  }

  /** Whether a node, or the sign with its number, is drawn. */
  has(node: NodeId): boolean {
    return (this.row[node] ?? -1) >= 0;
  }

  /** The sign with the number of a node. */
  foldAt(node: NodeId): Fold | undefined {
    return this.#folds.get(node);
  }

  /** The node or sign in a cell. */
  nodeAt(column: number, row: number): NodeId | undefined {
    const found: NodeId[] = [];
    const cell = { left: column, top: row, right: column, bottom: row };
    this.eachRun(cell, (node) => found.push(node));
    this.eachFold(cell, ({ head }) => found.push(head));
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

  /** Visits the signs in a part of the grid. */
  eachFold({ left, top, right, bottom }: Cells, visit: (fold: Fold) => void): void {
    this.#folds.forEach((fold, head) => {
      const [column, row] = this.cellOf(head);
      if (column >= left && column <= right && row >= top && row <= bottom) visit(fold);
    });
  }
}

/** Lays out a tree in linear time, with all variations. */
export function layoutTree(tree: GameTree): TreeLayout {
  const depths = new Int32Array(tree.size);
  let deepest = 0;
  for (let node = 1; node < tree.size; node++) {
    const depth = (depths[tree.parent(node as NodeId) ?? 0] ?? 0) + 1;
    depths[node] = depth;
    deepest = Math.max(deepest, depth);
  }
  return layRuns(tree, depths, deepest, () => false);
}

/** Largest distance between a variation and the node it branches from, in rows of the whole layout. */
const NEAR_ROWS = 6;

/**
 * The variations that lie far below the node they branch from, entirely or in part: 1 for each node that begins one. The
 * lines down to them would be so long that they seem to lead nowhere.
 *
 * @param whole from `layoutTree`
 */
export function farVariations(tree: GameTree, whole: TreeLayout): Uint8Array {
  const far = new Uint8Array(tree.size);
  let lowest = 0; // the row where the line of the node ends
  for (let id = tree.size - 1; id > 0; id--) {
    const node = id as NodeId;
    const parent = tree.parent(node) ?? tree.root;
    if (tree.firstChild(node) === undefined) lowest = whole.row[node] ?? 0;
    if (tree.firstChild(parent) === node) continue;
    if (lowest - (whole.row[parent] ?? 0) > NEAR_ROWS) far[node] = 1;
  }
  return far;
}

/**
 * Lays out a tree without some variations, in linear time.
 *
 * @param whole from `layoutTree`
 * @param isFolded whether the variation that a node begins is left out
 */
export function foldTree(
  tree: GameTree,
  whole: TreeLayout,
  isFolded: (head: NodeId) => boolean,
): TreeLayout {
  return layRuns(tree, whole.column.slice(), whole.columns - 1, isFolded);
}

/** A line goes down once if it would otherwise begin at least this many rows lower than necessary. */
const FAR = 3;

/**
 * Lays out one line after another. Below a line come first the variations of its last branching, each with all its own
 * variations. So only later variations are to the right of a line down, and it crosses nothing.
 *
 * @param column the depths of all nodes; those of signs are changed
 * @param isFolded whether the variation that a node begins is left out
 */
function layRuns(
  tree: GameTree,
  column: Int32Array,
  deepest: number,
  isFolded: (head: NodeId) => boolean,
): TreeLayout {
  const row = new Int32Array(tree.size).fill(-1);
  const free = new Int32Array(deepest + 1);
  const runs: Runs = { heads: [], lasts: [], aboves: [] };
  const folds = new Folds(tree, isFolded);
  const waiting: NodeId[] = [tree.root];
  const waitingAboves = [0];
  for (let head = waiting.pop(); head !== undefined; head = waiting.pop()) {
    let above = waitingAboves.pop() ?? 0;
    const last = endOf(tree, head);
    const start = column[head] ?? 0;
    const straight = freeRow(free, start - 1, start + last - head);
    const near = freeRow(free, start - 1, start);
    let own = straight - near < FAR ? straight : near;
    for (let node = head, x = start; node <= last; node++, x++) {
      const isInTheWay = (free[x] ?? 0) > own;
      if (isInTheWay) own = straight;
      if (isInTheWay || node === head) {
        runs.heads.push(node);
        runs.aboves.push(above);
      }
      runs.lasts[runs.heads.length - 1] = node;
      row[node] = above = own;
      free[x - 1] = free[x] = own + 1;
      const sibling = folds.nextDrawn(node);
      if (sibling !== undefined) {
        waiting.push(sibling);
        waitingAboves.push(own);
        continue;
      }
      const sign = folds.close(node, own);
      if (sign === undefined) continue;
      column[sign] = x - 1;
      row[sign] = own + 1;
      free[x - 1] = own + 2;
    }
  }
  return new TreeLayout([column, row], sizeOf(free), runs, folds.signs);
}

/** The number of columns and rows, from the first free row of each column. */
function sizeOf(free: Int32Array): [columns: number, rows: number] {
  const columns = free.indexOf(0); // no column before the last one is empty
  const rows = free.reduce((most, each) => Math.max(most, each));
  return [columns < 0 ? free.length : columns, rows];
}

/** The last node of the line that goes on from a node by first children. */
function endOf(tree: GameTree, node: NodeId): NodeId {
  let end = node;
  for (let next = tree.firstChild(node); next !== undefined; next = tree.firstChild(next))
    end = next;
  return end;
}

/** The folded variations, collected while their siblings are laid out. */
class Folds {
  /** By their first variations. */
  readonly signs = new Map<NodeId, Fold>();
  readonly #tree: GameTree;
  readonly #isFolded: (head: NodeId) => boolean;
  /** Incomplete signs by their nodes. */
  readonly #open = new Map<NodeId | undefined, { readonly head: NodeId; count: number }>();

  constructor(tree: GameTree, isFolded: (head: NodeId) => boolean) {
    this.#tree = tree;
    this.#isFolded = isFolded;
  }

  /** The next sibling that is drawn. Those before it are counted in the sign of their parent. */
  nextDrawn(node: NodeId): NodeId | undefined {
    let sibling = this.#tree.nextSibling(node);
    while (sibling !== undefined && this.#isFolded(sibling)) {
      const parent = this.#tree.parent(node);
      const sign = this.#open.get(parent) ?? { head: sibling, count: 0 };
      sign.count++;
      this.#open.set(parent, sign);
      sibling = this.#tree.nextSibling(sibling);
    }
    return sibling;
  }

  /** Completes the sign of the parent of its last drawn child; returns the number of the sign, if there is one. */
  close(last: NodeId, above: number): NodeId | undefined {
    if (this.#open.size === 0) return undefined;
    const parent = this.#tree.parent(last);
    const sign = this.#open.get(parent);
    if (sign) this.signs.set(sign.head, { ...sign, above });
    this.#open.delete(parent);
    return sign?.head;
  }
}

/** The first row that is free in all columns from one to another. */
function freeRow(free: Int32Array, from: number, to: number): number {
  let row = 0;
  for (let x = from; x <= to; x++) row = Math.max(row, free[x] ?? 0);
  return row;
}
