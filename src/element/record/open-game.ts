import type { Language } from '../../texts/language.js';
import type { GrownTree, OwnMove } from '../../game/own-moves.js';
import { lineThrough } from '../../game/walk.js';
import { Replayer } from '../../replay/replayer.js';
import type { GameTree, NodeId } from '../../sgf/game-tree.js';
import { parseSgf, type SgfCollection } from '../../sgf/parse.js';
import { enBoard } from '../../texts/en/board.js';
import { needsRichScene } from '../../view/scene/scene.js';

/** One game as boards need it. */
export interface OpenGame {
  readonly tree: GameTree;
  readonly replayer: Replayer;
  readonly mainLine: readonly NodeId[];
  /** Whether any node has a comment or a name. */
  readonly hasComments: boolean;
  /** How many nodes stand beside another one: a tree has at most one row more. */
  readonly variations: number;
  /** Whether programs seem to have evaluated it (`game/evaluations.ts`): room is kept for the curve. */
  readonly isEvaluated: boolean;
  /** Whether it draws what plain scenes leave out. */
  readonly isRich: boolean;
  /** What the game was made from, if a reader has added moves or policies hide nodes. */
  readonly own?: GameSource | undefined;
}

interface GameSource {
  readonly record: OpenGame;
  /** The reader's moves, each one behind the one that it follows. */
  readonly moves: readonly OwnMove[];
  readonly grown: GrownTree;
}

/** What evaluations look like, in properties and comments. Without the flag `i`, which makes it three times slower. */
const evaluated =
  /jueyi|\b(SBKV|OGSC|LZ|KT|V)\[[^\]]|([Ww]in ?[Rr]ate|WIN ?RATE):? ?[BWbw%\d]|C\[[\d.]+\s+[A-Za-z]\d|率/;
/** So much of a text is looked at, in UTF-16 code units. */
const LOOKED_AT = 1e6;

const games = new WeakMap<GameTree, OpenGame>();

/** Boards that show the same tree share its replay. */
export function openGame(tree: GameTree, own?: GameSource): OpenGame {
  let game = games.get(tree);
  if (!game) {
    game = {
      tree,
      replayer: new Replayer(tree),
      mainLine: lineThrough(tree, tree.root),
      hasComments: tree.mentions('C') || tree.mentions('N'),
      variations: countVariations(tree),
      isEvaluated: evaluated.test(tree.text.slice(0, LOOKED_AT)),
      isRich: needsRichScene(tree),
      own,
    };
    games.set(tree, game);
  }
  return game;
}

function countVariations(tree: GameTree): number {
  let count = 0;
  for (let node = 1; node < tree.size; node++) {
    if (tree.nextSibling(node as NodeId) !== undefined) count++;
  }
  return count;
}

/** Whether a record, or the main line of one of its games, has anything odd in it. */
export function isOdd({ findings }: SgfCollection, { mainLine, replayer }: OpenGame): boolean {
  replayer.positionAt(mainLine.at(-1) ?? replayer.tree.root);
  return findings.length > 0 || replayer.isOdd;
}

/** What kind of thing is shown: a Go board, say. */
export function kindInWords({ replayer }: OpenGame, language: Language): string {
  return language.say(enBoard, replayer.hasBoard ? replayer.boardKind : 'record');
}

/** What a board without a record shows: an empty 19×19 board. */
export const emptyCollection = parseSgf('(;)');
