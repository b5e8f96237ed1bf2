import type { Language } from '../../texts/language.js';
import type { GrownTree, OwnMove } from '../../game/own-moves.js';
import { lineThrough } from '../../game/walk.js';
import { Replayer } from '../../replay/replayer.js';
import type { GameTree, NodeId } from '../../sgf/game-tree.js';
import { parseSgf, type SgfCollection } from '../../sgf/parse.js';
import { en } from '../../texts/en.js';
import { needsRichScene } from '../../view/scene/scene.js';

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
  /** Where a reader has added moves to a game: that game, and the moves. */
  readonly own?: OwnLines | undefined;
}

/** The moves that a reader has added to a game. */
export interface OwnLines {
  readonly record: OpenGame;
  /** Each one behind the one that it follows. */
  readonly moves: readonly OwnMove[];
  readonly grown: GrownTree;
}

const games = new WeakMap<GameTree, OpenGame>();

/** Boards that show the same tree share its replay. */
export function openGame(tree: GameTree, own?: OwnLines): OpenGame {
  let game = games.get(tree);
  if (!game) {
    game = {
      tree,
      replayer: new Replayer(tree),
      mainLine: lineThrough(tree, tree.root),
      hasComments: hasNode(tree, (node) => tree.has(node, 'C') || tree.has(node, 'N')),
      hasVariations: hasNode(tree, (node) => tree.nextSibling(node) !== undefined),
      isRich: needsRichScene(tree),
      own,
    };
    games.set(tree, game);
  }
  return game;
}

/** Whether there is anything to tell of a record and the main line of one of its games. */
export function isOdd(
  { findings }: SgfCollection,
  { mainLine, replayer, tree }: OpenGame,
): boolean {
  replayer.positionAt(mainLine[mainLine.length - 1] ?? tree.root);
  return findings.length > 0 || replayer.isOdd;
}

/** What kind of thing is shown: a Go board, say. */
export function kindInWords(
  { replayer: { hasBoard, boardKind } }: OpenGame,
  language: Language,
): string {
  return language.say(en, hasBoard ? boardKind : 'record');
}

/** What a board shows that has no record: an empty 19×19 board. */
export const emptyCollection = parseSgf('(;)');

function hasNode(tree: GameTree, isWanted: (node: NodeId) => boolean): boolean {
  for (let node = 0; node < tree.size; node++) {
    if (isWanted(node as NodeId)) return true;
  }
  return false;
}
