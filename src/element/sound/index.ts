import { definePart, whenPlayable } from '../part.js';

/** The sound of a stone. It is off unless the page (`sound`) or the reader turns it on. */
export const sound = definePart({
  name: 'sound',
  moment: 'touch',
  when: (board) => board.host.sound && whenPlayable(board),
  load: () => import('./sound.js'),
});
