/*
 * The tree is flat. A `GameTree` is its text and one table of integers; a node is a number. A joseki dictionary of
 * 62,000 nodes opens in about 10 ms. Nothing shared is mutable, so twenty diagrams of one file share fetch, parse and
 * replay.
 */

import { endOfValue } from './characters.js';
import type { IdentifierCode, Identifiers } from './identifiers.js';

/** A node of a game tree: its number in file order; the root is 0 (FF[3]; T-09). */
export type NodeId = number & { readonly nodeId: unique symbol };

/** A property of a node, as a row number in its tree's table. */
export type PropertyId = number & { readonly propertyId: unique symbol };

/** A property with its raw values, escapes included. */
export interface Property {
  readonly identifier: string;
  readonly values: readonly string[];
}

/** Columns of a node's row; `NONE` means 'no such node'. The first child is the next row. */
export const NODE_COLUMNS = 3;
export const PARENT = 0;
export const NEXT_SIBLING = 1;
export const FIRST_PROPERTY = 2;
export const NONE = -1;

/**
 * Columns of a property's row: identifier, offset of the first `[`, offset after the last `]`. The last one is negative
 * unless the text between them is a single value.
 */
export const PROPERTY_COLUMNS = 3;

/**
 * One game of a collection. The tree is flat: the text and a table of integers. There is no object per node, and values
 * are copied only when they are read. It never changes, so boards can share it.
 */
export class GameTree {
  /** The number of nodes; node ids run from 0 to `size - 1`. */
  readonly size: number;
  readonly root = 0 as NodeId;
  readonly text: string;
  readonly #table: Int32Array;
  readonly #firstNode: number;
  readonly #identifiers: Identifiers;
  readonly #endings: ReadonlySet<number>;
  readonly #hasRepeats: boolean;
  readonly #placeOf: ((offset: number) => number) | undefined;
  #mentioned: Set<number | undefined> | undefined;

  /** @internal Trees are made by `parseSgf`. The table has the rows of properties, then those of nodes. */
  constructor(
    text: string,
    table: Int32Array,
    size: number,
    identifiers: Identifiers,
    endings: ReadonlySet<number>,
    hasRepeats: boolean,
    placeOf?: (offset: number) => number,
  ) {
    this.text = text;
    this.size = size;
    this.#table = table;
    this.#firstNode = table.length - size * NODE_COLUMNS;
    this.#identifiers = identifiers;
    this.#endings = endings;
    this.#hasRepeats = hasRepeats;
    this.#placeOf = placeOf;
  }

  /** The parent, or `undefined` for the root. */
  parent(node: NodeId): NodeId | undefined {
    return this.#link(node, PARENT);
  }

  firstChild(node: NodeId): NodeId | undefined {
    const next = (node + 1) as NodeId;
    return this.#column(next, PARENT) === node ? next : undefined;
  }

  nextSibling(node: NodeId): NodeId | undefined {
    return this.#link(node, NEXT_SIBLING);
  }

  /** All children in file order; the first continues the main line (T-05). */
  children(node: NodeId): NodeId[] {
    const children: NodeId[] = [];
    let child = this.firstChild(node);
    for (; child !== undefined; child = this.nextSibling(child)) children.push(child);
    return children;
  }

  /** Whether an empty variation `()` marks that the game may end after this node (T-10). */
  endsHere(node: NodeId): boolean {
    return this.#endings.has(node);
  }

  /** The raw values of a property, escapes included; empty if the node does not have it. */
  values(node: NodeId, identifier: string): readonly string[] {
    const code = this.#identifiers.find(identifier);
    const end = this.endProperty(node);
    let values: string[] | undefined;
    for (let row = this.firstProperty(node); row < end; row++) {
      const property = row as PropertyId;
      if (this.identifierCode(property) === code) values = this.valuesOf(property, values);
    }
    return values ?? [];
  }

  has(node: NodeId, identifier: string): boolean {
    const code = this.#identifiers.find(identifier);
    return this.propertyIds(node).some((row) => this.identifierCode(row) === code);
  }

  /**
   * Whether any node of the tree has this property. A board asks for many properties, so all are collected in one pass.
   */
  mentions(identifier: string): boolean {
    if (!this.#mentioned) {
      this.#mentioned = new Set();
      const end = this.#firstNode;
      for (let at = 0; at < end; at += PROPERTY_COLUMNS) this.#mentioned.add(this.#table[at]);
    }
    return this.#mentioned.has(this.#identifiers.find(identifier));
  }

  /** Every property of a node in file order; repeated identifiers are merged into the first (P-26). */
  properties(node: NodeId): readonly Property[] {
    const first = this.firstProperty(node);
    const count = this.endProperty(node) - first;
    if (this.#hasRepeats && count > 1) return this.#mergedProperties(node);
    const all = new Array<Property>(count);
    for (let i = 0; i < count; i++) {
      const row = (first + i) as PropertyId;
      all[i] = { identifier: this.nameOf(row), values: this.valuesOf(row) };
    }
    return all;
  }

  #mergedProperties(node: NodeId): Property[] {
    const merged = new Map<string, string[]>();
    for (const row of this.propertyIds(node)) {
      const identifier = this.nameOf(row);
      merged.set(identifier, this.valuesOf(row, merged.get(identifier)));
    }
    return [...merged].map(([identifier, values]) => ({ identifier, values }));
  }

  /** The properties of a node as rows in file order, repeated ones included. */
  propertyIds(node: NodeId): PropertyId[] {
    const first = this.firstProperty(node);
    const ids = new Array<PropertyId>(this.endProperty(node) - first);
    for (let i = 0; i < ids.length; i++) ids[i] = (first + i) as PropertyId;
    return ids;
  }

  /** For hot loops: a node's rows start at `firstProperty` and end before `endProperty`. */
  firstProperty(node: NodeId): number {
    return this.#column(node, FIRST_PROPERTY) ?? 0;
  }

  endProperty(node: NodeId): number {
    return this.#column(node + 1, FIRST_PROPERTY) ?? this.#firstNode / PROPERTY_COLUMNS;
  }

  identifierCode(property: PropertyId): IdentifierCode {
    return this.#table[property * PROPERTY_COLUMNS] as IdentifierCode;
  }

  nameOf(property: PropertyId): string {
    return this.#identifiers.nameOf(this.identifierCode(property));
  }

  /** The first raw value of a row. */
  firstValue(property: PropertyId): string {
    const start = this.offsetOf(property) + 1;
    const end = this.endOf(property);
    return this.text.slice(start, end > 0 ? end - 1 : endOfValue(this.text, start));
  }

  /** The offset at which the first value of a row opens. */
  offsetOf(property: PropertyId): number {
    return this.#table[property * PROPERTY_COLUMNS + 1] ?? 0;
  }

  /**
   * The offset of a value to show to people: for text added by a dialect's expansion, the offset of its source.
   *
   * @param raw the value; by default, or if the row doesn't have it, the first one
   */
  placeOf(property: PropertyId, raw?: string): number {
    const first = this.offsetOf(property);
    const offset = raw === undefined ? first : this.#offsetOfValue(property, raw);
    return this.#placeOf?.(offset) ?? offset;
  }

  #offsetOfValue(property: PropertyId, raw: string): number {
    const first = this.offsetOf(property);
    const end = -this.endOf(property); // positive if there are several values
    for (let open = first; open >= 0 && open < end;) {
      const close = endOfValue(this.text, open + 1);
      if (close - open - 1 === raw.length && this.text.startsWith(raw, open + 1)) return open;
      open = this.text.indexOf('[', close + 1);
    }
    return first;
  }

  /** The last column of a row: where its values end; negative unless it is a single closed value. */
  endOf(property: PropertyId): number {
    return this.#table[property * PROPERTY_COLUMNS + 2] ?? 0;
  }

  /** All raw values of a row, appended to `values` if given. */
  valuesOf(property: PropertyId, values?: string[]): string[] {
    let open = this.offsetOf(property);
    const end = this.endOf(property);
    const all = values ?? [];
    if (end > 0) {
      all.push(this.text.slice(open + 1, end - 1));
      return all;
    }
    for (;;) {
      const close = endOfValue(this.text, open + 1);
      all.push(this.text.slice(open + 1, close));
      if (close + 1 >= -end) return all;
      open = this.text.indexOf('[', close + 1);
    }
  }

  #link(node: NodeId, column: number): NodeId | undefined {
    const target = this.#column(node, column);
    return target === NONE ? undefined : (target as NodeId | undefined);
  }

  #column(node: number, column: number): number | undefined {
    return this.#table[this.#firstNode + node * NODE_COLUMNS + column];
  }
}

/** All nodes of a tree in file order, so parents come before their descendants. */
export function* nodesOf(tree: GameTree): Generator<NodeId> {
  for (let node = 0; node < tree.size; node++) yield node as NodeId;
}
