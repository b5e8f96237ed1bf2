import { movesOf, pathTo } from '../game/walk.js';
import type { Replayer } from '../replay/replayer.js';
import { type Color, opponent, type Point } from '../rules/point.js';
import type { SpecialMove } from '../rules/ruleset.js';
import type { GameTree, NodeId } from '../sgf/game-tree.js';
import { readColor, simpleTextAt, textAt } from '../sgf/values.js';
import { turnIn } from './words.js';

/** A node with a move. If the node has two moves, the first belongs to the player, and the second is the answer. */
export interface Step {
  readonly node: NodeId;
  /** The step before, or the start. */
  readonly before: Step;
  readonly color: Color;
  readonly move: Point | 'pass' | SpecialMove;
  /** Whether the value can't be read. As in the replay, it then counts as a pass. */
  readonly isUnreadable: boolean;
  /** Number of steps from the start. */
  readonly depth: number;
  /** The colour that plays next. */
  readonly toPlay: Color;
  /** The steps that follow, in file order. */
  readonly after: readonly Step[];
}

/** The moves after the start of a problem. A node without a move belongs to the step before it. */
export interface Steps {
  /** The position of the question. It is not a move: its `before` is itself, and its colour is the opponent’s. */
  readonly start: Step;
  /** All steps, the start first, in file order. */
  readonly all: readonly Step[];
  /** The nodes of the problem with the steps to which they belong, in file order. */
  readonly nodes: ReadonlyMap<NodeId, Step>;
}

type Growing = Step & { before: Step; readonly after: Step[] };

/** The last node before the first move: from the root down, while there is only one child and it has no move. */
export function findStart(tree: GameTree): NodeId {
  let start = tree.root;
  for (;;) {
    const child = tree.firstChild(start);
    if (child === undefined || tree.nextSibling(child) !== undefined) return start;
    if (movesOf(tree, child).length > 0) return start;
    start = child;
  }
}

/** Collects the moves below `node`. */
export function readSteps(replayer: Replayer, node: NodeId): Steps {
  const { tree, notation, size } = replayer;
  const start = { node, move: 'pass', depth: 0, after: [] } as unknown as Growing & {
    color: Color;
    toPlay: Color;
  };
  start.before = start;
  const all: Growing[] = [start];
  const nodes = new Map<NodeId, Growing>([[node, start]]);
  for (let id = node + 1; id < tree.size; id++) {
    const next = id as NodeId;
    const before = nodes.get(tree.parent(next) ?? tree.root);
    if (!before) break; // the nodes below the start have consecutive numbers
    const [first, second = first] = movesOf(tree, next);
    if (first === undefined || second === undefined) {
      nodes.set(next, before);
      continue;
    }
    const move = notation.readMove(tree.firstValue(first), size);
    const step: Growing = {
      node: next,
      before,
      color: tree.nameOf(first) === 'B' ? 'black' : 'white',
      move: move ?? 'pass',
      isUnreadable: move === undefined,
      depth: before.depth + 1,
      toPlay: tree.nameOf(second) === 'B' ? 'white' : 'black',
      after: [],
    };
    before.after.push(step);
    all.push(step);
    nodes.set(next, step);
  }
  start.toPlay = sideOf(replayer, start);
  start.color = opponent(start.toPlay);
  return { start, all, nodes };
}

/** The colour of the first moves. If there are none, or both colours begin, PL, words or the first branch decide. */
function sideOf(replayer: Replayer, { node, after: [first, ...others] }: Step): Color {
  const isPlain = first && others.every(({ color }) => color === first.color);
  if (isPlain) return first.color;
  const { tree } = replayer;
  return (
    namedSide(tree, node)?.color ??
    sideInWords(tree, node) ??
    first?.color ??
    replayer.positionAt(node).toPlay
  );
}

/** Whose turn it is according to the texts from the start up to the root, and then GC and GN. */
function sideInWords(tree: GameTree, start: NodeId): Color | undefined {
  const texts = pathTo(tree, start)
    .reverse()
    .flatMap((node) => [textAt(tree, node, 'C'), simpleTextAt(tree, node, 'N')]);
  const game = [textAt(tree, tree.root, 'GC'), simpleTextAt(tree, tree.root, 'GN')];
  for (const text of [...texts, ...game]) {
    const color = turnIn(text);
    if (color) return color;
  }
  return undefined;
}

/** The player named by the last PL on the way to the start, and its node. */
export function namedSide(
  tree: GameTree,
  start: NodeId,
): { color: Color; node: NodeId } | undefined {
  for (let node: NodeId | undefined = start; node !== undefined; node = tree.parent(node)) {
    const color = readColor(tree.values(node, 'PL')[0] ?? '');
    if (color) return { color, node };
  }
  return undefined;
}
