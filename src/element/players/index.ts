import { definePart } from '../part.js';

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
