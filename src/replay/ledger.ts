import { BLACK, cellOf, type Point } from '../rules/point.js';
import type { Move } from '../rules/ruleset.js';
import type { NodeId } from '../sgf/game-tree.js';
import type { ReplayState } from './replay-state.js';

/** Columns of a node's row: the state of the game after it. */
const COLUMNS = 6;
const CHANGES = 0;
const MOVE_NUMBER = 1;
const BLACK_CAPTURES = 2;
const WHITE_CAPTURES = 3;
const KO_POINT = 4;
const TO_PLAY = 5;

const NO_POINT = -1;

/**
 * The effect of every node that was applied once: the position of its board changes in the board's log, and the state
 * of the game after it. A node takes some 40 bytes, and going back and forth does not apply the rules again. Row 0 is
 * the start of the game, node -1; the root is row 1.
 */
export class Ledger {
  readonly #rows: Int32Array;
  /** One more than the index in the log where each node's changes begin; 0 for nodes that were not applied. */
  readonly #starts: Int32Array;
  readonly #moves: (Move | undefined)[];

  constructor(nodes: number) {
    this.#rows = new Int32Array((nodes + 1) * COLUMNS);
    this.#starts = new Int32Array(nodes + 1);
    this.#moves = new Array<Move | undefined>(nodes + 1);
  }

  /** Whether a node was applied before. */
  knows(node: NodeId): boolean {
    return this.#starts[node + 1] !== 0;
  }

  /** Stores the state after a node whose changes begin at index `start` of the log. */
  write(node: NodeId, start: number, state: ReplayState): void {
    const row = (node + 1) * COLUMNS;
    this.#starts[node + 1] = start + 1;
    this.#moves[node + 1] = state.lastMove;
    this.#rows[row + CHANGES] = state.board.log.end - start;
    this.#rows[row + MOVE_NUMBER] = state.moveNumber;
    this.#rows[row + BLACK_CAPTURES] = state.captures.black;
    this.#rows[row + WHITE_CAPTURES] = state.captures.white;
    this.#rows[row + KO_POINT] = state.koPoint ?? NO_POINT;
    this.#rows[row + TO_PLAY] = cellOf(state.toPlay);
  }

  /** Restores the state after a node, except for the board. */
  restore(node: NodeId, state: ReplayState): void {
    const row = (node + 1) * COLUMNS;
    const black = this.#rows[row + BLACK_CAPTURES] ?? 0;
    const white = this.#rows[row + WHITE_CAPTURES] ?? 0;
    const koPoint = this.#rows[row + KO_POINT] as Point | typeof NO_POINT;
    if (state.captures.black !== black || state.captures.white !== white) {
      state.captures = { black, white };
    }
    state.moveNumber = this.#rows[row + MOVE_NUMBER] ?? 0;
    state.toPlay = this.#rows[row + TO_PLAY] === BLACK ? 'black' : 'white';
    state.koPoint = koPoint === NO_POINT ? undefined : koPoint;
    state.lastMove = this.#moves[node + 1];
  }

  /** Undoes a node's changes to the board. */
  undo(node: NodeId, { board }: ReplayState): void {
    const start = this.#startOf(node);
    board.log.undo(board.cells, start, start + this.#changes(node));
  }

  /** Repeats a node's changes to the board. */
  redo(node: NodeId, { board }: ReplayState): void {
    const start = this.#startOf(node);
    board.log.redo(board.cells, start, start + this.#changes(node));
  }

  #startOf(node: NodeId): number {
    return (this.#starts[node + 1] ?? 1) - 1;
  }

  #changes(node: NodeId): number {
    return this.#rows[(node + 1) * COLUMNS + CHANGES] ?? 0;
  }
}
