import { endOfValue } from './characters.js';
import type { IdentifierCode, Identifiers } from './identifiers.js';

/** A node of one game tree: its number in file order, the root being 0 (FF[3]; T-09). */
export type NodeId = number & { readonly nodeId: unique symbol };

/** One property of one node, as a row number of its tree. */
export type PropertyId = number & { readonly propertyId: unique symbol };

/** A property with its raw values: escapes are still in them. */
export interface Property {
  readonly identifier: string;
  readonly values: readonly string[];
}

/** Columns of the node table; `NONE` stands for 'no such node'. */
export const NODE_COLUMNS = 4;
export const PARENT = 0;
export const FIRST_CHILD = 1;
export const NEXT_SIBLING = 2;
export const FIRST_PROPERTY = 3;
export const NONE = -1;

/** Columns of the property table: identifier, offset of the first `[`, offset after the last `]`. */
export const PROPERTY_COLUMNS = 3;

/**
 * One game of a collection. The tree is flat: the text, and two tables of integers; no object per
 * node, no copy of a value until somebody reads it. It never changes, so boards can share it.
 */
export class GameTree {
  /** The number of nodes; node ids run from 0 to `size - 1`. */
  readonly size: number;
  readonly root = 0 as NodeId;
  readonly text: string;
  readonly #nodes: Int32Array;
  readonly #properties: Int32Array;
  readonly #identifiers: Identifiers;
  readonly #endings: ReadonlySet<number>;

  /** @internal Trees are made by `parseSgf`. */
  constructor(
    text: string,
    nodes: Int32Array,
    properties: Int32Array,
    identifiers: Identifiers,
    endings: ReadonlySet<number>,
  ) {
    this.text = text;
    this.size = nodes.length / NODE_COLUMNS;
    this.#nodes = nodes;
    this.#properties = properties;
    this.#identifiers = identifiers;
    this.#endings = endings;
  }

  /** The node before, or `undefined` for the root. */
  parent(node: NodeId): NodeId | undefined {
    return this.#link(node, PARENT);
  }

  firstChild(node: NodeId): NodeId | undefined {
    return this.#link(node, FIRST_CHILD);
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

  /** Whether an empty variation `()` says that the game may end after this node (T-10). */
  endsHere(node: NodeId): boolean {
    return this.#endings.has(node);
  }

  /** The raw values of a property, escapes included; empty where the node has no such property. */
  values(node: NodeId, identifier: string): readonly string[] {
    const code = this.#identifiers.find(identifier);
    const values: string[] = [];
    for (const property of this.propertyIds(node)) {
      if (this.identifierCode(property) === code) this.#collectValues(property, values);
    }
    return values;
  }

  has(node: NodeId, identifier: string): boolean {
    return this.values(node, identifier).length > 0;
  }

  /** Whether any node of the tree has this property. */
  mentions(identifier: string): boolean {
    const code = this.#identifiers.find(identifier);
    for (let at = 0; at < this.#properties.length; at += PROPERTY_COLUMNS) {
      if (this.#properties[at] === code) return true;
    }
    return false;
  }

  /** Every property of a node in file order; repeated identifiers are merged into the first (P-26). */
  properties(node: NodeId): readonly Property[] {
    const merged = new Map<string, string[]>();
    for (const property of this.propertyIds(node)) {
      const identifier = this.nameOf(property);
      const values = merged.get(identifier) ?? [];
      merged.set(identifier, values);
      this.#collectValues(property, values);
    }
    return Array.from(merged, ([identifier, values]) => ({ identifier, values }));
  }

  /** The properties of a node as rows in file order, repeated ones included. */
  propertyIds(node: NodeId): PropertyId[] {
    const ids: PropertyId[] = [];
    const end = this.endProperty(node);
    for (let property = this.firstProperty(node); property < end; property++) {
      ids.push(property as PropertyId);
    }
    return ids;
  }

  /** For hot loops: the rows of a node are those from `firstProperty` to before `endProperty`. */
  firstProperty(node: NodeId): number {
    return this.#nodes[node * NODE_COLUMNS + FIRST_PROPERTY] ?? 0;
  }

  endProperty(node: NodeId): number {
    return (
      this.#nodes[(node + 1) * NODE_COLUMNS + FIRST_PROPERTY] ??
      this.#properties.length / PROPERTY_COLUMNS
    );
  }

  identifierCode(property: PropertyId): IdentifierCode {
    return this.#properties[property * PROPERTY_COLUMNS] as IdentifierCode;
  }

  nameOf(property: PropertyId): string {
    return this.#identifiers.nameOf(this.identifierCode(property));
  }

  /** The first raw value of a row. */
  firstValue(property: PropertyId): string {
    const start = this.offsetOf(property) + 1;
    return this.text.slice(start, endOfValue(this.text, start));
  }

  /** Where the first value of a row opens in the text. */
  offsetOf(property: PropertyId): number {
    return this.#properties[property * PROPERTY_COLUMNS + 1] ?? 0;
  }

  /** The offset after the last value of a row. */
  endOf(property: PropertyId): number {
    return this.#properties[property * PROPERTY_COLUMNS + 2] ?? 0;
  }

  /** All raw values of a row. */
  valuesOf(property: PropertyId): string[] {
    const values: string[] = [];
    this.#collectValues(property, values);
    return values;
  }

  #collectValues(property: PropertyId, values: string[]): void {
    const end = this.endOf(property);
    let open = this.offsetOf(property);
    for (;;) {
      const close = endOfValue(this.text, open + 1);
      values.push(this.text.slice(open + 1, close));
      if (close + 1 >= end) return;
      open = this.text.indexOf('[', close + 1);
    }
  }

  #link(node: NodeId, column: number): NodeId | undefined {
    const target = this.#nodes[node * NODE_COLUMNS + column];
    return target === NONE ? undefined : (target as NodeId | undefined);
  }
}
