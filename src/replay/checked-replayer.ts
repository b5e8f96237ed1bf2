import { readBoardSize } from '../game/board-size.js';
import { nameOfGame } from '../game/game-names.js';
import { pathTo } from '../game/walk.js';
import { startOf } from '../sgf/characters.js';
import { type DiagnosticCode, type Finding, LONGEST_DETAIL } from '../sgf/diagnostic.js';
import type { GameTree, NodeId, PropertyId } from '../sgf/game-tree.js';
import { Replayer } from './replayer.js';

/** So much is told of one node. */
const MOST_FINDINGS = 100;

/** A replayer that also tells what is odd: in the game, and in the nodes that it replays. */
export class CheckedReplayer extends Replayer {
  readonly #ofGame: Finding[] = [];
  readonly #ofNodes = new Map<NodeId, Finding[]>();

  constructor(tree: GameTree) {
    super(tree, (...odd) => this.#keep(...odd));
    if (readBoardSize(tree).isOdd) this.#tellOfGame('board-size', 'SZ');
    if (!this.hasBoard) this.#tellOfGame('unsupported-game', 'GM', nameOfGame(tree));
  }

  /** What is odd in the game and on the path to a node, in path order. */
  findingsAt(node: NodeId): Finding[] {
    this.positionAt(node);
    return this.#findingsOf(pathTo(this.tree, node));
  }

  /** What is odd in the game and in all that was replayed so far. */
  get findings(): Finding[] {
    return this.#findingsOf(this.#ofNodes.keys());
  }

  #findingsOf(nodes: Iterable<NodeId>): Finding[] {
    const found = [...this.#ofGame];
    for (const node of nodes) found.push(...(this.#ofNodes.get(node) ?? []));
    return found;
  }

  /** A node may be applied more than once: what is known of it is not told again. */
  #keep(code: DiagnosticCode, node: NodeId, property: PropertyId, raw?: string): void {
    const known = this.#ofNodes.get(node) ?? [];
    const offset = this.tree.placeOf(property);
    const detail = raw && startOf(raw, LONGEST_DETAIL);
    const isKnown = known.some(
      (finding) => finding.code === code && finding.offset === offset && finding.detail === detail,
    );
    if (isKnown || known.length >= MOST_FINDINGS) return;
    this.#ofNodes.set(node, [...known, { code, offset, detail, node }]);
  }

  /** What is odd about the whole, at the property of the root that says so. */
  #tellOfGame(code: DiagnosticCode, identifier: string, detail?: string): void {
    const { tree } = this;
    const rows = tree.propertyIds(tree.root);
    const property = rows.find((row) => tree.nameOf(row) === identifier);
    const offset = property === undefined ? 0 : tree.placeOf(property);
    this.#ofGame.push({ code, offset, detail, node: tree.root });
  }
}
