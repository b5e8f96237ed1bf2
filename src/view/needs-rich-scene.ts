import type { GameTree } from '../sgf/game-tree.js';

/** What few records have; only the rich scene shows it. */
const richProperties = 'AR LN DD SI RG SC SE KGSDE QE QB QW PM FG'.split(' ');

/** Whether something in a record is left out by `buildScene` and shown by `buildRichScene`. */
export function needsRichScene(tree: GameTree): boolean {
  return richProperties.some((name) => tree.mentions(name));
}
