import { definePart } from '../part.js';

/** What the pointer or the focus is at: previews along the slider and of the ways on, the move of a stone. */
export const pointing = definePart({
  name: 'pointing',
  moment: 'touch',
  when: ({ arrangement }) => arrangement.isPlayable,
  load: () => import('./pointing.js'),
});
