import type { GameTree, NodeId, PropertyId } from '../sgf/game-tree.js';
import { readBoardSize } from './board-size.js';
import { letterPair } from './dialect-handicap.js';
import { firstMoves } from './first-moves.js';
import { movesIn } from './walk.js';

/** Properties to add to a node so that its variation begins at move 1: identifiers and values. */
type Restart = readonly (readonly [identifier: string, value: string])[];

/**
 * Live records with remarks mark the start of remark variations with PT. Their move numbers start at 1, and some replay
 * the game from its first move: those begin with an empty board (P-39; D-20). No other record uses PT like this.
 *
 * @returns a function that gives what to add to a node
 */
export function restarts(tree: GameTree): (node: NodeId) => Restart {
  if (!tree.mentions('PT') || !isRearranged(tree)) return () => [];
  const game = beginningOf(tree, tree.root);
  const isBare = !tree.mentions('AB') && !tree.mentions('AW');
  const { columns, rows } = readBoardSize(tree);
  const clear: Restart[number] = ['AE', `aa:${letterPair(columns - 1, rows - 1)}`];
  return (node) => {
    const parent = tree.parent(node);
    const isVariation = parent !== undefined && tree.firstChild(parent) !== node;
    if (!isVariation || !tree.has(node, 'PT') || tree.has(node, 'MN')) return [];
    const moves = movesIn(tree, node);
    const isReplay = isBare && moves === 0 && beginningOf(tree, node) === game;
    return [...(isReplay ? [clear] : []), ['MN', String(moves)]];
  };
}

/** The first two moves, `B[pd]W[dd]`; four characters are enough for longer values. */
function beginningOf(tree: GameTree, node: NodeId): string {
  const moves = firstMoves(tree, node).slice(0, 2);
  const texts = moves.map((move) => tree.text.slice(tree.offsetOf(move), tree.offsetOf(move) + 4));
  return moves.map((move, at) => tree.nameOf(move) + (texts[at] ?? '')).join('');
}

/** Whether the game continued after variations: its nodes are not in the order of the text. */
function isRearranged(tree: GameTree): boolean {
  const count = tree.endProperty((tree.size - 1) as NodeId);
  for (let row = 1; row < count; row++) {
    if (tree.offsetOf(row as PropertyId) < tree.offsetOf((row - 1) as PropertyId)) return true;
  }
  return false;
}
