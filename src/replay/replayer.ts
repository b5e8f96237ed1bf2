import { readBoardSize } from '../game/board-size.js';
import { FixedBoard } from '../rules/board.js';
import { go } from '../rules/go.js';
import type { BoardSize, Color } from '../rules/point.js';
import type { GameTree, NodeId } from '../sgf/game-tree.js';
import { readColor, readNumber } from '../sgf/values.js';
import { applyNode, type ReplaySource, type Tell } from './apply-node.js';
import { type BoardKind, playableGame } from './games.js';
import { Ledger } from './ledger.js';
import { type Notation, textNotation } from './notation/notation.js';
import type { Position } from './position.js';
import { ReplayState } from './replay-state.js';

/** Stands for the start of the game, before the root. */
const BEFORE_ROOT = -1 as NodeId;
/** A board is kept after so many nodes and changes of a path: no way back or forth is longer. */
const LONGEST_WAY = 2 ** 16;

/**
 * Replays one game tree: the position after any node, in any order of asking. What a node changed
 * is written down when it is first applied; a jump takes changes back up to the node where the two
 * paths part, and goes on from there. A tree in a dialect (`needsExpansion`) has to be expanded
 * first: its moves are not moves yet.
 */
export class Replayer {
  readonly tree: GameTree;
  readonly size: BoardSize;
  /** False for games that have no rules here: their moves are counted, no stone is placed. */
  readonly hasBoard: boolean;
  readonly notation: Notation;
  readonly boardKind: BoardKind;
  readonly #state: ReplayState;
  readonly #ledger: Ledger;
  /** The cells after some nodes, for those whose changes are forgotten. */
  readonly #kept: Map<NodeId, Uint8Array>;
  /** How many nodes and changes lie between a node and the kept board above it. */
  readonly #ways: Int32Array;
  #isOdd: boolean;
  readonly #source: ReplaySource;
  #applied = BEFORE_ROOT;
  #shown: NodeId | undefined;
  #position: Position | undefined;
  /** The nodes that a jump still has to apply, the next one last. */
  readonly #ahead: NodeId[] = [];

  readonly #cellsAt = (node: NodeId) => {
    this.#goTo(node);
    return this.#state.board.copyCells();
  };

  /** @param tell takes what is odd, once for each time that a node is applied */
  constructor(tree: GameTree, tell?: Tell) {
    const { columns, rows, isOdd } = readBoardSize(tree);
    const game = playableGame(tree, { columns, rows });
    this.tree = tree;
    this.size = { columns, rows };
    this.hasBoard = game !== undefined;
    this.notation = game?.notation ?? textNotation;
    this.boardKind = game?.boardKind ?? 'go';
    this.#isOdd = isOdd || !game;
    const tellOdd: Tell = (...odd) => {
      if (!game) return;
      this.#isOdd = true;
      tell?.(...odd);
    };
    this.#source = { tree, notation: this.notation, size: this.size, tell: tellOdd };
    this.#state = new ReplayState(this.size, game?.ruleset ?? go);
    this.#state.toPlay = firstToPlay(tree);
    this.#kept = new Map([[BEFORE_ROOT, this.#state.board.cells.slice()]]);
    this.#ledger = new Ledger(tree.size);
    this.#ways = new Int32Array(tree.size + 1);
    this.#ledger.write(BEFORE_ROOT, 0, this.#state);
  }

  /** Whether anything is odd in the game, or in the nodes that were replayed so far: `CheckedReplayer` tells what. */
  get isOdd(): boolean {
    return this.#isOdd;
  }

  /** @throws RangeError for a number that is no node of the tree */
  positionAt(node: NodeId): Position {
    if (this.#position === undefined || node !== this.#shown) {
      if (!(node + 1 in this.#ways) || node < 0) throw new RangeError(`no node ${node}`);
      this.#goTo(node);
      const board = new FixedBoard(this.size, node, this.#cellsAt);
      this.#position = this.#state.position(board);
      this.#shown = node;
    }
    return this.#position;
  }

  /** A parent has the lower number: of two nodes on different paths the higher one is left first. */
  #goTo(node: NodeId): void {
    let from = this.#applied;
    let to = node;
    while (from !== to) {
      if (from > to) from = this.#takeBack(from);
      else if (this.#showKept(to)) from = to;
      else {
        this.#ahead.push(to);
        to = this.#before(to);
      }
    }
    this.#goForward(from);
  }

  /** Puts the board as it is after a node, where that is kept. */
  #showKept(node: NodeId): boolean {
    const cells = this.#ways[node + 1] === 0 ? this.#kept.get(node) : undefined;
    if (cells) this.#state.board.cells.set(cells);
    return cells !== undefined;
  }

  /** Takes back a node, or goes back to where a board is kept; the node that is left. */
  #takeBack(node: NodeId): NodeId {
    let before = this.#before(node);
    if (this.#ledger.knows(node, this.#state)) this.#ledger.undo(node, this.#state);
    else while (!this.#showKept(before)) before = this.#before(before);
    return before;
  }

  /**
   * Applies the nodes ahead to the board as it is after `from`. Taking back and doing again change
   * cells only: captures, turn, ko and numbers are those of another node until they are restored.
   */
  #goForward(from: NodeId): void {
    const ahead = this.#ahead;
    let isStateCurrent = from === this.#applied;
    let last = from;
    for (let next = ahead.pop(); next !== undefined; next = ahead.pop()) {
      const isKnown = this.#ledger.knows(next, this.#state);
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
    const way = (this.#ways[this.#before(node) + 1] ?? 0) + 1 + this.#state.board.log.end - start;
    const isFar = way > LONGEST_WAY;
    this.#ways[node + 1] = isFar ? 0 : way;
    if (isFar) this.#kept.set(node, this.#state.board.cells.slice());
  }

  #before(node: NodeId): NodeId {
    return this.tree.parent(node) ?? BEFORE_ROOT;
  }
}

/** Whose turn it is before anything is played: by the first move or PL, then by HA (M-18). */
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
