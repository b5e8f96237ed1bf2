import { movesOf, siblingsOf } from '../../game/walk.js';
import type { Replayer } from '../../replay/replayer.js';
import type { Point } from '../../rules/point.js';
import type { NodeId } from '../../sgf/game-tree.js';
import { isHinted } from '../../view/scene/overlays.js';
import { playedPath } from '../../view/scene/played-path.js';
import type { Board, PointAction, PolicyMaker, RecordMove } from '../board.js';

/**
 * The move of a point: the first next move of the record on it, or else the move that placed its stone.
 *
 * @param hasHint whether a hint is shown there, which may be for a sibling (K-30)
 */
export function pointedMove(
  replayer: Replayer,
  node: NodeId,
  point: Point,
  hasHint: boolean,
): RecordMove | undefined {
  const { tree, notation, size } = replayer;
  for (const next of [...tree.children(node), ...(hasHint ? siblingsOf(tree, node) : [])]) {
    const isThere = (raw: string) => notation.readMove(raw, size) === point;
    const move = movesOf(tree, next).find((property) => isThere(tree.firstValue(property)));
    if (move !== undefined)
      return { node: next, color: tree.nameOf(move) === 'B' ? 'black' : 'white', isPlayed: false };
  }
  const color = replayer.positionAt(node).board.at(point);
  const played = color && playedPath(replayer, node).standing.get(point);
  return played && { node: played.node, color, isPlayed: true };
}

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

/** The action of a click, a tap or a key on a point. */
export function actionAt(
  { session }: Board,
  point: Point,
): Exclude<PointAction, { kind: 'nothing' }> | undefined {
  for (const policy of session.policies) {
    const action = policy.actionAt?.(point);
    if (action) return action.kind === 'nothing' ? undefined : action;
  }
  return undefined;
}

/**
 * Runs the action of a point. If a move is refused, the reader is told why.
 *
 * @returns whether the point has an action
 */
export function selectPoint(board: Board, point: Point): boolean {
  const { session } = board;
  const action = actionAt(board, point);
  const isTaken = action?.kind === 'go' && action.isPlayed && session.takesMoves;
  if (action?.kind === 'play' || isTaken) session.lines?.choose(point);
  if (action?.kind !== 'go' || isTaken) return action !== undefined;
  const { node, isHidden, isPlayed } = action;
  if (!isHidden && node === session.node) return false;
  const isShown = isHidden ? session.filter?.reveal(node, 'user') : session.go({ node }, 'user');
  if (isShown && !isPlayed) session.lines?.answer();
  return true;
}
