/*
 * The replay notices oddities, and `CheckedReplayer` describes them. That way the sentences, places and limits of
 * oddities are in a part that is loaded only for records that have some.
 */

import { readBoardSize } from '../game/board-size.js';
import { nameOfGame } from '../game/game-names.js';
import { pathTo } from '../game/walk.js';
import { startOf } from '../sgf/characters.js';
import {
  type DiagnosticCode,
  type Finding,
  LONGEST_DETAIL,
  type Severity,
} from '../sgf/diagnostic.js';
import type { GameTree, NodeId, PropertyId } from '../sgf/game-tree.js';
import { Replayer } from './replayer.js';

/** Maximum number of findings that are kept per node. */
const MOST_FINDINGS = 100;

/** A replayer that also collects findings about the game and the nodes that it replays. */
export class CheckedReplayer extends Replayer {
  readonly #gameFindings: Finding[] = [];
  readonly #nodeFindings = new Map<NodeId, Finding[]>();

  constructor(tree: GameTree) {
    super(tree, (...finding) => this.#add(...finding));
    if (readBoardSize(tree).isInvalid) this.#addToGame('board-size', 'SZ');
    if (!this.hasBoard) this.#addToGame('unsupported-game', 'GM', nameOfGame(tree));
  }

  /** The findings about the game and the path to a node, in path order. */
  findingsAt(node: NodeId): Finding[] {
    this.positionAt(node);
    return this.#findingsOf(pathTo(this.tree, node));
  }

  /** The findings about the game and all nodes replayed so far. */
  get findings(): Finding[] {
    return this.#findingsOf(this.#nodeFindings.keys());
  }

  #findingsOf(nodes: Iterable<NodeId>): Finding[] {
    const found = [...this.#gameFindings];
    for (const node of nodes) found.push(...(this.#nodeFindings.get(node) ?? []));
    return found;
  }

  /** Adds a finding unless it is known: a node may be applied more than once. */
  #add(
    code: DiagnosticCode,
    node: NodeId,
    property: PropertyId,
    raw?: string,
    severity?: Severity,
  ): void {
    const known = this.#nodeFindings.get(node) ?? [];
    if (known.length >= MOST_FINDINGS) return;
    const offset = this.tree.placeOf(property, raw);
    const detail = raw && startOf(raw, LONGEST_DETAIL);
    const isKnown = known.some(
      (finding) => finding.code === code && finding.offset === offset && finding.detail === detail,
    );
    if (isKnown) return;
    const finding = { code, offset, detail, node, ...(severity && { severity }) };
    this.#nodeFindings.set(node, [...known, finding]);
  }

  /** Adds a finding about the whole game, located at a property of the root. */
  #addToGame(code: DiagnosticCode, identifier: string, detail?: string): void {
    const { tree } = this;
    const rows = tree.propertyIds(tree.root);
    const property = rows.find((row) => tree.nameOf(row) === identifier);
    const offset = property === undefined ? 0 : tree.placeOf(property);
    this.#gameFindings.push({ code, offset, detail, node: tree.root });
  }
}
