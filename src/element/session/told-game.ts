import { nameGrownNodes } from '../../game/own-addresses.js';
import { growTree, type OwnMove } from '../../game/own-moves.js';
import type { NodeId } from '../../sgf/game-tree.js';
import { type OpenGame, openGame } from './open-game.js';
import type { NavigationSource } from '../events.js';
import type { BoardContext } from '../context.js';
import type { Session } from './session.js';

/** A game with a reader's moves in it, and without what policies hide. */
export function growGame(
  record: OpenGame,
  moves: readonly OwnMove[],
  isTold?: (node: NodeId) => boolean,
): OpenGame {
  if (moves.length === 0 && !isTold) return record;
  const grown = growTree(record.tree, moves, isTold);
  nameGrownNodes(record.tree, grown);
  return openGame(grown.tree, { record, moves, grown });
}

/** Has a board tell only what its policies allow: a policy with `mayTellOf` calls this when it is made. */
export function hideNodes({ session }: BoardContext): void {
  session.told ??= new ToldGame(session);
}

/**
 * A game of which policies hide nodes. What is shown in its place is a game that has no such nodes, so that nothing that
 * shows or says something of it has to know of policies. A chunk: few boards hide anything.
 */
export class ToldGame {
  readonly #session: Session;
  /** The nodes of the record that the shown game has. */
  #told = '';
  /** What the reader has found, though policies hide it. */
  readonly #found = new Set<NodeId>();

  constructor(session: Session) {
    this.#session = session;
  }

  readonly isTold = (node: NodeId, record = this.#session.record): boolean =>
    this.#found.has(node) ||
    this.#session.policies.every((policy) => policy.mayTellOf?.(node, record) ?? true);

  /** Opens a game at a node, or at the last node on the way to it that may be told of. */
  open(record: OpenGame, node: NodeId): void {
    this.#found.clear();
    this.#show(record, node, []);
  }

  /** Shows a node of the record that the reader has found; if it may not be shown, it stays hidden. */
  go(node: NodeId, source: NavigationSource): boolean {
    this.#found.add(node);
    this.update();
    const shown = this.#session.game.own?.grown.nodeOf(node);
    if (shown !== undefined && this.#session.go({ node: shown }, source, true)) return true;
    this.#found.delete(node);
    this.update();
    return false;
  }

  /** Another node is shown: more or less may be told now. */
  update(): void {
    const { record, game, node } = this.#session;
    const { own } = game;
    if (own && this.#toldNodes(record) !== this.#told)
      this.#show(record, own.grown.moves.get(node) ?? own.grown.baseOf(node), own.moves);
  }

  #show(record: OpenGame, wanted: NodeId | OwnMove, moves: readonly OwnMove[]): void {
    this.#told = this.#toldNodes(record);
    const game = growGame(record, moves, (told) => this.isTold(told, record));
    let place = wanted;
    let node = game.own?.grown.nodeOf(place);
    while (node === undefined) {
      place =
        typeof place === 'number' ? (record.tree.parent(place) ?? record.tree.root) : place.after;
      node = game.own?.grown.nodeOf(place);
    }
    this.#session.go({ game, node }, 'opening');
  }

  #toldNodes(record: OpenGame): string {
    const told: number[] = [];
    for (let node = 0; node < record.tree.size; node++)
      if (this.isTold(node as NodeId, record)) told.push(node);
    return told.join();
  }
}
