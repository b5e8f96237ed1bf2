import type { GameTree, NodeId, PropertyId } from '../../sgf/game-tree.js';
import { propertyIdentifiers } from '../../sgf/properties.js';
import { saysSomething } from '../info/collect-info.js';
import { isInfoAnywhere } from '../info/info-names.js';

/** Words of 32 bits for each node. */
const WORDS = 2;

/** The bit of every game-info identifier; two words hold them all. */
const bits = new Map(
  propertyIdentifiers()
    .filter(isInfoAnywhere)
    .map((name, index) => [name, index]),
);

/**
 * Which game-info properties have stood on the path to each node: a pass over the nodes in file
 * order, with two words of bits a node, so that a million nodes deep is as quick as a million wide.
 */
export class RepeatedInfo {
  readonly #tree: GameTree;
  readonly #seen: Int32Array;

  constructor(tree: GameTree) {
    this.#tree = tree;
    this.#seen = new Int32Array(tree.size * WORDS);
  }

  /** To be called once for each node, in file order, before its properties are asked for. */
  enter(node: NodeId): void {
    const parent = this.#tree.parent(node);
    if (parent === undefined) return;
    for (let word = 0; word < WORDS; word++) {
      this.#seen[node * WORDS + word] = this.#seen[parent * WORDS + word] ?? 0;
    }
  }

  /** Whether a node above already says what this property does; remembers that this node does. */
  has(node: NodeId, property: PropertyId): boolean {
    const bit = bits.get(this.#tree.nameOf(property));
    const parent = this.#tree.parent(node);
    if (bit === undefined || !saysSomething(this.#tree.valuesOf(property))) return false;
    const word = bit >> 5;
    const mask = 1 << (bit & 31);
    const isRepeated =
      parent !== undefined && ((this.#seen[parent * WORDS + word] ?? 0) & mask) !== 0;
    this.#seen[node * WORDS + word] = (this.#seen[node * WORDS + word] ?? 0) | mask;
    return isRepeated;
  }
}
