import type { Point } from '../../rules/point.js';
import type { OwnLines } from '../own-moves/own-lines.js';
import type { BoardContext } from '../context.js';
import { addPolicy, type PointAction } from './policy.js';
import { Review } from './review.js';

addPolicy((board) => new Review(board), true);

/** What came of it: another node is shown, the page or the rules have said no, or the point leads nowhere. */
export type Selected = 'played' | 'stopped' | 'refused' | 'nothing';

/** What a click, a tap or a key on a point means. */
export function actionAt(
  { session }: BoardContext,
  point: Point,
  isHinted = false,
): PointAction | undefined {
  for (const policy of session.policies) {
    const action = policy.actionAt?.(point, isHinted);
    if (action) return action;
  }
  return undefined;
}

/** Does what a point means; the reader is told why a move is refused. */
export function selectPoint(board: BoardContext, point: Point, isHinted = false): Selected {
  const action = actionAt(board, point, isHinted);
  return action ? run(board, point, action) : 'nothing';
}

function run(board: BoardContext, point: Point, action: PointAction): Selected {
  const { session } = board;
  if (action.kind === 'play') return session.lines ? play(session.lines, point) : 'nothing';
  if (action.kind === 'nothing' || (!action.isHidden && action.node === session.node))
    return 'nothing';
  const isShown = action.isHidden
    ? session.told?.go(action.node, 'user')
    : session.go({ node: action.node }, 'user');
  if (isShown && !action.isPlayed) session.answer?.();
  return isShown ? 'played' : 'stopped';
}

function play(lines: OwnLines, point: Point): Selected {
  const outcome = lines.playPoint(point);
  if (outcome === 'played' || outcome === 'stopped') return outcome;
  lines.tellRefusal(outcome);
  return 'refused';
}
