/*
 * A reader's own moves are put into a new tree. `growTree` adds them after the moves of the record, and numbers all
 * nodes in file order, as in every tree, so replay, tree panel, addresses and writing need not know about them. The
 * record's tree stays unchanged, for other boards and for saving. An overlay with later numbers was considered, but
 * then all of these would have to know that a first child is not always the next node. The price is one pass over the
 * tree for each move, 20 to 40 ms in a dictionary of 60,000 nodes. Nodes of the record keep their addresses, but not
 * their numbers.
 */

import { type GameTree, type NodeId, NONE, type PropertyId } from '../sgf/game-tree.js';
import { Identifiers, shortIdentifier } from '../sgf/identifiers.js';
import { TreeBuilder } from '../sgf/tree-builder.js';

/** A move that a reader has added to a record. */
export interface OwnMove {
  readonly color: 'B' | 'W';
  /** As SGF writes it: `pd`, or '' for a pass. */
  readonly value: string;
  /** A node of the record, or another move of the reader. */
  readonly after: NodeId | OwnMove;
}

/** A record with a reader's own moves in it. */
export interface GrownTree {
  /** The tree as if the moves were in the file, after the record's own continuations. */
  readonly tree: GameTree;
  /** The reader's moves by their nodes. */
  readonly moves: ReadonlyMap<NodeId, OwnMove>;
  /** The new node for a node of the record or a reader's move; `undefined` if it is left out. */
  nodeOf(before: NodeId | OwnMove): NodeId | undefined;
  /** The node of the record at or above a node. */
  baseOf(node: NodeId): NodeId;
  /** The node of the record for a new node; `undefined` for a reader's move. */
  recordNodeOf(node: NodeId): NodeId | undefined;
}

/** Closes a last value that the record leaves open. */
const CLOSED = ']';

/**
 * Makes a tree of a record and a reader's moves; the record's tree does not change. The new tree is numbered in file
 * order like any other, so all code for trees works with it. A reader's move is the last child of its parent, so the
 * record's nodes keep their addresses.
 *
 * @param moves each one after the move that it follows
 * @param isShown returns false for nodes of the record to leave out, together with their descendants
 */
export function growTree(
  record: GameTree,
  moves: readonly OwnMove[],
  isShown?: (node: NodeId) => boolean,
): GrownTree {
  return new Growth(record, moves, isShown).grow();
}

class Growth {
  readonly #record: GameTree;
  readonly #builder = new TreeBuilder();
  readonly #identifiers = new Identifiers();
  readonly #endings = new Set<number>();
  readonly #followers = new Map<NodeId | OwnMove, OwnMove[]>();
  readonly #nodes: Int32Array;
  readonly #ownNodes = new Map<OwnMove, NodeId>();
  readonly #added: string[] = [];
  readonly #isShown: ((node: NodeId) => boolean) | undefined;
  #length: number;

  constructor(
    record: GameTree,
    moves: readonly OwnMove[],
    isShown: ((node: NodeId) => boolean) | undefined,
  ) {
    this.#record = record;
    this.#isShown = isShown;
    this.#nodes = new Int32Array(record.size).fill(NONE);
    this.#length = record.text.length + CLOSED.length;
    for (const move of moves) {
      const others = this.#followers.get(move.after);
      if (others) others.push(move);
      else this.#followers.set(move.after, [move]);
    }
  }

  grow(): GrownTree {
    const record = this.#record;
    for (let id = 0; id < record.size; id++) {
      const node = id as NodeId;
      this.#copy(node);
      if (record.firstChild(node) === undefined) this.#addAfter(node);
    }
    const text = record.text + CLOSED + this.#added.join('');
    const tree = this.#builder.finish(text, this.#identifiers, this.#endings);
    const recordNodes = new Int32Array(tree.size).fill(NONE);
    this.#nodes.forEach((grown, node) => {
      if (grown !== NONE) recordNodes[grown] = node;
    });
    const moves = new Map([...this.#ownNodes].map(([move, node]) => [node, move]));
    return {
      tree,
      moves,
      baseOf(node) {
        let at: NodeId | OwnMove = moves.get(node) ?? ((recordNodes[node] ?? 0) as NodeId);
        while (typeof at !== 'number') at = at.after;
        return at;
      },
      nodeOf: (before) => {
        const node = typeof before === 'number' ? this.#nodes[before] : this.#ownNodes.get(before);
        return node === NONE ? undefined : (node as NodeId | undefined);
      },
      recordNodeOf: (node) => {
        const found = recordNodes[node] ?? NONE;
        return found === NONE ? undefined : (found as NodeId);
      },
    };
  }

  #copy(node: NodeId): void {
    const record = this.#record;
    const parent = record.parent(node);
    const above = parent === undefined ? NONE : (this.#nodes[parent] ?? NONE);
    const isHidden = parent !== undefined && (above === NONE || this.#isShown?.(node) === false);
    if (isHidden) return;
    const grown = this.#builder.addNode(above);
    this.#nodes[node] = grown;
    if (record.endsHere(node)) this.#endings.add(grown);
    const end = record.endProperty(node);
    for (let row = record.firstProperty(node); row < end; row++) {
      const property = row as PropertyId;
      const code = this.#identifiers.intern(record.nameOf(property));
      this.#builder.copyProperty(record, property, code);
    }
  }

  /** Adds the reader's moves after all nodes whose last descendant is `last`, a node without children. */
  #addAfter(last: NodeId): void {
    let node: NodeId | undefined = last;
    while (node !== undefined) {
      this.#addFollowers(node);
      if (this.#record.nextSibling(node) !== undefined) return;
      node = this.#record.parent(node);
    }
  }

  #addFollowers(node: NodeId): void {
    const waiting = [...(this.#followers.get(node) ?? [])].reverse();
    for (let move = waiting.pop(); move; move = waiting.pop()) {
      this.#addOwn(move);
      waiting.push(...[...(this.#followers.get(move) ?? [])].reverse());
    }
  }

  #addOwn(move: OwnMove): void {
    const { after, color, value } = move;
    const parent = typeof after === 'number' ? this.#nodes[after] : this.#ownNodes.get(after);
    if (parent === undefined || parent === NONE) return; // its parent is left out
    this.#ownNodes.set(move, this.#builder.addNode(parent) as NodeId);
    const text = `[${value}]`;
    const end = this.#length + text.length;
    this.#builder.addProperty(shortIdentifier(color), this.#length, end);
    this.#added.push(text);
    this.#length = end;
  }
}
