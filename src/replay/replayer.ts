import { readBoardSize } from '../game/board-size.js';
import { pathTo } from '../game/walk.js';
import { go } from '../rules/go.js';
import type { BoardSize, Color } from '../rules/point.js';
import type { DiagnosticCode, Finding } from '../sgf/diagnostic.js';
import type { GameTree, NodeId } from '../sgf/game-tree.js';
import { readColor, readNumber } from '../sgf/values.js';
import { applyNode, passMoves } from './apply-node.js';
import { playableGame } from './games.js';
import { goNotation } from './notation/go-notation.js';
import type { Notation } from './notation/notation.js';
import type { Position } from './position.js';
import { ReplayState } from './replay-state.js';

/** A position is remembered at least every so many nodes of a path … */
const CHECKPOINT_INTERVAL = 16;
/** … but all that is remembered of one tree stays below about this many cells. */
const CHECKPOINT_CELLS = 8_000_000;

/**
 * Replays one game tree: the position after any node, in any order of asking. It walks up from the
 * node to the nearest remembered position and applies the nodes from there; positions are
 * remembered at regular depths, so a jump costs a bounded number of nodes. A tree in a dialect
 * (`needsExpansion`) has to be expanded first: its moves are not moves yet.
 */
export class Replayer {
  readonly tree: GameTree;
  readonly size: BoardSize;
  /** False for games that have no rules here: their moves are counted, no stone is placed. */
  readonly hasBoard: boolean;
  readonly notation: Notation;
  readonly #state: ReplayState;
  readonly #start: Position;
  readonly #depths: Int32Array;
  readonly #interval: number;
  readonly #checkpoints = new Map<NodeId, Position>();
  /** What was odd in the nodes that were replayed so far, and in the whole game. */
  readonly findings = new Map<NodeId, readonly Finding[]>();
  #applied: NodeId | undefined;
  #shown: Position;

  constructor(tree: GameTree) {
    const { columns, rows, isOdd } = readBoardSize(tree);
    const game = playableGame(tree, { columns, rows });
    this.tree = tree;
    this.size = { columns, rows };
    this.hasBoard = game !== undefined;
    this.notation = game?.notation ?? goNotation;
    this.#state = new ReplayState(this.size, game?.ruleset ?? go);
    this.#state.toPlay = firstToPlay(tree);
    this.#start = this.#shown = this.#state.position();
    this.#depths = depthsOf(tree);
    const share = Math.ceil((tree.size * columns * rows) / CHECKPOINT_CELLS);
    this.#interval = Math.max(CHECKPOINT_INTERVAL, share);
    if (isOdd) this.#note('board-size', 'SZ');
    if (!game) this.#note('unsupported-game', 'GM');
  }

  positionAt(node: NodeId): Position {
    if (node !== this.#applied) {
      this.#replayTo(node);
      this.#shown = this.#state.position();
    }
    return this.#shown;
  }

  /** What was odd on the path to a node, in path order. */
  findingsAt(node: NodeId): readonly Finding[] {
    this.positionAt(node);
    return [NO_NODE, ...pathTo(this.tree, node)].flatMap((id) => this.findings.get(id) ?? []);
  }

  #replayTo(node: NodeId): void {
    const pending: NodeId[] = [];
    let current: NodeId | undefined = node;
    while (current !== undefined && current !== this.#applied && !this.#checkpoints.has(current)) {
      pending.push(current);
      current = this.tree.parent(current);
    }
    if (current === undefined) this.#state.restore(this.#start);
    else {
      const checkpoint = this.#checkpoints.get(current);
      if (checkpoint) this.#state.restore(checkpoint);
    }
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) this.#apply(next);
    this.#applied = node;
  }

  #apply(node: NodeId): void {
    const apply = this.hasBoard ? applyNode : passMoves;
    const findings = apply(this.#state, this, node);
    if (findings.length > 0) this.findings.set(node, findings);
    if ((this.#depths[node] ?? 0) % this.#interval === this.#interval - 1) {
      this.#checkpoints.set(node, this.#state.position());
    }
  }

  #note(code: DiagnosticCode, identifier: string): void {
    const { tree } = this;
    const before = this.findings.get(NO_NODE) ?? [];
    const property = tree.propertyIds(tree.root).find((row) => tree.nameOf(row) === identifier);
    const offset = property === undefined ? 0 : tree.placeOf(property);
    this.findings.set(NO_NODE, [...before, { code, offset, node: tree.root }]);
  }
}

/** What holds for the whole game is kept under no node's number. */
const NO_NODE = -1 as NodeId;

/** How many nodes stand above each node; a parent always has the lower number. */
function depthsOf(tree: GameTree): Int32Array {
  const depths = new Int32Array(tree.size);
  for (let node = 1; node < tree.size; node++) {
    depths[node] = (depths[tree.parent(node as NodeId) ?? 0] ?? 0) + 1;
  }
  return depths;
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
