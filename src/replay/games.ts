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

const goGame: PlayableGame = { ruleset: go, notation: goNotation, boardKind: 'go' };

/** The games other than Go, one for each kind of board. */
export type OtherGames = Readonly<
  Record<Exclude<BoardKind, 'go'>, PlayableGame & { readonly gameType: number }>
>;

/** Empty until the part with the other games is loaded. Only Go is in the file that every page loads. */
let otherGames: readonly OtherGames[keyof OtherGames][] = [];

export function setOtherGames(games: OtherGames): void {
  otherGames = Object.values(games);
}

export function playableGame(tree: GameTree, size: BoardSize): PlayableGame | undefined {
  const gameType = readGameType(tree);
  const game = gameType === GO ? goGame : otherGames.find((other) => other.gameType === gameType);
  return game?.isReadable?.(tree, game.notation, size) === false ? undefined : game;
}
