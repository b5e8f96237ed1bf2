/*
 * Dialects are turned into plain trees. A pass over the tree expands SmartGo's `S[…]` and SGF2's `HD`, so that the
 * replay and everything above it see only moves and stones. The text that the pass adds comes after the source text, so
 * offsets in diagnostics stay valid, and `sourceOf` returns the tree to write.
 */

import { type GameTree, type NodeId, NONE } from '../sgf/game-tree.js';
import { Identifiers, shortIdentifier } from '../sgf/identifiers.js';
import { TreeBuilder } from '../sgf/tree-builder.js';
import { readColor, readNumber } from '../sgf/values.js';
import { readDialectHandicap } from './dialect-handicap.js';
import { needsExpansion } from './game-type.js';
import { restarts } from './remark-variations.js';

/** The points of SmartGo's S[aabbcc]: pairs of letters, blanks ignored; `undefined` for anything else (D-16). */
export function readMoveSequence(raw: string): string[] | undefined {
  const letters = raw.replace(/\s/g, '');
  if (letters.length % 2 !== 0 || /[^a-z]/i.test(letters)) return undefined;
  return letters.match(/../g) ?? [];
}

type Initial = 'B' | 'W';

const expanded = new WeakMap<GameTree, GameTree>();
/** For each expanded tree: its source, and the source's node for each of its nodes. */
const sources = new WeakMap<GameTree, { readonly tree: GameTree; readonly nodes: Int32Array }>();

/**
 * Rewrites a tree in plain SGF: each S[aabbcc] becomes moves of alternating colours in nodes of their own (000
 * §Compressed; D-14 to D-16), HD becomes HA and AB (000 §SGF2; D-06), and variations of live records begin at move 1
 * (P-39). Returns the tree itself if it needs none of this, and always the same result for the same tree. To write SGF,
 * use the source.
 */
export function expandDialect(tree: GameTree): GameTree {
  if (!needsExpansion(tree)) return tree;
  const known = expanded.get(tree);
  if (known) return known;
  const expansion = new Expansion(tree);
  const made = expansion.build();
  expanded.set(tree, made);
  sources.set(made, { tree, nodes: Int32Array.from(expansion.sourceNodes) });
  return made;
}

/** The tree of the record, if `expandDialect` made this tree; otherwise the tree itself. */
export function sourceOf(tree: GameTree): GameTree {
  return sources.get(tree)?.tree ?? tree;
}

/** The node of `sourceOf(tree)` that a node comes from. */
export function sourceNodeOf(tree: GameTree, node: NodeId): NodeId {
  return (sources.get(tree)?.nodes[node] ?? node) as NodeId;
}

/** Maps offsets of added text to offsets in the source: one entry for each run of additions, in order. */
class Origins {
  readonly #starts: number[] = [];
  readonly #origins: number[] = [];

  add(start: number, origin: number): void {
    if (this.#origins.at(-1) === origin) return;
    this.#starts.push(start);
    this.#origins.push(origin);
  }

  /** The source's offset for added text; other offsets are returned as they are. */
  of(offset: number): number {
    let low = 0;
    let high = this.#starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#starts[middle] ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    return this.#origins[low - 1] ?? offset;
  }
}

/** Closes a last value that the source leaves open, so that added text does not become part of it. */
const CLOSED = ']';

/** Copies a tree node by node; added properties are written after the source's text. */
class Expansion {
  /** The source's node for each node made so far. */
  readonly sourceNodes: number[] = [];
  readonly #tree: GameTree;
  readonly #builder = new TreeBuilder();
  readonly #identifiers = new Identifiers();
  /** For each source node, the last node made of it: its children are added there. */
  readonly #tails: number[] = [];
  readonly #endings = new Set<number>();
  /** The player to move after each source node. */
  readonly #next: Initial[] = [];
  readonly #added: string[] = [];
  readonly #origins = new Origins();
  readonly #restart: ReturnType<typeof restarts>;
  #length: number;

  constructor(tree: GameTree) {
    this.#tree = tree;
    this.#restart = restarts(tree);
    this.#length = tree.text.length + CLOSED.length;
  }

  build(): GameTree {
    for (let node = 0; node < this.#tree.size; node++) this.#expand(node as NodeId);
    const text = this.#tree.text + CLOSED + this.#added.join('');
    const placeOf = (offset: number) => this.#origins.of(offset);
    return this.#builder.finish(text, this.#identifiers, this.#endings, placeOf);
  }

  #expand(node: NodeId): void {
    const tree = this.#tree;
    const parent = tree.parent(node);
    const moves = this.#sequence(node);
    const ownMove = lastMoveIn(tree, node);
    const isOwnSequence = moves.length > 0 && parent !== undefined && !ownMove;
    let tail = this.#addNode(parent === undefined ? NONE : (this.#tails[parent] ?? NONE), node);
    this.#copy(node, moves.length > 0, isOwnSequence);
    if (parent === undefined) this.#addHandicap();
    for (const [identifier, value] of this.#restart(node)) {
      this.#add(identifier, [value], offsetOfProperty(tree, node, 'PT'));
    }
    const origin = offsetOfProperty(tree, node, 'S');

    const before = parent === undefined ? this.#first() : (this.#next[parent] ?? 'B');
    let color = initialOf(tree.values(node, 'PL')[0]) ?? (ownMove ? opposite(ownMove) : before);
    moves.forEach((point, index) => {
      if (index > 0 || !isOwnSequence) tail = this.#addNode(tail, node);
      this.#add(color, [point], origin);
      color = opposite(color);
    });
    this.#tails[node] = tail;
    this.#next[node] = color;
    if (tree.endsHere(node)) this.#endings.add(tail);
  }

  #addNode(parent: number, source: NodeId): number {
    this.sourceNodes.push(source);
    return this.#builder.addNode(parent);
  }

  /** A PL that only says who begins a sequence is dropped: it would apply after the sequence. */
  #copy(node: NodeId, hasSequence: boolean, isOwnSequence: boolean): void {
    const tree = this.#tree;
    for (const property of tree.propertyIds(node)) {
      const name = tree.nameOf(property);
      if ((name === 'S' && hasSequence) || (name === 'PL' && isOwnSequence)) continue;
      this.#builder.copyProperty(tree, property, this.#identifiers.intern(name));
    }
  }

  /** The points of S; none if S is not a list of points (D-16). */
  #sequence(node: NodeId): string[] {
    return readMoveSequence(this.#tree.values(node, 'S').join('')) ?? [];
  }

  #addHandicap(): void {
    const tree = this.#tree;
    const handicap = readDialectHandicap(tree);
    if (!handicap) return;
    const origin = offsetOfProperty(tree, tree.root, 'HD');
    if (!tree.has(tree.root, 'HA')) this.#add('HA', [String(handicap.count)], origin);
    if (tree.has(tree.root, 'AB') || handicap.points.length === 0) return;
    this.#add('AB', handicap.points, origin);
  }

  /** The player who begins: White if Black has a handicap (D-14). */
  #first(): Initial {
    const [number] = this.#tree.values(this.#tree.root, 'HA');
    const stones = readNumber(number ?? '') ?? readDialectHandicap(this.#tree)?.count ?? 0;
    return stones >= 2 ? 'W' : 'B';
  }

  #add(identifier: string, values: readonly string[], origin: number): void {
    const text = values.map((value) => `[${value}]`).join('');
    const end = this.#length + text.length;
    const isOne = values.length === 1;
    this.#builder.addProperty(shortIdentifier(identifier), this.#length, isOne ? end : -end);
    this.#origins.add(this.#length, origin);
    this.#added.push(text);
    this.#length += text.length;
  }
}

function opposite(initial: Initial): Initial {
  return initial === 'B' ? 'W' : 'B';
}

function initialOf(raw: string | undefined): Initial | undefined {
  const color = readColor(raw ?? '');
  return color && (color === 'black' ? 'B' : 'W');
}

function lastMoveIn(tree: GameTree, node: NodeId): Initial | undefined {
  let move: Initial | undefined;
  for (const property of tree.propertyIds(node)) {
    const name = tree.nameOf(property);
    if (name === 'B' || name === 'W') move = name;
  }
  return move;
}

function offsetOfProperty(tree: GameTree, node: NodeId, identifier: string): number {
  const row = tree.propertyIds(node).find((property) => tree.nameOf(property) === identifier);
  return row === undefined ? 0 : tree.offsetOf(row);
}
