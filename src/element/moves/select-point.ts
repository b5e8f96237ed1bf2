import type { Point } from '../../rules/point.js';
import type { Board, PointAction } from '../board.js';

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
  if (action?.kind === 'run') action.run();
  const isTaken = action?.kind === 'go' && action.isPlayed && session.takesMoves;
  if (action?.kind === 'play' || isTaken) session.lines?.choose(point);
  if (action?.kind !== 'go' || isTaken) return action !== undefined;
  const { node, isHidden, isPlayed } = action;
  if (!isHidden && node === session.node) return false;
  const isShown = isHidden ? session.filter?.reveal(node, 'user') : session.go({ node }, 'user');
  if (isShown && !isPlayed) session.lines?.answer();
  return true;
}
