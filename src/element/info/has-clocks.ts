import type { GameTree } from '../../sgf/game-tree.js';

/** Whether any node of the game tells a clock. */
export function hasClocks(tree: GameTree): boolean {
  return ['BL', 'WL', 'OB', 'OW'].some((identifier) => tree.mentions(identifier));
}
