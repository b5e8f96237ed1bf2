import { hasButtons } from '../arrangement.js';
import { definePart } from '../part.js';

/** Comments whose words light up on the board. */
export const liveComment = definePart({
  name: 'live-comment',
  moment: 'touch',
  when: ({ session, arrangement }) => arrangement.isPlayable && session.game.hasComments,
  load: () => import('./live-comment.js'),
});

/** The button that shows the whole of a long comment. */
export const wholeComment = definePart({
  name: 'whole-comment',
  moment: 'rest',
  when: (board) => hasButtons(board) && board.arrangement.panels.has('comment'),
  load: () => import('./whole-comment.js'),
});
