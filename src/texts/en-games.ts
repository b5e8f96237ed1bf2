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
  found: '{count} games',
  foundOne: '1 game',
  more: 'and {count} more: search for them',
  close: 'Close',
};
