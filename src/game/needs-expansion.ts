import type { GameTree } from '../sgf/game-tree.js';

/** Whether a tree holds what only `expandDialect` makes readable: S[…] of SmartGo, HD and PT of SGF2. */
export function needsExpansion(tree: GameTree): boolean {
  return ['S', 'HD', 'PT'].some((name) => tree.mentions(name));
}
