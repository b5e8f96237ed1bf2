/*
 * Positions are immutable, but the replay is not. `Replayer` works on one scratch board. It logs a node's changes when
 * it first applies the node (`replay/ledger.ts`, `rules/change-log.ts`). A jump undoes changes back to where the two
 * paths part, and redoes those of the other path without applying the rules, in about a microsecond. The log keeps all
 * changes (`MOST_CHANGES` in `replay/replay-state.ts` limits those of setup). The board of a position is copied when it
 * is first read. An earlier design, with positions at every 16th node, took more memory and four times as long.
 */

import { readBoardSize } from '../game/board-size.js';
import { FixedBoard } from '../rules/board.js';
import { go } from '../rules/go.js';
import type { BoardSize, Color } from '../rules/point.js';
import type { GameTree, NodeId } from '../sgf/game-tree.js';
import { readColor, readNumber } from '../sgf/values.js';
import { applyNode, type ReplaySource, type Report } from './apply-node.js';
import { type BoardKind, playableGame } from './games.js';
import { Ledger } from './ledger.js';
import { type Notation, textNotation } from './notation/notation.js';
import type { Position } from './position.js';
import { ReplayState } from './replay-state.js';

/** The start of the game, before the root. */
const BEFORE_ROOT = -1 as NodeId;

/**
 * Replays one game tree: gives the position after any node, in any order. A node's changes are logged when it is first
 * applied; a jump undoes changes up to the node where the two paths part, and goes forward from there. A tree in a
 * dialect (`needsExpansion`) must be expanded first: its moves are not move properties yet.
 */
export class Replayer {
  readonly tree: GameTree;
  /** Who plays first. */
  readonly first: Color;
  readonly size: BoardSize;
  /** False for games without rules here: their moves are counted, but no stone is placed. */
  readonly hasBoard: boolean;
  readonly notation: Notation;
  readonly boardKind: BoardKind;
  readonly #state: ReplayState;
  readonly #ledger: Ledger;
  #hasFindings: boolean;
  readonly #source: ReplaySource;
  #applied = BEFORE_ROOT;
  #shown: NodeId | undefined;
  #position: Position | undefined;
  /** The nodes that a jump still has to apply, the next one last. */
  readonly #ahead: NodeId[] = [];

  readonly #cellsAt = (node: NodeId) => {
    this.#goTo(node);
    return this.#state.board.cells.slice();
  };

  /**
   * @param report receives findings, again each time a node is applied
   * @param first who plays first; needed if the tree lacks the first moves of its record
   */
  constructor(tree: GameTree, report?: Report, first = firstToPlay(tree)) {
    const { columns, rows, isInvalid: hasFindings } = readBoardSize(tree);
    const game = playableGame(tree, { columns, rows });
    this.tree = tree;
    this.first = first;
    this.size = { columns, rows };
    this.hasBoard = game !== undefined;
    this.notation = game?.notation ?? textNotation;
    this.boardKind = game?.boardKind ?? 'go';
    this.#hasFindings = hasFindings || !game;
    const reportFinding: Report = (...finding) => {
      if (!game) return;
      this.#hasFindings = true;
      report?.(...finding);
    };
    this.#source = { tree, notation: this.notation, size: this.size, report: reportFinding };
    this.#state = new ReplayState(this.size, game?.ruleset ?? go);
    this.#state.toPlay = first;
    this.#ledger = new Ledger(tree.size);
    this.#ledger.write(BEFORE_ROOT, 0, this.#state);
  }

  /** Whether the game or a node replayed so far has findings; `CheckedReplayer` lists them. */
  get hasFindings(): boolean {
    return this.#hasFindings;
  }

  /** @throws RangeError for a number that is not a node of the tree */
  positionAt(node: NodeId): Position {
    if (this.#position === undefined || node !== this.#shown) {
      if (!Number.isInteger(node) || node < 0 || node >= this.tree.size)
        throw new RangeError(`no node ${node}`);
      this.#goTo(node);
      const board = new FixedBoard(this.size, node, this.#cellsAt);
      this.#position = this.#state.position(board);
      this.#shown = node;
    }
    return this.#position;
  }

  /**
   * Steps from both nodes towards their common ancestor, from the one with the higher number first, because a parent
   * has a lower number than its children.
   */
  #goTo(node: NodeId): void {
    let from = this.#applied;
    let to = node;
    while (from !== to) {
      if (from > to) {
        this.#ledger.undo(from, this.#state);
        from = this.#before(from);
      } else {
        this.#ahead.push(to);
        to = this.#before(to);
      }
    }
    this.#goForward(from);
  }

  /**
   * Applies the nodes ahead to the board as it is after `from`. Undo and redo change cells only: captures, turn, ko and
   * numbers are stale until they are restored.
   */
  #goForward(from: NodeId): void {
    const ahead = this.#ahead;
    let isStateCurrent = from === this.#applied;
    let last = from;
    for (let next = ahead.pop(); next !== undefined; next = ahead.pop()) {
      const isKnown = this.#ledger.knows(next);
      if (isKnown) this.#ledger.redo(next, this.#state);
      else {
        if (!isStateCurrent) this.#ledger.restore(last, this.#state);
        this.#apply(next);
      }
      isStateCurrent = !isKnown;
      last = next;
    }
    if (!isStateCurrent) this.#ledger.restore(last, this.#state);
    this.#applied = last;
  }

  #apply(node: NodeId): void {
    const start = this.#state.board.log.end;
    applyNode(this.#state, this.#source, node);
    this.#ledger.write(node, start, this.#state);
  }

  #before(node: NodeId): NodeId {
    return this.tree.parent(node) ?? BEFORE_ROOT;
  }
}

/** The player to move at the start: by the first move or PL, or else by HA (M-18). */
function firstToPlay(tree: GameTree): Color {
  let node: NodeId | undefined = tree.root;
  for (; node !== undefined; node = tree.firstChild(node)) {
    if (tree.has(node, 'B')) return 'black';
    if (tree.has(node, 'W')) return 'white';
    const color = readColor(tree.values(node, 'PL')[0] ?? '');
    if (color) return color;
  }
  return (readNumber(tree.values(tree.root, 'HA')[0] ?? '') ?? 0) >= 2 ? 'white' : 'black';
}
