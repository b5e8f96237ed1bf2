import { enGames } from './en-games.js';
import { say, type TextArguments } from './texts.js';

export type GameTextKey = keyof typeof enGames;

/** The sentence for a key of the chooser of games, filled in. */
export function gameText(key: GameTextKey, args: TextArguments = {}): string {
  return say('games', enGames, key, args);
}
