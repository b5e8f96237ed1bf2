import { sentencesOf } from './language.js';

/** What is said of a file with several games, in English; loaded with its chooser. */
export const enGames = {
  'prev-game': 'Previous game',
  'next-game': 'Next game',
  games: 'Choose a game',
  bar: 'Games of this file',
  place: 'Game {number} of {total}',
  untitled: 'Game {number}',
  players: '{black} – {white}',
  search: 'Search players, event, date',
  found: { one: '{count} game', other: '{count} games' },
  more: 'and {count} more: search for them',
};

/** The sentence for a key of the chooser of games, filled in. */
export const gameText = sentencesOf('games', enGames);
