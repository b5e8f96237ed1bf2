import { readBoardSize } from '../game/board-size.js';
import { readGameType } from '../game/game-type.js';
import { go } from '../rules/go.js';
import type { BoardSize, Color } from '../rules/point.js';
import type { DiagnosticCode, Finding } from '../sgf/diagnostic.js';
import type { GameTree, NodeId } from '../sgf/game-tree.js';
import { readColor, readNumber } from '../sgf/values.js';
import { applyNode, type NodeReader } from './apply-node.js';
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
 * remembered at regular depths, so a jump costs a bounded number of nodes.
 */
export class Replayer {
  readonly tree: GameTree;
  readonly size: BoardSize;
  /** False for games that have no rules here: their moves are counted, no stone is placed. */
  readonly hasBoard: boolean;
  readonly notation: Notation;
  readonly #state: ReplayState;
  readonly #start: Position;
  readonly #reader: NodeReader;
  readonly #depths: Int32Array;
  readonly #interval: number;
  readonly #checkpoints = new Map<NodeId, Position>();
  readonly #findings = new Map<NodeId, Finding[]>();
  #applied: NodeId | undefined;
  #shown: Position | undefined;

  constructor(tree: GameTree) {
    const { columns, rows, isOdd } = readBoardSize(tree);
    this.tree = tree;
    this.size = { columns, rows };
    const game = playableGame(readGameType(tree));
    this.hasBoard = game !== undefined;
    this.notation = game?.notation ?? goNotation;
    this.#state = new ReplayState(this.size, game?.ruleset ?? go);
    this.#state.toPlay = firstToPlay(tree);
    this.#start = this.#state.position();
    this.#depths = depthsOf(tree);
    const share = Math.ceil((tree.size * columns * rows) / CHECKPOINT_CELLS);
    this.#interval = Math.max(CHECKPOINT_INTERVAL, share);
    this.#reader = {
      tree,
      notation: this.notation,
      report: (code, property, detail) => this.#report(code, tree.offsetOf(property), detail),
    };
    if (isOdd) this.#findings.set(tree.root, [finding('board-size', offsetOfRoot(tree, 'SZ'))]);
    if (!this.hasBoard) {
      this.#findings.set(tree.root, [finding('unsupported-game', offsetOfRoot(tree, 'GM'))]);
    }
  }

  positionAt(node: NodeId): Position {
    if (node !== this.#applied || !this.#shown) {
      this.#replayTo(node);
      this.#shown = this.#state.position();
    }
    return this.#shown;
  }

  /** What was odd on the path to a node, in path order. */
  findingsAt(node: NodeId): Finding[] {
    this.positionAt(node);
    const onPath: Finding[][] = [];
    let current: NodeId | undefined = node;
    while (current !== undefined) {
      const findings = this.#findings.get(current);
      if (findings) onPath.push(findings);
      current = this.tree.parent(current);
    }
    return onPath.reverse().flat();
  }

  #replayTo(node: NodeId): void {
    const pending: NodeId[] = [];
    let current: NodeId | undefined = node;
    let checkpoint: Position | undefined;
    while (current !== undefined && current !== this.#applied) {
      if (this.#isRememberedDepth(current)) checkpoint = this.#checkpoints.get(current);
      if (checkpoint) break;
      pending.push(current);
      current = this.tree.parent(current);
    }
    if (checkpoint) this.#state.restore(checkpoint);
    else if (current === undefined) this.#state.restore(this.#start);
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) this.#apply(next);
    this.#applied = node;
  }

  #apply(node: NodeId): void {
    this.#applied = node;
    if (this.hasBoard) applyNode(this.#state, this.#reader, node);
    if (this.#isRememberedDepth(node)) this.#checkpoints.set(node, this.#state.position());
  }

  #isRememberedDepth(node: NodeId): boolean {
    return (this.#depths[node] ?? 0) % this.#interval === this.#interval - 1;
  }

  #report(code: DiagnosticCode, offset: number, detail?: string): void {
    const node = this.#applied ?? this.tree.root;
    const known = this.#findings.get(node) ?? [];
    if (known.some((other) => other.code === code && other.offset === offset)) return;
    this.#findings.set(node, [...known, finding(code, offset, detail)]);
  }
}

function finding(code: DiagnosticCode, offset: number, detail?: string): Finding {
  return detail === undefined ? { code, offset } : { code, offset, detail };
}

function offsetOfRoot(tree: GameTree, identifier: string): number {
  const code = tree.propertyIds(tree.root).find((id) => tree.nameOf(id) === identifier);
  return code === undefined ? 0 : tree.offsetOf(code);
}

/** How many nodes stand above each node; a parent always has the lower number. */
function depthsOf(tree: GameTree): Int32Array {
  const depths = new Int32Array(tree.size);
  for (let node = 1; node < tree.size; node++) {
    const parent = tree.parent(node as NodeId) ?? tree.root;
    depths[node] = (depths[parent] ?? 0) + 1;
  }
  return depths;
}

/** Whose turn it is before anything is played: by the first PL or move, then by HA (M-18). */
function firstToPlay(tree: GameTree): Color {
  let node: NodeId | undefined = tree.root;
  while (node !== undefined) {
    const [turn] = tree.values(node, 'PL');
    const color = turn === undefined ? undefined : readColor(turn);
    if (color) return color;
    if (tree.has(node, 'B')) return 'black';
    if (tree.has(node, 'W')) return 'white';
    node = tree.firstChild(node);
  }
  return (readNumber(tree.values(tree.root, 'HA')[0] ?? '') ?? 0) >= 2 ? 'white' : 'black';
}

