import type { OwnMove } from '../../game/own-moves.js';
import type { Color, Point } from '../../rules/point.js';
import type { NodeId } from '../../sgf/game-tree.js';
import type { BoardContext } from '../context.js';
import type { NavigationSource } from '../events.js';
import type { OpenGame } from './open-game.js';

/** What a game tells beside its nodes: who won, and who won the other games of its file. */
export type Fact = 'result' | 'games';

/** What a click, a tap, or Space on a point means. */
export type PointAction =
  | {
      /** Leads to a move of the record: one to come, or the one that put its stone there. */
      readonly kind: 'go';
      readonly node: NodeId;
      readonly color: Color;
      readonly isPlayed: boolean;
      /** Whether the node is one of the record that is hidden until the reader chooses it. */
      readonly isHidden?: boolean;
    }
  /** A move of the reader's own: the policy has called `linesOf` of `own-lines.ts`, which plays it. */
  | { readonly kind: 'play'; readonly color: Color }
  /** Nothing, whatever the policies behind this one say. */
  | { readonly kind: 'nothing' };

/** What answers a move of the reader's: a node that follows it, or a move as SGF writes it. */
type Reply = NodeId | string;

/**
 * What the reader of a board may see and do. A board has several policies: where they speak of permission all must
 * allow, and where they act the first one that answers counts. Nodes are those of the record (`Session.record`), but for
 * those of an action that are not hidden: these are of the game that is shown (`Session.tree`).
 */
export interface Policy {
  /** Whether a fact may be told. */
  mayTell?(fact: Fact): boolean;
  /** The reader wants to know a fact that this policy keeps. */
  reveal?(fact: Fact): void;
  /**
   * Whether slider, tree, variations, hints, titles, speech and so on may tell of a node; all behind a hidden one is
   * hidden, too, and nothing leads there. A policy that hides calls `hideNodes` of `told-game.ts` once, before the first
   * record is opened. It is asked for all nodes each time that another one is shown: the answer has to be cheap.
   *
   * @param record the game; it may be one that is being opened, before the session has it
   */
  mayTellOf?(node: NodeId, record: OpenGame): boolean;
  /** Whether a node that is not hidden may be shown; a move of the reader's is asked for as the node that it follows. */
  mayGo?(node: NodeId, source: NavigationSource): boolean;
  /** @param isHinted whether the board shows a hint there, which may lead to a sibling (K-30) */
  actionAt?(point: Point, isHinted: boolean): PointAction | undefined;
  /**
   * Called when the reader has played or chosen a move on the board, once `answerMoves` of `answer-moves.ts` was called.
   *
   * @param node of the record; of a move that the record does not have the one that it follows
   * @param move the move that the record does not have
   */
  afterMove?(node: NodeId, move?: OwnMove): Reply | undefined;
}

/** Makes the policy of a board, once for each; it asks itself whether the board's attributes want it. */
export type PolicyMaker = (board: BoardContext) => Policy;

/** Those of each board, in the order in which they are asked. */
export const policyMakers: PolicyMaker[] = [(board) => new HideResult(board)];

/** Adds a policy to all boards: before the others, or behind them. */
export function addPolicy(maker: PolicyMaker, isLast = false): void {
  policyMakers[isLast ? 'push' : 'unshift'](maker);
}

/** `hide-result`: the result of a game is not told until the reader asks for it, and that of its file's others never. */
class HideResult implements Policy {
  readonly #board: BoardContext;
  /** The game whose result the reader has asked for. */
  #asked: OpenGame | undefined;

  constructor(board: BoardContext) {
    this.#board = board;
  }

  mayTell(fact: Fact): boolean {
    const isAsked = fact === 'result' && this.#asked === this.#board.session.record;
    return !this.#board.host.hideResult || isAsked;
  }

  reveal(): void {
    this.#asked = this.#board.session.record;
  }
}
