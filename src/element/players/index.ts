import { hasPanels } from '../frame.js';
import { definePart } from '../part.js';
import { afterPaint } from '../platform/moments.js';

/**
 * The players, and the facts about the game. Like the other panels it is loaded at once, and used after the next paint,
 * so that the drawn boards are visible first.
 */
export const players = definePart({
  name: 'players',
  moment: 'now',
  when: hasPanels,
  load: () => import('./players.js').then(afterPaint),
});

/**
 * The players' clocks. The first position of a game rarely has one; there the part is not loaded until the reader
 * touches the board.
 */
export const clocks = definePart({
  name: 'clocks',
  moment: 'rest',
  when: ({ arrangement, session: { tree, place }, parts }) =>
    arrangement.isPlayable &&
    (place.index > 0 || parts.isTouched) &&
    ['BL', 'WL', 'OB', 'OW'].some((identifier) => tree.mentions(identifier)),
  load: () => import('./clocks.js'),
});
