import { hasPanels } from '../frame.js';
import { afterPaint } from '../platform/moments.js';
import { definePart } from '../part.js';

/**
 * Players, buttons, comment. Loaded at once, where there is something; used after the next paint, so that drawn boards
 * are seen first.
 */
export const panels = definePart({
  name: 'panels',
  moment: 'now',
  when: hasPanels,
  load: () => import('./panels.js').then(afterPaint),
});
