import { area } from '../language.js';

/** Texts about files with several games, in English. `{name}` is filled in; see `language.ts`. */
export const enGames = area('games', {
  'prev-game': 'Previous game',
  'next-game': 'Next game',
  games: 'Choose a game',
  bar: 'Games of this file',
  place: 'Game {number} of {total}',
  untitled: 'Game {number}',
  players: '{black} – {white}',
  search: 'Search by player, event or date',
  found: { one: '{count} game', other: '{count} games' },
  more: '{count} more – search to narrow the list',
});
