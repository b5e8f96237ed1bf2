import type { GameTree } from '../sgf/game-tree.js';

/** What few records have; only the rich scene shows it. */
const richProperties = 'AR LN DD SI RG SC SE KGSDE QE QB QW PM FG'.split(' ');

/** What a page asks of the board, as the attributes have it. */
export interface SceneWishes {
  readonly marks: string;
  readonly numbers: string;
  readonly numberFrom: string;
}

const richRecords = new WeakMap<GameTree, boolean>();

/** Whether a board needs `buildRichScene`: for what its record draws, or for what the page asks for. */
export function needsRichScene(
  tree: GameTree,
  { marks, numbers, numberFrom }: SceneWishes,
): boolean {
  if (!/^(auto|last|none)?,(auto|none)?,$/.test([marks, numbers, numberFrom].join())) return true;
  const isRich = richRecords.get(tree) ?? richProperties.some((name) => tree.mentions(name));
  richRecords.set(tree, isRich);
  return isRich;
}
