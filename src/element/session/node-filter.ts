/*
 * Nodes that a policy hides are not in the game. With a policy that has `mayShow`, the board shows another game,
 * without the hidden nodes (`session/node-filter.ts`, by the same pass over the tree that adds a reader's own moves).
 * Slider, tree, speech, hints and swipe need not know about policies, and a new panel can't reveal a node that it
 * never gets. Addresses are those of the record.
 */

import { nameGrownNodes } from '../../game/own-addresses.js';
import { growTree, type OwnMove } from '../../game/own-moves.js';
import type { NodeId } from '../../sgf/game-tree.js';
import { type OpenGame, openGame } from '../record/open-game.js';
import type { NavigationSource } from '../platform/events.js';
import type { Session } from './session.js';

/** A game with a reader's moves in it, and without hidden nodes. */
export function growGame(
  record: OpenGame,
  moves: readonly OwnMove[],
  isVisible?: (node: NodeId) => boolean,
): OpenGame {
  if (moves.length === 0 && !isVisible) return record;
  const grown = growTree(record.tree, moves, isVisible);
  nameGrownNodes(record.tree, grown);
  return openGame(grown.tree, { record, moves, grown });
}

/** The node of a game that stands for a node of the record or a reader's move, or for the nearest one before it. */
export function nodeIn({ own, tree }: OpenGame, place: NodeId | OwnMove): NodeId {
  for (let at = place; ;) {
    const node = own ? own.grown.nodeOf(at) : at;
    if (typeof node === 'number') return node;
    at = typeof at === 'number' ? (own?.record.tree.parent(at) ?? tree.root) : at.after;
  }
}

/**
 * Hides nodes as policies say: the board shows a game that does not have these nodes, so that nothing that shows or says
 * something of it has to know of policies. It comes with a part: few boards hide anything.
 */
export class NodeFilter {
  readonly #session: Session;
  /** The nodes of the record that the shown game has. */
  #visible = '';
  /** Hidden nodes that the reader has found. */
  readonly #found = new Set<NodeId>();

  constructor(session: Session) {
    this.#session = session;
  }

  readonly isVisible = (node: NodeId): boolean => this.#visibleIn(this.#session.record)(node);

  /** Opens a game at a node, or at the last visible one on the way to it. */
  open(record: OpenGame, node: NodeId): void {
    this.#found.clear();
    this.#show(record, node, []);
  }

  /** Shows a hidden node of the record, unless a policy or the page says no. */
  reveal(node: NodeId, source: NavigationSource): boolean {
    this.#found.add(node);
    this.update();
    const shown = this.#session.game.own?.grown.nodeOf(node);
    if (shown !== undefined && this.#session.go({ node: shown }, source, true)) return true;
    this.#found.delete(node);
    this.update();
    return false;
  }

  /** Follows the policies once another node is shown: more or fewer nodes may be visible now. */
  update(): void {
    const { record, game, node } = this.#session;
    const { own } = game;
    if (own && this.#visibleNodes(record) !== this.#visible)
      this.#show(record, own.grown.moves.get(node) ?? own.grown.baseOf(node), own.moves);
  }

  #show(record: OpenGame, place: NodeId | OwnMove, moves: readonly OwnMove[]): void {
    this.#visible = this.#visibleNodes(record);
    const game = growGame(record, moves, this.#visibleIn(record));
    this.#session.show(game, nodeIn(game, place));
  }

  /** Says of the nodes of a record whether they are visible now. */
  #visibleIn(record: OpenGame): (node: NodeId) => boolean {
    const { policies } = this.#session;
    return (node) =>
      this.#found.has(node) || policies.every((policy) => policy.mayShow?.(node, record) ?? true);
  }

  #visibleNodes(record: OpenGame): string {
    const nodes = Array.from({ length: record.tree.size }, (_, node) => node as NodeId);
    return nodes.filter(this.#visibleIn(record)).join();
  }
}
