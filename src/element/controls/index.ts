import { hasPanels } from '../frame.js';
import { definePart } from '../part.js';
import { afterPaint } from '../platform/moments.js';

/** Slider and buttons. */
export const controls = definePart({
  name: 'controls',
  moment: 'now',
  when: hasPanels,
  load: () => import('./controls.js').then(afterPaint),
});

/** The marks of the slider. An unsolved problem has none. */
export const landmarks = definePart({
  name: 'landmarks',
  moment: 'rest',
  when: ({ arrangement: { mode, isPlayable } }) => isPlayable && mode !== 'problem',
  load: () => import('./landmarks.js'),
});
