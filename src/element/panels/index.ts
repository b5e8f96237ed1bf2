import { hasPanels } from '../frame.js';
import { afterPaint } from '../platform/moments.js';
import { definePart } from '../part.js';

/**
 * Players, buttons and comment. The part is loaded at once if the board has any of them, and used after the next paint,
 * so that the drawn boards are visible first.
 */
export const panels = definePart({
  name: 'panels',
  moment: 'now',
  when: hasPanels,
  load: () => import('./panels.js').then(afterPaint),
});
