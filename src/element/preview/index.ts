import { definePart } from '../part.js';

/** What the pointer or the focus is at: previews along the slider and of the ways on, the move of a stone. */
export const preview = definePart({
  name: 'preview',
  moment: 'touch',
  when: ({ arrangement }) => arrangement.isPlayable,
  load: () => import('./preview.js'),
});
