import { enGames } from './en-games.js';
import { sentencesOf } from './texts.js';

/** The sentence for a key of the chooser of games, filled in. */
export const gameText = sentencesOf('games', enGames);
