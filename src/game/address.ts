import type { GameTree, NodeId } from '../sgf/game-tree.js';
import { firstGames } from '../sgf/gradual.js';
import type { SgfCollection } from '../sgf/parse.js';
import { readSimpleText, simpleTextAt } from '../sgf/values.js';
import { movesIn } from './walk.js';

/** The game with this number (from 1, the default) or name (GN). */
export function chooseTree(trees: readonly GameTree[], wanted: string): GameTree | undefined {
  const byNumber = trees[Number(wanted || 1) - 1];
  return byNumber ?? trees.find((tree) => simpleTextAt(tree, tree.root, 'GN') === wanted);
}

/** Matches the game of an address, given by its number from 1: `game78.35.2`. */
const GAME = /^game\d+\./;

/** The part of an address that names the game, such as `game78.`; '' if there is none. */
export function gameIn(address: string): string {
  return GAME.exec(address)?.[0] ?? '';
}

/** The number of the game that an address names; '' if it names none. */
export function numberIn(address: string): string {
  return gameIn(address).slice('game'.length, -1);
}

/** A record, and which of its games a page wants: by an address in `path`, or by number or name in `game`. */
interface Wanted {
  readonly collection: SgfCollection | undefined;
  readonly path: string;
  readonly game: string;
}

/** The game that an address names, or else the one that the page wants. The record is read up to that game. */
export function gameAt({ collection, path, game }: Wanted, address: string): GameTree | undefined {
  if (!collection) return undefined;
  const wanted = numberIn(address) || numberIn(path) || game;
  const games = firstGames(collection, Number(wanted || 1));
  return chooseTree(games, wanted) ?? chooseTree(collection.trees, wanted);
}

/** An address without its game: `35.2` for `game78.35.2`. */
export function withoutGame(address: string): string {
  return address.replace(GAME, '');
}

/** Matches a node of the main line: `35+1` in `35+1.2.4`. */
const start = /^(last|-?\d+)(?:\+(\d+))?$/;

/**
 * Matches a reader's own move in an address (`own-addresses.ts`). Without that move, the address leads to the node
 * before it.
 */
export const ownMove = /^([a-z]{2}|[a-z]{1,2}\d{1,2}|pass)$/i;

/** Whether an address leads to a reader's own move. */
export function endsWithOwnMove(address: string): boolean {
  return !address.includes('#') && ownMove.test(address.slice(address.lastIndexOf('.') + 1));
}

/**
 * The addresses of the nodes of a tree, as used by links and attributes:
 *
 * - `35` the node after move 35 of the main line, `35+1` one node without a move further, `0` the root, `-1` the last
 *   move, `last` the last node of the main line;
 * - `35.2` the second child of that node, `35.2.4` four steps further along first children, and so on in pairs;
 * - `#Name` the first node whose N is Name, percent-encoded (`#Dia.%2015`);
 * - `game78.35.2` the same in game 78 of a collection. Code that has only one tree ignores the game and reads the rest.
 *
 * Numbers count the moves from the root and ignore MN; a node with two moves counts two (M-13).
 */
export class Addresses implements NodeNames {
  readonly #tree: GameTree;
  /** For each node of the main line (the first nodes of the file), the number of moves up to it. */
  readonly #movesAt: number[] = [];
  /** For each number of moves, the first node of the main line that reaches it. */
  readonly #nodeAfter: NodeId[];
  /** The children of the nodes that were asked for, and their numbers among their siblings. */
  readonly #branches = new Map<NodeId, readonly NodeId[]>();
  readonly #numbers = new Map<NodeId, number>();
  #named: Map<string, NodeId> | undefined;

  constructor(tree: GameTree) {
    this.#tree = tree;
    this.#nodeAfter = [tree.root];
    let moves = 0;
    for (
      let node: NodeId | undefined = tree.root;
      node !== undefined;
      node = tree.firstChild(node)
    ) {
      moves += movesIn(tree, node);
      this.#movesAt.push(moves);
      while (this.#nodeAfter.length <= moves) this.#nodeAfter.push(node);
    }
  }

  /** The address of a node; `read` is the inverse. */
  format(node: NodeId): string {
    const tree = this.#tree;
    const pairs: number[] = [];
    let current = node;
    while (current >= this.#movesAt.length) {
      const head = this.#headOf(current);
      if (current > head || pairs.length > 0) pairs.push(current - head);
      current = tree.parent(head) ?? tree.root;
      this.#childrenOf(current);
      pairs.push(this.#numbers.get(head) ?? 1);
    }
    return [this.#formatStart(current), ...pairs.reverse()].join('.');
  }

  /**
   * The node with an address. If the record has changed and no longer has it, the nearest node on the way there;
   * `undefined` if the text is not an address, or no node has the name.
   */
  read(text: string): NodeId | undefined {
    const address = withoutGame(text.trim());
    if (address.startsWith('#')) return this.#nodeNamed(decoded(address.slice(1)));
    const [first = '', ...rest] = address.split('.');
    const pairs = rest.slice(0, rest.findIndex((part) => ownMove.test(part)) >>> 0);
    const [, place, further = '0'] = start.exec(first) ?? [];
    if (place === undefined || pairs.some((part) => !/^\d+$/.test(part))) return undefined;
    const last = (this.#movesAt.length - 1) as NodeId;
    const total = this.#nodeAfter.length - 1;
    const number = Number(place);
    const move = number < 0 ? total + 1 + number : number;
    if (move < 0) return this.#tree.root;
    const from = place === 'last' ? last : this.#nodeAfter[move];
    if (from === undefined) return last;
    const wanted = from + Number(further);
    const node = this.#withoutMoveUpTo(from, wanted);
    return node === wanted ? this.#follow(node, pairs.map(Number)) : node;
  }

  /** The first node of a line, which is a run of nodes in file order: a first child is the next node of the file. */
  #headOf(node: NodeId): NodeId {
    let head = node;
    while (head > 0 && this.#tree.parent(head) === head - 1) head = (head - 1) as NodeId;
    return head;
  }

  #formatStart(node: NodeId): string {
    const moves = this.#movesAt[node] ?? 0;
    const further = node - (this.#nodeAfter[moves] ?? 0);
    return further > 0 ? `${moves}+${further}` : String(moves);
  }

  /** `+` only counts nodes without a move, so it stops before the next move. */
  #withoutMoveUpTo(from: NodeId, wanted: number): NodeId {
    const moves = this.#movesAt[from] ?? 0;
    const end = (this.#nodeAfter[moves + 1] ?? this.#movesAt.length) - 1;
    return Math.min(wanted, end) as NodeId;
  }

  #follow(from: NodeId, pairs: readonly number[]): NodeId {
    let node = from;
    for (let at = 0; at < pairs.length; at += 2) {
      const child = this.#childrenOf(node)[(pairs[at] ?? 0) - 1];
      if (child === undefined) return node;
      const wanted = child + (pairs[at + 1] ?? 0);
      for (node = child; node < wanted; node = (node + 1) as NodeId)
        if (this.#tree.firstChild(node) === undefined) return node;
    }
    return node;
  }

  #childrenOf(node: NodeId): readonly NodeId[] {
    const known = this.#branches.get(node);
    if (known) return known;
    const children = this.#tree.children(node);
    this.#branches.set(node, children);
    children.forEach((child, at) => this.#numbers.set(child, at + 1));
    return children;
  }

  #nodeNamed(name: string): NodeId | undefined {
    if (!this.#named) {
      this.#named = new Map();
      for (let row = 0; row < this.#tree.size; row++) {
        const [raw] = this.#tree.values(row as NodeId, 'N');
        const found = raw === undefined ? '' : readSimpleText(raw).trim();
        if (found !== '' && !this.#named.has(found)) this.#named.set(found, row as NodeId);
      }
    }
    return this.#named.get(name.trim());
  }
}

/** Decodes `%20` and so on. People may type a text without encoding it, so it may contain other `%`. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replace(/%(?![\da-f]{2})/gi, '%25'));
  } catch {
    return text;
  }
}

/** Formats and reads addresses; see `Addresses`. */
export interface NodeNames {
  format(node: NodeId): string;
  read(text: string): NodeId | undefined;
}

const namesOf = new WeakMap<GameTree, NodeNames>();

/** Replaces the addresses of a tree's nodes. */
export function nameNodes(tree: GameTree, names: NodeNames): void {
  namesOf.set(tree, names);
}

function namesFor(tree: GameTree): NodeNames {
  let names = namesOf.get(tree);
  if (!names) namesOf.set(tree, (names = new Addresses(tree)));
  return names;
}

/** The address of a node; `readAddress` is the inverse. See `Addresses`. */
export function formatAddress(tree: GameTree, node: NodeId): string {
  return namesFor(tree).format(node);
}

/**
 * The node with an address, or the nearest node on the way there; `undefined` if the text is not an address. See
 * `Addresses`.
 */
export function readAddress(tree: GameTree, text: string): NodeId | undefined {
  return namesFor(tree).read(text);
}
