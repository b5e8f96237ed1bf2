import { formatAddress, nameNodes, type NodeNames, ownMove, readAddress } from './address.js';
import type { GameTree, NodeId } from '../sgf/game-tree.js';
import type { GrownTree, OwnMove } from './own-moves.js';

/** How an address writes a pass. */
const PASS = 'pass';

/** The parts of an address that leads to a reader's own move, `35.2.pd.dp`: a node of the record, and moves from there. */
export function splitOwnAddress(
  address: string,
): { readonly start: string; readonly values: readonly string[] } | undefined {
  const parts = address.trim().split('.');
  const from = parts.findIndex((part, index) => index > 0 && ownMove.test(part));
  if (from < 0 || address.trim().startsWith('#')) return undefined;
  const values = parts.slice(from).map((value) => (value === PASS ? '' : value));
  return { start: parts.slice(0, from).join('.'), values };
}

/**
 * Gives the nodes of a grown tree their addresses: those of the record keep theirs, those of the reader's moves begin with
 * that of the node that they follow, and go on with the moves as SGF writes them.
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
    // Of a node that is left out the nearest one on the way to it is told of; the root always is.
    let told = base;
    while (this.#grown.nodeOf(told) === undefined) told = this.#record.parent(told) ?? tree.root;
    let node = this.#grown.nodeOf(told) ?? tree.root;
    if (told !== base) return node;
    for (const value of values) {
      const next = tree.children(node).find((child) => moves.get(child)?.value === value);
      if (next === undefined) return node;
      node = next;
    }
    return node;
  }
}
