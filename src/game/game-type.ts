import type { GameTree } from '../sgf/game-tree.js';
import { readNumber } from '../sgf/values.js';

export const GO = 1;
export const OTHELLO = 2;
export const GOMOKU = 4;
export const HEX = 11;

/** The number of the game: GM, or GK in the SGF2 dialect; otherwise Go. */
export function readGameType(tree: GameTree): number {
  const { root } = tree;
  return (
    readNumber(tree.values(root, 'GM')[0] ?? '') ??
    readNumber(tree.values(root, 'GK')[0] ?? '') ??
    GO
  );
}

/** Whether a tree needs `expandDialect`: it has S[…] of SmartGo, or HD or PT of SGF2. */
export function needsExpansion(tree: GameTree): boolean {
  return ['S', 'HD', 'PT'].some((name) => tree.mentions(name));
}
