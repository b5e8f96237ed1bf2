import type { GameTree } from '../sgf/game-tree.js';
import { readNumber } from '../sgf/values.js';

export const GO = 1;

/** The number of the game (GM); Go where it is missing or not a number. */
export function readGameType(tree: GameTree): number {
  const [raw] = tree.values(tree.root, 'GM');
  const number = raw === undefined ? undefined : readNumber(raw);
  return number ?? GO;
}
