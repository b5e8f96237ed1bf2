import { readBoardSize } from '../game/board-size.js';
import { pathTo } from '../game/walk.js';
import { FixedBoard } from '../rules/board.js';
import { go } from '../rules/go.js';
import type { BoardSize, Color } from '../rules/point.js';
import type { Finding } from '../sgf/diagnostic.js';
import type { GameTree, NodeId } from '../sgf/game-tree.js';
import { readColor, readNumber } from '../sgf/values.js';
import { applyNode, passMoves } from './apply-node.js';
import { playableGame } from './games.js';
import { Ledger } from './ledger.js';
import { goNotation } from './notation/go-notation.js';
import type { Notation } from './notation/notation.js';
import type { Position } from './position.js';
import { ReplayFindings } from './replay-findings.js';
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
  /** What was odd in the nodes that were replayed so far, and in the whole game. */
  readonly findings: ReplayFindings;
  #applied = BEFORE_ROOT;
  #shown: { readonly node: NodeId; readonly position: Position } | undefined;

  constructor(tree: GameTree) {
    const { columns, rows, isOdd } = readBoardSize(tree);
    const game = playableGame(tree, { columns, rows });
    this.tree = tree;
    this.size = { columns, rows };
    this.hasBoard = game !== undefined;
    this.notation = game?.notation ?? goNotation;
    this.#state = new ReplayState(this.size, game?.ruleset ?? go);
    this.#state.toPlay = firstToPlay(tree);
    this.findings = new ReplayFindings(tree);
    this.#startCells = this.#state.board.cells.slice();
    this.#ledger = new Ledger(tree.size);
    this.#ledger.write(BEFORE_ROOT, 0, this.#state);
    if (isOdd) this.findings.tellOfGame('board-size', 'SZ');
    if (!game) this.findings.tellOfGame('unsupported-game', 'GM');
  }

  positionAt(node: NodeId): Position {
    if (node !== this.#shown?.node) {
      this.#goTo(node);
      const board = new FixedBoard(this.size, () => this.#cellsAt(node));
      this.#shown = { node, position: this.#state.position(board) };
    }
    return this.#shown.position;
  }

  /** What was odd on the path to a node, in path order. */
  findingsAt(node: NodeId): readonly Finding[] {
    this.positionAt(node);
    return this.findings.along(pathTo(this.tree, node));
  }

  #cellsAt(node: NodeId): Uint8Array {
    this.#goTo(node);
    return this.#state.board.cells.slice();
  }

  /** A parent has the lower number: of two nodes on different paths the higher one is left first. */
  #goTo(node: NodeId): void {
    const ahead: NodeId[] = [];
    let from = this.#applied;
    let to = node;
    while (from !== to) {
      if (from > to) from = this.#takeBack(from);
      else {
        ahead.push(to);
        to = this.#before(to);
      }
    }
    this.#goForward(from, ahead);
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

  /** Applies nodes to the board as it is after `from`; the next one is the last of the list. */
  #goForward(from: NodeId, ahead: NodeId[]): void {
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
    const apply = this.hasBoard ? applyNode : passMoves;
    this.findings.begin(node);
    apply(this.#state, this, node);
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
