import { startOf } from '../sgf/characters.js';
import { type DiagnosticCode, type Finding, LONGEST_DETAIL } from '../sgf/diagnostic.js';
import type { GameTree, NodeId, PropertyId } from '../sgf/game-tree.js';

/** So much is told of one node. */
const MOST_FINDINGS = 100;

/** What KO allows (M-07). */
const illegalities: readonly DiagnosticCode[] = ['ko', 'overwrite', 'suicide'];

/** What is odd in a game, and in the nodes that were replayed so far. */
export class ReplayFindings {
  readonly #tree: GameTree;
  readonly #ofGame: Finding[] = [];
  readonly #ofNodes = new Map<NodeId, Finding[]>();
  #node: NodeId;

  constructor(tree: GameTree) {
    this.#tree = tree;
    this.#node = tree.root;
  }

  /** From here on all is told of this node. */
  begin(node: NodeId): void {
    this.#node = node;
    this.#ofNodes.delete(node);
  }

  tell(code: DiagnosticCode, property: PropertyId, detail?: string): void {
    const node = this.#node;
    if (illegalities.includes(code) && this.#tree.has(node, 'KO')) return;
    const list = this.#ofNodes.get(node) ?? [];
    if (list.length >= MOST_FINDINGS) return;
    const offset = this.#tree.placeOf(property);
    list.push({ code, offset, detail: detail && startOf(detail, LONGEST_DETAIL), node });
    this.#ofNodes.set(node, list);
  }

  /** What is odd about a game as a whole, by the property of the root that says so. */
  tellOfGame(code: DiagnosticCode, identifier: string): void {
    const { root } = this.#tree;
    const rows = this.#tree.propertyIds(root);
    const property = rows.find((row) => this.#tree.nameOf(row) === identifier);
    const offset = property === undefined ? 0 : this.#tree.placeOf(property);
    this.#ofGame.push({ code, offset, node: root });
  }

  /** What is odd in the game and in these nodes. */
  along(path: Iterable<NodeId>): Finding[] {
    const found = [...this.#ofGame];
    for (const node of path) found.push(...(this.#ofNodes.get(node) ?? []));
    return found;
  }
}
