import {
  FIRST_PROPERTY,
  GameTree,
  NEXT_SIBLING,
  NODE_COLUMNS,
  NONE,
  PARENT,
  type PropertyId,
  PROPERTY_COLUMNS,
} from './game-tree.js';
import type { IdentifierCode, Identifiers } from './identifiers.js';

/** Buffers that are reused, so that small files only allocate their own tables. */
let nodes = new Int32Array(3072);
let lastChildren = new Int32Array(1024);
let properties = new Int32Array(4096);

/** Longest buffer that is kept after use, in integers. */
const KEPT_LENGTH = 1 << 16;

/** Identifier codes from here on are too rare to be checked for repetition. */
const WATCHED_CODES = 0x11000;
/** The serial number of the last node that had each identifier. */
let seenIn = new Int32Array(WATCHED_CODES);
let nodeSerial = 0;

type Table = Int32Array<ArrayBuffer>;
type Buffers = [Table, Table, Table, Table, number];

/** Maximum number of nodes with an empty variation `()` in a game: a Set holds at most 16,777,216 values. */
export const MOST_ENDINGS = 16_000_000;

/** Collects the nodes and properties of a game into flat tables, one game at a time. */
export class TreeBuilder {
  size = 0;
  #propertyCount = 0;
  #hasRepeats = false;
  #aside: Buffers | undefined;

  /** Appends a node as the last child of `parent`; returns its number. */
  addNode(parent: number): number {
    const id = this.size++;
    if (this.size > lastChildren.length) {
      nodes = grown(nodes);
      lastChildren = grown(lastChildren);
    }
    const row = id * NODE_COLUMNS;
    nodes[row + PARENT] = parent;
    nodes[row + NEXT_SIBLING] = NONE;
    nodes[row + FIRST_PROPERTY] = this.#propertyCount;
    // Only a first child directly follows its parent.
    if (parent !== id - 1) {
      nodes[(lastChildren[parent + 1] ?? 0) * NODE_COLUMNS + NEXT_SIBLING] = id;
    }
    lastChildren[parent + 1] = id;
    nodeSerial = (nodeSerial + 1) | 0;
    return id;
  }

  addProperty(code: IdentifierCode, open: number, end: number): void {
    const row = this.#propertyCount * PROPERTY_COLUMNS;
    if (row + PROPERTY_COLUMNS > properties.length) properties = grown(properties);
    properties[row] = code;
    properties[row + 1] = open;
    properties[row + 2] = end;
    this.#propertyCount += 1;
  }

  /** Copies a property of a tree to the newest node; returns whether it is the first of its name there. */
  copyProperty(
    tree: GameTree,
    property: PropertyId,
    code = tree.identifierCode(property),
  ): boolean {
    const isFirst = this.isFirstOfNode(code);
    this.addProperty(code, tree.offsetOf(property), tree.endOf(property));
    return isFirst;
  }

  /** Moves the end of the newest node's last property; returns false if it has no property yet. */
  extendProperty(end: number): boolean {
    const first = nodes[(this.size - 1) * NODE_COLUMNS + FIRST_PROPERTY];
    if (first === this.#propertyCount) return false;
    properties[this.#propertyCount * PROPERTY_COLUMNS - 1] = -Math.abs(end);
    return true;
  }

  /** Whether the newest node has no property with this identifier yet; remembers the identifier. */
  isFirstOfNode(code: IdentifierCode): boolean {
    const isFirst = seenIn[code] !== nodeSerial;
    if (!isFirst || code >= WATCHED_CODES) this.#hasRepeats = true;
    seenIn[code] = nodeSerial;
    return isFirst;
  }

  /** Makes a tree from the collected nodes and properties, and resets the builder. */
  finish(
    text: string,
    identifiers: Identifiers,
    endings: ReadonlySet<number>,
    placeOf?: (offset: number) => number,
  ): GameTree {
    const split = this.#propertyCount * PROPERTY_COLUMNS;
    const rows = this.size * NODE_COLUMNS;
    const table = new Int32Array(split + rows);
    table.set(properties.subarray(0, split));
    table.set(nodes.subarray(0, rows), split);
    const tree = new GameTree(
      text,
      table,
      this.size,
      identifiers,
      endings,
      this.#hasRepeats,
      placeOf,
    );
    this.reset();
    return tree;
  }

  /** Discards the collected nodes and properties. */
  reset(): void {
    this.size = 0;
    this.#propertyCount = 0;
    this.#hasRepeats = false;
    if (nodes.length > KEPT_LENGTH) {
      nodes = new Int32Array(3072);
      lastChildren = new Int32Array(1024);
    }
    if (properties.length > KEPT_LENGTH) properties = new Int32Array(4096);
  }

  /**
   * Within a game, exchanges the shared buffers for those that this builder has put aside, because other games may be
   * read between two calls.
   */
  swap(): void {
    if (this.size === 0) return;
    const aside = this.#aside ?? [
      new Int32Array(3072),
      new Int32Array(1024),
      new Int32Array(4096),
      new Int32Array(WATCHED_CODES),
      0,
    ];
    this.#aside = [nodes, lastChildren, properties, seenIn, nodeSerial];
    [nodes, lastChildren, properties, seenIn, nodeSerial] = aside;
  }
}

function grown(table: Table): Table {
  const larger = new Int32Array(table.length * 2);
  larger.set(table);
  return larger;
}
