import type { OwnMove } from '../../game/own-moves.js';
import type { Color, Point } from '../../rules/point.js';
import type { GameTree, NodeId } from '../../sgf/game-tree.js';
import type { BoardContext } from '../context.js';
import type { NavigationSource } from '../events.js';
import type { OpenGame } from './open-game.js';

/** What a game tells beside its nodes: who won, and who won the other games of its file. */
export type Fact = 'result' | 'games';

/** A move of the record: one to come, or the one that put a stone on the board. */
export interface RecordMove {
  readonly node: NodeId;
  readonly color: Color;
  readonly isPlayed: boolean;
}

/** What a click, a tap, or Space on a point means. */
export type PointAction =
  /** Leads to a move of the record; a hidden one is shown from then on. */
  | ({ readonly kind: 'go'; readonly isHidden?: boolean } & RecordMove)
  /** Plays a move of the reader's own: the policy has called `linesOf` of `own-lines.ts`, which plays it. */
  | { readonly kind: 'play'; readonly color: Color }
  /** Nothing, whatever the policies behind this one say. */
  | { readonly kind: 'nothing' };

/**
 * What the reader of a board may see and do. A board has several policies: all must allow, and the first one that has an
 * action or a reply counts. Nodes are those of the record (`Session.record`), except those of an action that are not
 * hidden: they are of the game that is shown (`Session.tree`).
 */
export interface Policy {
  /** What to open in place of a game of the record, and where; asked each time that one is opened. */
  open?(
    tree: GameTree,
  ): { readonly game: OpenGame; readonly node?: NodeId | undefined } | undefined;
  mayTell?(fact: Fact): boolean;
  /** The reader asks for a fact that this policy hides. */
  reveal?(fact: Fact): void;
  /**
   * Whether a node may be seen, in the tree, as a hint, in speech and so on; all nodes behind a hidden one are hidden, too,
   * and nothing leads there. A policy that hides nodes calls `hideNodes` of `node-filter.ts` when it is made, before the
   * first record is opened. It is asked for every node at each step: the answer has to be cheap.
   *
   * @param record the game; it may be one that is being opened, before the session has it
   */
  mayShow?(node: NodeId, record: OpenGame): boolean;
  /** Whether the reader may go to a node that is not hidden; for a move of the reader's it is the node that this follows. */
  mayGo?(node: NodeId, source: NavigationSource): boolean;
  actionAt?(point: Point): PointAction | undefined;
  /**
   * Called when the reader has played or chosen a move on the board, if `answerMoves` of `own-lines.ts` was called.
   *
   * @param node of the record; for a move that the record does not have the one that it follows
   * @param move the move that the record does not have
   * @returns the answer: a node that follows, or a move as SGF writes it
   */
  afterMove?(node: NodeId, move?: OwnMove): NodeId | string | undefined;
}

/** Makes the policy of a board, once for each; it asks itself whether the board's attributes want it. */
export type PolicyMaker = (board: BoardContext) => Policy;
