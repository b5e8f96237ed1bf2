import type { GameTree } from '../sgf/game-tree.js';

/** Whether a tree holds what only `expandDialect` makes readable: S[…] of SmartGo, HD of SGF2. */
export function needsExpansion(tree: GameTree): boolean {
  return tree.mentions('S') || tree.mentions('HD');
}
