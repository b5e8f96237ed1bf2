import { isWhole } from '../../sgf/gradual.js';
import { definePart } from '../part.js';

/** Buttons for a file of several games. The part also reads results in forms that SGF does not define. */
export const games = definePart({
  name: 'games',
  moment: 'now',
  when: ({ host: { collection } }) =>
    collection && isWhole(collection) && collection.trees.length > 1,
  load: () => import('./games-bar.js'),
});

/** The list to choose a game from. */
export const gameList = definePart({
  name: 'game-list',
  moment: 'asked',
  load: () => import('./game-chooser.js'),
});
