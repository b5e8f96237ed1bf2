import { hasButtons } from '../arrangement.js';
import { hasPanels } from '../frame.js';
import { definePart } from '../part.js';
import { afterPaint } from '../platform/moments.js';

/** The position in words, the comment and the next moves. */
export const comment = definePart({
  name: 'comment',
  moment: 'now',
  when: hasPanels,
  load: () => import('./comment.js').then(afterPaint),
});

/** Comments with buttons for the points and moves that they name. */
export const liveComment = definePart({
  name: 'live-comment',
  moment: 'touch',
  when: ({ session, arrangement }) => arrangement.isPlayable && session.game.hasComments,
  load: () => import('./live-comment.js'),
});

/** The button that shows a long comment in full. */
export const wholeComment = definePart({
  name: 'whole-comment',
  moment: 'rest',
  when: (board) => hasButtons(board) && board.arrangement.panels.has('comment'),
  load: () => import('./whole-comment.js'),
});
