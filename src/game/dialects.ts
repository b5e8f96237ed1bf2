import { type GameTree, type NodeId, NONE } from '../sgf/game-tree.js';
import { Identifiers, shortIdentifier } from '../sgf/identifiers.js';
import { TreeBuilder } from '../sgf/tree-builder.js';
import { readColor, readNumber } from '../sgf/values.js';
import { readBoardSize } from './board-size.js';
import { handicapPlaces } from './handicap-places.js';

type Initial = 'B' | 'W';

/** Whether a tree holds what only `expandDialect` makes readable: S[…] of SmartGo, HD of SGF2. */
export function needsExpansion(tree: GameTree): boolean {
  return tree.mentions('S') || tree.mentions('HD');
}

const expanded = new WeakMap<GameTree, GameTree>();
const sources = new WeakMap<GameTree, GameTree>();

/**
 * A tree in plain SGF: each S[aabbcc] becomes moves of alternating colours in nodes of their own
 * (000 §Compressed; D-14 to D-16), HD becomes HA and AB (000 §SGF2; D-06). A tree that needs none of
 * this is given back as it is; the same tree always gives the same one. For writing, keep the source.
 */
export function expandDialect(tree: GameTree): GameTree {
  if (!needsExpansion(tree)) return tree;
  const known = expanded.get(tree) ?? new Expansion(tree).build();
  expanded.set(tree, known);
  sources.set(known, tree);
  return known;
}

/** The tree as its record has it, for a tree that `expandDialect` made; any other tree itself. */
export function sourceOf(tree: GameTree): GameTree {
  return sources.get(tree) ?? tree;
}

/** Ends a last value that the source leaves open, so that nothing added becomes part of it. */
const CLOSED = ']';

/** Copies a tree node by node; what it makes up stands behind the text of the source. */
class Expansion {
  readonly #tree: GameTree;
  readonly #builder = new TreeBuilder();
  readonly #identifiers = new Identifiers();
  /** The node that stands for each source node's end: its children hang there. */
  readonly #tails: number[] = [];
  readonly #endings = new Set<number>();
  /** Who is to move after each source node. */
  readonly #next: Initial[] = [];
  readonly #added: string[] = [];
  #length: number;

  constructor(tree: GameTree) {
    this.#tree = tree;
    this.#length = tree.text.length + CLOSED.length;
  }

  build(): GameTree {
    for (let node = 0; node < this.#tree.size; node++) this.#expand(node as NodeId);
    const text = this.#tree.text + CLOSED + this.#added.join('');
    return this.#builder.finish(text, this.#identifiers, this.#endings);
  }

  #expand(node: NodeId): void {
    const tree = this.#tree;
    const parent = tree.parent(node);
    const moves = this.#sequence(node);
    const ownMove = lastMoveIn(tree, node);
    const isOwnSequence = moves.length > 0 && parent !== undefined && !ownMove;
    let tail = this.#builder.addNode(parent === undefined ? NONE : (this.#tails[parent] ?? NONE));
    this.#copy(node, moves.length > 0, isOwnSequence);
    if (parent === undefined) this.#addHandicap();

    const before = parent === undefined ? this.#first() : (this.#next[parent] ?? 'B');
    let color = initialOf(tree.values(node, 'PL')[0]) ?? (ownMove ? opposite(ownMove) : before);
    moves.forEach((point, index) => {
      if (index > 0 || !isOwnSequence) tail = this.#builder.addNode(tail);
      this.#add(color, [point]);
      color = opposite(color);
    });
    this.#tails[node] = tail;
    this.#next[node] = color;
    if (tree.endsHere(node)) this.#endings.add(tail);
  }

  /** A PL that says who begins a sequence has done its work; left there, it would count after it. */
  #copy(node: NodeId, hasSequence: boolean, isOwnSequence: boolean): void {
    const tree = this.#tree;
    for (const property of tree.propertyIds(node)) {
      const name = tree.nameOf(property);
      if ((name === 'S' && hasSequence) || (name === 'PL' && isOwnSequence)) continue;
      const code = this.#identifiers.intern(name);
      this.#builder.isFirstOfNode(code);
      this.#builder.addProperty(code, tree.offsetOf(property), tree.endOf(property));
    }
  }

  /** The points of S: pairs of letters, or none where it is anything else (D-16). */
  #sequence(node: NodeId): string[] {
    const letters = this.#tree.values(node, 'S').join('').replace(/\s/g, '');
    return /^[a-z]+$/i.test(letters) && letters.length % 2 === 0
      ? (letters.match(/../g) ?? [])
      : [];
  }

  #addHandicap(): void {
    const { root } = this.#tree;
    const values = this.#tree.values(root, 'HD');
    if (values.length === 0) return;
    const stones = readNumber(values[0] ?? '');
    if (!this.#tree.has(root, 'HA')) this.#add('HA', [String(stones ?? values.length)]);
    if (this.#tree.has(root, 'AB')) return;
    const { columns, rows } = readBoardSize(this.#tree);
    const places = handicapPlaces(stones ?? 0, columns, rows);
    const points = places.map(([x, y]) => LETTERS.charAt(x) + LETTERS.charAt(y));
    const given = stones === undefined ? values : points;
    if (given.length > 0) this.#add('AB', given);
  }

  /** Who begins: White where Black has a handicap (D-14). */
  #first(): Initial {
    const { root } = this.#tree;
    const [number] = [...this.#tree.values(root, 'HA'), ...this.#tree.values(root, 'HD')];
    return (readNumber(number ?? '') ?? 0) >= 2 ? 'W' : 'B';
  }

  #add(identifier: string, values: readonly string[]): void {
    const text = values.map((value) => `[${value}]`).join('');
    const end = this.#length + text.length;
    const isOne = values.length === 1;
    this.#builder.addProperty(shortIdentifier(identifier), this.#length, isOne ? end : -end);
    this.#added.push(text);
    this.#length += text.length;
  }
}

/** a–z for 0 to 25, A–Z for 26 to 51 (FF[4] point). */
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

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
