import type { GameTree, NodeId, PropertyId } from '../sgf/game-tree.js';
import { readBoardSize } from './board-size.js';
import { letterPair } from './dialect-handicap.js';
import { lineThrough, movesIn, movesOf, pathTo } from './walk.js';

/** What has to be added to a node so that its variation begins at move 1: identifiers and values. */
export type Restart = readonly (readonly [identifier: string, value: string])[];

/**
 * Live records with remarks mark these with PT; their numbers start at 1, and some play the game once more from its
 * first move: those begin with an empty board (P-39; D-20). No other record uses PT so.
 */
export function restartAt(tree: GameTree, node: NodeId): Restart {
  const isRemark = node !== tree.root && tree.has(node, 'PT') && isRearranged(tree);
  if (!isRemark || tree.has(node, 'MN')) return [];
  const number: Restart[number] = ['MN', String(movesIn(tree, node))];
  return repeatsGame(tree, node) ? [['AE', wholeBoard(tree)], number] : [number];
}

/** Whether the game goes on behind variations: then its nodes don't stand in the order of the text. */
function isRearranged(tree: GameTree): boolean {
  const count = tree.endProperty((tree.size - 1) as NodeId);
  for (let row = 1; row < count; row++) {
    if (tree.offsetOf(row as PropertyId) < tree.offsetOf((row - 1) as PropertyId)) return true;
  }
  return false;
}

/** Whether a variation begins with the first two moves of the game, and nothing was set up before them. */
function repeatsGame(tree: GameTree, node: NodeId): boolean {
  const path = pathTo(tree, node);
  const variation = lineThrough(tree, node).slice(path.length - 1);
  const beginning = firstMoves(tree, path.slice(0, -1));
  const isBare = !tree.has(tree.root, 'AB') && !tree.has(tree.root, 'AW');
  return (
    isBare && beginning.length === 2 && beginning.join() === firstMoves(tree, variation).join()
  );
}

/** The first two moves of a line, as `Bpd`. */
function firstMoves(tree: GameTree, line: readonly NodeId[]): string[] {
  const moves = line.flatMap((node) => movesOf(tree, node));
  return moves.slice(0, 2).map((move) => tree.nameOf(move) + tree.firstValue(move));
}

function wholeBoard(tree: GameTree): string {
  const { columns, rows } = readBoardSize(tree);
  return `aa:${letterPair(columns - 1, rows - 1)}`;
}
