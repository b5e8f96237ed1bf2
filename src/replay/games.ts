import { GO } from '../game/game-type.js';
import { go } from '../rules/go.js';
import type { Ruleset } from '../rules/ruleset.js';
import { goNotation } from './notation/go-notation.js';
import type { Notation } from './notation/notation.js';

/** A game that can be replayed: its rules, and how it writes points. */
export interface PlayableGame {
  readonly ruleset: Ruleset;
  readonly notation: Notation;
}

/** The games with a board, by their GM number. A new game is one line here. */
const games: Readonly<Record<number, PlayableGame>> = {
  [GO]: { ruleset: go, notation: goNotation },
};

export function playableGame(gameType: number): PlayableGame | undefined {
  return games[gameType];
}
