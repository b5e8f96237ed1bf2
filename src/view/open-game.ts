import type { Language } from '../texts/language.js';
import type { GrownTree, OwnMove } from '../game/own-moves.js';
import { lineThrough } from '../game/walk.js';
import { Replayer } from '../replay/replayer.js';
import type { GameTree, NodeId } from '../sgf/game-tree.js';
import { parseSgf, type SgfCollection } from '../sgf/parse.js';
import { enBoard } from '../texts/en/board.js';
import { needsRichScene } from './scene/scene.js';

/** A game with everything that boards need for it. */
export interface OpenGame {
  readonly tree: GameTree;
  readonly replayer: Replayer;
  readonly mainLine: readonly NodeId[];
  /** Whether any node has a comment or a name. */
  readonly hasComments: boolean;
  /** The number of nodes with a next sibling. A tree has at most one row more. */
  readonly variations: number;
  /**
   * Whether a program seems to have evaluated the game (`game/evaluations.ts`). If so, the frame keeps room for the
   * curve.
   */
  readonly isEvaluated: boolean;
  /** Whether the game has something that only rich scenes draw. */
  readonly isRich: boolean;
  /** The sources of this game, if it contains a reader's moves or lacks hidden nodes. */
  readonly own?: GameSource | undefined;
}

interface GameSource {
  readonly record: OpenGame;
  /** The reader's moves, each after the one that it follows. */
  readonly moves: readonly OwnMove[];
  readonly grown: GrownTree;
}

/** Matches evaluations in properties and comments. Not with the flag `i`, which makes it three times slower. */
const evaluated =
  /jueyi|\b(SBKV|OGSC|LZ|KT|V)\[[^\]]|([Ww]in ?[Rr]ate|WIN ?RATE):? ?[BWbw%\d]|C\[[\d.]+\s+[A-Za-z]\d|率/;
/** Length of the text that is searched for evaluations, in UTF-16 code units. */
const LOOKED_AT = 1e6;

const games = new WeakMap<GameTree, OpenGame>();

/** Opens a tree. Boards that show the same tree share its replay. */
export function openGame(tree: GameTree, own?: GameSource): OpenGame {
  let game = games.get(tree);
  if (!game) {
    game = {
      tree,
      replayer: new Replayer(tree, undefined, own?.record.replayer.first),
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

/** Whether a record, or the main line of the shown game, has oddities. */
export function hasFindings(
  { findings }: SgfCollection,
  { mainLine, replayer }: OpenGame,
): boolean {
  replayer.positionAt(mainLine.at(-1) ?? replayer.tree.root);
  return findings.length > 0 || replayer.hasFindings;
}

/** The kind of board in words, for example 'Go board'. */
export function kindInWords({ replayer }: OpenGame, language: Language): string {
  return language.say(enBoard, replayer.hasBoard ? replayer.boardKind : 'record');
}

/** The collection shown without a record: an empty 19×19 board. */
export const emptyCollection = parseSgf('(;)');
