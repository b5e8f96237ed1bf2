import { isHinted } from '../../view/scene/overlays.js';
import { pointedMove } from '../../view/pointed-move.js';
import type { PolicyMaker } from '../board.js';

/** The default policy: a point leads to the next move on it, or to the move that placed its stone. */
export const reviewing: PolicyMaker = ({ session, picture }) => ({
  actionAt(point) {
    const { game, node } = session;
    const { shown } = picture;
    const hasHint = shown !== undefined && isHinted(point, shown.scene, shown.layout);
    const move = pointedMove(game.replayer, node, point, hasHint);
    return move && { kind: 'go', ...move };
  },
});
