import { definePart, whenPlayable } from '../part.js';

/**
 * The node of the slider under the pointer or the focus as a small board, and the next move of a button as a translucent
 * stone. Also the button beside a stone that leads to its move.
 */
export const preview = definePart({
  name: 'preview',
  moment: 'touch',
  when: whenPlayable,
  load: () => import('./preview.js'),
});
