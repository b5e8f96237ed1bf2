import { lineThrough } from '../game/walk.js';
import { Replayer } from '../replay/replayer.js';
import type { GameTree, NodeId } from '../sgf/game-tree.js';
import { parseSgf } from '../sgf/parse.js';
import { textOf } from '../texts/texts.js';
import { needsRichScene } from '../view/needs-rich-scene.js';

/** One game as boards need it. */
export interface OpenGame {
  readonly tree: GameTree;
  readonly replayer: Replayer;
  readonly mainLine: readonly NodeId[];
  /** Whether any node has a comment or a name. */
  readonly hasComments: boolean;
  readonly hasVariations: boolean;
  /** Whether it draws what plain scenes leave out. */
  readonly isRich: boolean;
}

const games = new WeakMap<GameTree, OpenGame>();

/** Boards that show the same tree share its replay. */
export function openGame(tree: GameTree): OpenGame {
  let game = games.get(tree);
  if (!game) {
    game = {
      tree,
      replayer: new Replayer(tree),
      mainLine: lineThrough(tree, tree.root),
      hasComments: hasNode(tree, (node) => tree.has(node, 'C') || tree.has(node, 'N')),
      hasVariations: hasNode(tree, (node) => tree.nextSibling(node) !== undefined),
      isRich: needsRichScene(tree),
    };
    games.set(tree, game);
  }
  return game;
}

/** What kind of thing is shown: a Go board, say. */
export function kindInWords({ replayer: { hasBoard, boardKind } }: OpenGame): string {
  return textOf(hasBoard ? boardKind : 'record');
}

/** What a board shows that has no record: an empty 19×19 board. */
export const emptyCollection = parseSgf('(;)');

function hasNode(tree: GameTree, isWanted: (node: NodeId) => boolean): boolean {
  for (let node = 0; node < tree.size; node++) {
    if (isWanted(node as NodeId)) return true;
  }
  return false;
}
