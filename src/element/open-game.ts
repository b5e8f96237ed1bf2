import { type GameInfo, readGameInfo } from '../game/game-info.js';
import { lineThrough, nodeAtMove } from '../game/walk.js';
import { Replayer } from '../replay/replayer.js';
import type { GameTree, NodeId } from '../sgf/game-tree.js';
import { parseSgf, type SgfCollection } from '../sgf/parse.js';
import { simpleTextAt } from '../sgf/text-properties.js';

/** One game as boards need it; what takes a walk over the tree is worked out when first asked for. */
export class OpenGame {
  readonly tree: GameTree;
  readonly replayer: Replayer;
  #mainLine: readonly NodeId[] | undefined;
  #info: GameInfo | undefined;
  #hasComments: boolean | undefined;

  constructor(tree: GameTree) {
    this.tree = tree;
    this.replayer = new Replayer(tree);
  }

  get mainLine(): readonly NodeId[] {
    return (this.#mainLine ??= lineThrough(this.tree, this.tree.root));
  }

  get info(): GameInfo {
    return (this.#info ??= readGameInfo(this.tree));
  }

  /** Whether the comment panel ever has something to say; else it takes no room. */
  get hasComments(): boolean {
    return (this.#hasComments ??= hasComments(this.tree));
  }
}

const games = new WeakMap<GameTree, OpenGame>();

/** Boards that show the same tree share its replay. */
function gameOf(tree: GameTree): OpenGame {
  let game = games.get(tree);
  if (!game) games.set(tree, (game = new OpenGame(tree)));
  return game;
}

let empty: OpenGame | undefined;

/** An empty 19×19 board: what a board shows that has no record. */
export function emptyGame(): OpenGame {
  if (!empty) {
    const [tree] = parseSgf('(;)').trees;
    if (!tree) throw new Error('The empty record has a game.');
    empty = new OpenGame(tree);
  }
  return empty;
}

/** The game of a collection by its number from 1 or its name (GN); `undefined` where it has none such. */
export function findGame({ trees }: SgfCollection, game: string): OpenGame | undefined {
  const number = Number(game || 1);
  const tree = Number.isInteger(number)
    ? trees[number - 1]
    : trees.find((other) => simpleTextAt(other, other.root, 'GN') === game);
  return tree && gameOf(tree);
}

/** The node that a board opens at: after so many moves of the main line. */
export function openingNode({ tree, mainLine }: OpenGame, move: number): NodeId {
  return nodeAtMove(tree, mainLine, move);
}

function hasComments(tree: GameTree): boolean {
  for (let node = 0; node < tree.size; node++) {
    const id = node as NodeId;
    const child = tree.firstChild(id);
    const isFork = child !== undefined && tree.nextSibling(child) !== undefined;
    if (isFork || tree.has(id, 'C') || tree.has(id, 'N')) return true;
  }
  return false;
}
