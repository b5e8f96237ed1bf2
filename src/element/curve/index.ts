import { definePart } from '../part.js';

/** Win rate and score along the game. A board that asks the reader for moves has no curve until the answer is shown. */
export const curve = definePart({
  name: 'curve',
  moment: 'rest',
  when: ({ arrangement: { mode, panels }, session }) =>
    mode === 'viewer' && panels.has('curve') && session.game.isEvaluated,
  load: () => import('./curve.js'),
});
