/*
 * Hidden nodes are not in the shown game. If a policy has `mayShow`, the board shows a copy of the game without the
 * hidden nodes; the pass over the tree that adds a reader's own moves makes it. Slider, tree, speech, hints and swipe
 * need not know about policies, and a new panel can't reveal a node that it never gets. Addresses are those of the
 * record.
 */

import type { OwnMove } from '../../game/own-moves.js';
import type { NodeId } from '../../sgf/game-tree.js';
import { growGame, nodeIn } from '../../view/grown-game.js';
import type { OpenGame } from '../../view/open-game.js';
import type { NavigationSource } from '../platform/events.js';
import type { Session } from '../session/session.js';

/**
 * Hides the nodes that policies hide. The board shows a game without these nodes, so code that shows or describes the
 * game need not know about policies. The class is in a part, because few boards hide anything.
 */
export class NodeFilter {
  readonly #session: Session;
  /** The visible nodes of the record, as a string. */
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

  /** Shows a hidden node of the record, unless a policy or the page forbids it. */
  reveal(node: NodeId, source: NavigationSource): boolean {
    this.#found.add(node);
    this.update();
    const shown = this.#session.game.own?.grown.nodeOf(node);
    if (shown !== undefined && this.#session.go({ node: shown }, source, true)) return true;
    this.#found.delete(node);
    this.update();
    return false;
  }

  /** Hides and shows nodes by the policies, which may change whenever another node is shown. */
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

  /** Returns a function that tells whether a node of the record is visible now. */
  #visibleIn(record: OpenGame): (node: NodeId) => boolean {
    const { policies } = this.#session;
    return (node) =>
      this.#found.has(node) || policies.every((policy) => policy.mayShow?.(node, record) ?? true);
  }

  #visibleNodes(record: OpenGame): string {
    const nodes = new Array<number>(record.tree.size).fill(0).map((_, node) => node as NodeId);
    return nodes.filter(this.#visibleIn(record)).join();
  }
}
