import { readAddress } from '../game/address.js';
import { expandDialect } from '../game/dialects.js';
import { lineThrough, movesIn } from '../game/walk.js';
import type { Replayer } from '../replay/replayer.js';
import type { Color, Point } from '../rules/point.js';
import { type GameTree, type NodeId, nodesOf } from '../sgf/game-tree.js';
import { readNumber, simpleTextAt } from '../sgf/values.js';
import type { Steps } from './steps.js';

export interface GuessOptions {
  /** The first node whose move is asked; by default the root, whose own move is never asked. */
  readonly from?: NodeId | undefined;
  /** The last node whose move is asked; by default the end of the main line, or of the line through `from`. */
  readonly to?: NodeId | undefined;
  /** Whose moves are asked. */
  readonly side?: Color | 'both' | undefined;
  /** Asks only at these nodes, each for the move that follows; `from` and `to` are then ignored. */
  readonly nodes?: readonly NodeId[] | undefined;
}

/** One move that the reader guesses. */
export interface Question {
  /** The node whose position is shown. */
  readonly node: NodeId;
  /** The node of the record’s move. */
  readonly move: NodeId;
  readonly toPlay: Color;
}

/**
 * Questions about the stones that players place on a line, each with the position before it. If a node has two moves,
 * the first is asked. Black's first stones in a handicap game are not asked, because they are not a choice.
 */
export function questionsBetween(
  { nodes }: Steps,
  tree: GameTree,
  from: NodeId | undefined,
  to: NodeId | undefined,
): Question[] {
  const line = lineBetween(tree, from, to);
  const hasHandicap = (readNumber(tree.values(tree.root, 'HA')[0] ?? '') ?? 0) >= 2;
  const firstWhite = lineThrough(tree, line.at(-1) ?? tree.root).find((node) =>
    tree.has(node, 'W'),
  );
  return line.flatMap((node) => {
    const shown = tree.parent(node);
    const step = nodes.get(node);
    const isHandicap = hasHandicap && firstWhite !== undefined && node < firstWhite;
    if (shown === undefined || isHandicap) return [];
    const isPlay = step?.node === node && typeof step.move === 'number';
    return isPlay ? [{ node: shown, move: node, toPlay: step.color }] : [];
  });
}

/** The nodes from one to another. If the second is not below the first, from the first to the end of its line. */
function lineBetween(tree: GameTree, from = tree.root, to?: NodeId): NodeId[] {
  const line = lineThrough(tree, to ?? from);
  const [first, last] = [line.indexOf(from), to === undefined ? line.length : line.indexOf(to)];
  return first < 0 || first > last ? lineBetween(tree, from) : line.slice(first, last + 1);
}

/** Questions about the next move after each node, if the stones don't change before that move. */
export function questionsAt(
  replayer: Replayer,
  steps: Steps,
  nodes: readonly NodeId[],
): Question[] {
  const { tree } = replayer;
  return [...new Set(nodes)].flatMap((node) => {
    let next = tree.firstChild(node);
    while (next !== undefined && movesIn(tree, next) === 0) next = tree.firstChild(next);
    const step = next === undefined ? undefined : steps.nodes.get(next);
    if (!step || step.isUnreadable || !isSameBefore(replayer, node, step.node)) return [];
    return [{ node, move: step.node, toPlay: step.color }];
  });
}

/** Whether a move is played on the same stones as in another node. */
export function isSameBefore(replayer: Replayer, node: NodeId, move: NodeId): boolean {
  const before = replayer.tree.parent(move) ?? node;
  if (before === node) return true;
  const { board } = replayer.positionAt(node);
  const { board: other } = replayer.positionAt(before);
  const { columns, rows } = board.size;
  return new Array<number>(columns * rows)
    .fill(0)
    .map((_, place) => place as Point)
    .every((point) => board.at(point) === other.at(point));
}

/**
 * The nodes at which a record, or the author of the page, asks for the next move, in file order: those named `?`, and
 * those with these addresses (`12 35 81`).
 */
export function questionNodes(tree: GameTree, addresses = ''): NodeId[] {
  const plain = expandDialect(tree);
  const named = [...nodesOf(plain)].filter((node) =>
    /^[?？]$/.test(simpleTextAt(plain, node, 'N').trim()),
  );
  const addressed = addresses.split(/[\s,]+/).filter(Boolean);
  const found = addressed.map((address) => readAddress(plain, address));
  const nodes = new Set([...named, ...found.filter((node) => node !== undefined)]);
  return [...nodes].sort((one, other) => one - other);
}
