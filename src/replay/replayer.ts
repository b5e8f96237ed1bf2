import { readBoardSize } from '../game/board-size.js';
import { FixedBoard } from '../rules/board.js';
import { go } from '../rules/go.js';
import type { BoardSize, Color } from '../rules/point.js';
import type { GameTree, NodeId } from '../sgf/game-tree.js';
import { readColor, readNumber } from '../sgf/values.js';
import { applyNode, type Tell } from './apply-node.js';
import { playableGame } from './games.js';
import { Ledger } from './ledger.js';
import type { Notation } from './notation/notation.js';
import { textNotation } from './notation/text-notation.js';
import type { Position } from './position.js';
import { ReplayState } from './replay-state.js';

/** Stands for the start of the game, before the root. */
const BEFORE_ROOT = -1 as NodeId;

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
  readonly #state: ReplayState;
  readonly #ledger: Ledger;
  readonly #startCells: Uint8Array;
  /** Whether anything is odd in the nodes that were replayed so far: `CheckedReplayer` tells what. */
  isOdd: boolean;
  /** @internal */
  readonly tell: Tell;
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
    this.isOdd = isOdd || !game;
    this.tell = (...odd) => {
      if (!game) return;
      this.isOdd = true;
      tell?.(...odd);
    };
    this.#state = new ReplayState(this.size, game?.ruleset ?? go);
    this.#state.toPlay = firstToPlay(tree);
    this.#startCells = this.#state.board.cells.slice();
    this.#ledger = new Ledger(tree.size);
    this.#ledger.write(BEFORE_ROOT, 0, this.#state);
  }

  positionAt(node: NodeId): Position {
    if (this.#position === undefined || node !== this.#shown) {
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
      else {
        this.#ahead.push(to);
        to = this.#before(to);
      }
    }
    this.#goForward(from);
  }

  /** Takes back a node, or all of them where its changes are forgotten; the node that is left. */
  #takeBack(node: NodeId): NodeId {
    if (this.#ledger.knows(node, this.#state)) {
      this.#ledger.undo(node, this.#state);
      return this.#before(node);
    }
    this.#state.board.cells.set(this.#startCells);
    return BEFORE_ROOT;
  }

  /** Applies the nodes ahead to the board as it is after `from`. */
  #goForward(from: NodeId): void {
    const ahead = this.#ahead;
    let isStanding = from === this.#applied;
    let last = from;
    for (let next = ahead.pop(); next !== undefined; next = ahead.pop()) {
      const isKnown = this.#ledger.knows(next, this.#state);
      if (isKnown) this.#ledger.redo(next, this.#state);
      else {
        if (!isStanding) this.#ledger.restore(last, this.#state);
        this.#apply(next);
      }
      isStanding = !isKnown;
      last = next;
    }
    if (!isStanding) this.#ledger.restore(last, this.#state);
    this.#applied = last;
  }

  #apply(node: NodeId): void {
    const start = this.#state.board.log.end;
    applyNode(this.#state, this, node);
    this.#ledger.write(node, start, this.#state);
  }

  #before(node: NodeId): NodeId {
    return this.tree.parent(node) ?? BEFORE_ROOT;
  }
}

/** Whose turn it is before anything is played: by the first PL or move, then by HA (M-18). */
function firstToPlay(tree: GameTree): Color {
  let node: NodeId | undefined = tree.root;
  for (; node !== undefined; node = tree.firstChild(node)) {
    const color = readColor(tree.values(node, 'PL')[0] ?? '');
    if (color) return color;
    if (tree.has(node, 'B')) return 'black';
    if (tree.has(node, 'W')) return 'white';
  }
  return (readNumber(tree.values(tree.root, 'HA')[0] ?? '') ?? 0) >= 2 ? 'white' : 'black';
}
