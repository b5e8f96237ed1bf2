import { GO, readGameType } from '../game/game-type.js';
import { go } from '../rules/go.js';
import type { BoardSize } from '../rules/point.js';
import type { Ruleset } from '../rules/ruleset.js';
import type { GameTree } from '../sgf/game-tree.js';
import { goNotation } from './notation/go-notation.js';
import type { Notation } from './notation/notation.js';

/** The kinds of boards, by their looks. */
export type BoardKind = 'go' | 'gomoku' | 'othello' | 'hex';

/** A game that can be replayed: its rules, its notation, its kind of board. */
export interface PlayableGame {
  readonly ruleset: Ruleset;
  readonly notation: Notation;
  /** The looks of the board; `view/` has a layout and a drawing for each. */
  readonly boardKind: BoardKind;
  /** Whether a record uses the notation at all, for games whose moves SGF leaves undefined. */
  readonly isReadable?: (tree: GameTree, notation: Notation, size: BoardSize) => boolean;
}

/** The games with a board, by their GM number. */
const games = new Map<number, PlayableGame>([
  [GO, { ruleset: go, notation: goNotation, boardKind: 'go' }],
]);

/** Registers games other than Go; only Go is in the file that every page loads. */
export function addGames(more: ReadonlyMap<number, PlayableGame>): void {
  for (const [gameType, game] of more) games.set(gameType, game);
}

export function playableGame(tree: GameTree, size: BoardSize): PlayableGame | undefined {
  const game = games.get(readGameType(tree));
  return game?.isReadable?.(tree, game.notation, size) === false ? undefined : game;
}
