import { definePart, whenPlayable } from '../part.js';

/**
 * Previews of nodes under the pointer or the focus: along the slider, and of next moves. Also the button beside a stone
 * that leads to its move.
 */
export const preview = definePart({
  name: 'preview',
  moment: 'touch',
  when: whenPlayable,
  load: () => import('./preview.js'),
});
