import { formatAddress, nameNodes, type NodeNames, ownMove, readAddress } from './address.js';
import type { GameTree, NodeId } from '../sgf/game-tree.js';
import type { GrownTree, OwnMove } from './own-moves.js';

/** How addresses write a pass. */
const PASS = 'pass';

/** Splits an address with moves of the reader, `35.2.pd.dp`, into a node of the record and the moves after it. */
export function splitOwnAddress(
  address: string,
): { readonly start: string; readonly values: readonly string[] } | undefined {
  const parts = address.trim().split('.');
  const from = parts.findIndex((part, index) => index > 0 && ownMove.test(part));
  if (from < 0 || address.includes('#')) return undefined;
  const values = parts.slice(from).map((value) => (value === PASS ? '' : value));
  return { start: parts.slice(0, from).join('.'), values };
}

/**
 * Gives the nodes of a grown tree their addresses. Nodes of the record keep their addresses. The address of a reader's
 * move is the address of the record's node before it, followed by the moves as SGF writes them.
 */
export function nameGrownNodes(record: GameTree, grown: GrownTree): void {
  nameNodes(grown.tree, new GrownNames(record, grown));
}

class GrownNames implements NodeNames {
  readonly #record: GameTree;
  readonly #grown: GrownTree;

  constructor(record: GameTree, grown: GrownTree) {
    this.#record = record;
    this.#grown = grown;
  }

  format(node: NodeId): string {
    const values: string[] = [];
    let at: NodeId | OwnMove =
      this.#grown.moves.get(node) ?? this.#grown.recordNodeOf(node) ?? node;
    for (; typeof at !== 'number'; at = at.after) values.push(at.value || PASS);
    return [formatAddress(this.#record, at), ...values.reverse()].join('.');
  }

  read(address: string): NodeId | undefined {
    const { start: from = address, values = [] } = splitOwnAddress(address) ?? {};
    const base = readAddress(this.#record, from);
    if (base === undefined) return undefined;
    const { tree, moves } = this.#grown;
    // For a node that is left out, the nearest ancestor that is in the tree; the root always is.
    let shown = base;
    while (this.#grown.nodeOf(shown) === undefined) shown = this.#record.parent(shown) ?? tree.root;
    let node = this.#grown.nodeOf(shown) ?? tree.root;
    if (shown !== base) return node;
    for (const value of values) {
      const next = tree.children(node).find((child) => moves.get(child)?.value === value);
      if (next === undefined) return node;
      node = next;
    }
    return node;
  }
}
