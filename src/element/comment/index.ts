import { definePart } from '../part.js';

/** Comments whose words light up on the board. */
export const liveComment = definePart({
  name: 'live-comment',
  moment: 'touch',
  when: ({ session, arrangement }) => arrangement.isPlayable && session.game.hasComments,
  load: () => import('./live-comment.js'),
});
