import { exactNode } from '../../game/same-node.js';
import { moveNumbersOf } from '../../replay/move-numbers.js';
import type { GameTree, NodeId } from '../../sgf/game-tree.js';
import {
  farVariations,
  foldTree,
  layoutTree,
  type TreeLayout,
} from '../../view/layout/tree-layout.js';
import type { OpenGame } from '../../view/open-game.js';

/** What all boards share that show a tree. */
interface Drawing {
  /** The layout of all variations. */
  readonly whole: TreeLayout;
  /** The layout without far variations. */
  readonly folded: TreeLayout;
  /** Flags of the nodes that begin a far variation; `undefined` if there is none. */
  readonly far: Uint8Array | undefined;
  readonly moveNumbers: Int32Array;
}

const drawings = new WeakMap<GameTree, Drawing>();

export function drawingOf({ tree, replayer }: OpenGame): Drawing {
  let drawing = drawings.get(tree);
  if (!drawing) {
    const whole = layoutTree(tree);
    const flags = farVariations(tree, whole);
    const far = flags.includes(1) ? flags : undefined;
    const folded = far ? foldTree(tree, whole, (head) => far[head] === 1) : whole;
    drawing = { whole, folded, far, moveNumbers: moveNumbersOf(replayer) };
    drawings.set(tree, drawing);
  }
  return drawing;
}

/**
 * The layout of a board's tree, without far variations. A variation is unfolded when the reader opens its sign or reads
 * its line, and stays so while the record is shown, even if it grows (`live`). So neither steps along a line nor the reader's own moves fold
 * anything: what is far depends on the record.
 */
export class Unfolding {
  #record: OpenGame | undefined;
  /** Nodes of the record whose variations are all drawn. */
  #opened = new Set<NodeId>();
  /** Nodes of the record that begin a far variation which the reader has read. */
  #read = new Set<NodeId>();
  #tree: GameTree | undefined;
  #line: readonly NodeId[] = [];
  #layout: TreeLayout | undefined;

  /** The layout for a line. It changes only if the line or a sign opens something. */
  layoutFor(game: OpenGame, line: readonly NodeId[]): TreeLayout {
    const { tree, own } = game;
    const record = own?.record ?? game;
    if (record !== this.#record) this.#follow(record);
    const { far, folded } = drawingOf(record);
    const { whole } = drawingOf(game);
    if (!far) return whole;
    /** The node of the record for the beginning of a variation that is folded. */
    const foldedAt = (node: NodeId): NodeId | undefined => {
      const head = own ? own.grown.recordNodeOf(node) : node;
      if (head === undefined || far[head] !== 1 || this.#read.has(head)) return undefined;
      return this.#opened.has(record.tree.parent(head) ?? head) ? undefined : head;
    };
    if (tree !== this.#tree) this.#layout = undefined;
    else if (line === this.#line && this.#layout) return this.#layout;
    for (const node of line) {
      const head = foldedAt(node);
      if (head === undefined) continue;
      this.#read.add(head);
      this.#layout = undefined;
    }
    this.#tree = tree;
    this.#line = line;
    const isPlain = !own && this.#opened.size + this.#read.size === 0;
    this.#layout ??= isPlain
      ? folded
      : foldTree(tree, whole, (head) => foldedAt(head) !== undefined);
    return this.#layout;
  }

  /** Follows another record. If it is the same game, which has grown, what the reader has opened stays open. */
  #follow(record: OpenGame): void {
    const before = this.#record;
    const kept = (nodes: ReadonlySet<NodeId>) => {
      const found = [...nodes].map((node) => before && exactNode(before.tree, node, record.tree));
      return new Set(found.filter((node) => node !== undefined));
    };
    const end = before?.mainLine.at(-1);
    const isGrown = end !== undefined && kept(new Set([end])).size > 0;
    this.#record = record;
    this.#opened = isGrown ? kept(this.#opened) : new Set();
    this.#read = isGrown ? kept(this.#read) : new Set();
  }

  /** Draws all variations of a node. */
  open({ own }: OpenGame, node: NodeId): void {
    this.#opened.add(own?.grown.baseOf(node) ?? node);
    this.#layout = undefined;
  }
}
