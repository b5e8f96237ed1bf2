import type { Board } from '../board.js';
import { definePart } from '../part.js';

const isPlayable = ({ arrangement }: Board) => arrangement.isPlayable;

/** What readers of a game use beside stepping: keys, playing, the pointer, the moves of points. */
export const reader = definePart({
  name: 'reader',
  moment: 'touch',
  when: isPlayable,
  load: () => import('./reader.js'),
});

/**
 * The players' clocks. The first position of a game rarely has one: there the part waits until the reader touches the
 * board.
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

/** What is said of a step. */
export const speech = definePart({
  name: 'speech',
  moment: 'touch',
  when: isPlayable,
  load: () => import('./speech.js'),
});

/** Where a game branches, the next moves as faint stones. */
export const ways = definePart({
  name: 'ways',
  moment: 'touch',
  when: isPlayable,
  load: () => import('./ways.js'),
});
