import type { Point } from '../../rules/point.js';
import type { NodeId } from '../../sgf/game-tree.js';
import type { NavigationSource } from '../events.js';
import type { Session } from './session.js';
import { type Outcome, linesOf } from '../own-moves/own-lines.js';
import type { BoardContext } from '../context.js';
import { addPolicy, type PointAction } from './policy.js';
import { Review } from './review.js';
import { TryMoves } from './try-moves.js';

addPolicy((board) => new Review(board), true);
addPolicy((board) => new TryMoves(board), true);

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
  const selected = action ? run(board, point, action) : 'nothing';
  if (selected === 'played' && !(action?.kind === 'go' && action.isPlayed)) answer(board);
  return selected;
}

function run(board: BoardContext, point: Point, action: PointAction): Selected {
  const { session } = board;
  if (action.kind === 'play') return selectedOf(board, linesOf(board).playPoint(point));
  if (action.kind === 'nothing' || (!action.isHidden && action.node === session.node))
    return 'nothing';
  return goTo(session, action, 'user') ? 'played' : 'stopped';
}

/** Shows a node, of the record where it is hidden; what may not be shown stays so. */
function goTo(
  session: Session,
  { node, isHidden }: { readonly node: NodeId; readonly isHidden?: boolean | undefined },
  source: NavigationSource,
): boolean {
  const shown = isHidden ? session.told?.find(node) : node;
  const isShown = shown !== undefined && session.go({ node: shown }, source, true);
  if (isHidden && !isShown) session.told?.lose(node);
  return isShown;
}

function selectedOf(board: BoardContext, outcome: Outcome): Selected {
  if (outcome === 'played' || outcome === 'stopped') return outcome;
  linesOf(board).tellRefusal(outcome);
  return 'refused';
}

/** Plays what the first policy that has an answer says to the move that the reader has just made. */
function answer(board: BoardContext): void {
  const { session } = board;
  const { own } = session.game;
  const node = own?.grown.recordNodeOf(session.node) ?? session.node;
  for (const policy of session.policies) {
    const reply = policy.afterMove?.(node);
    if (typeof reply === 'number') {
      const shown = own ? own.grown.nodeOf(reply) : reply;
      return void goTo(
        session,
        { node: shown ?? reply, isHidden: shown === undefined },
        'autoplay',
      );
    }
    if (reply !== undefined) return void linesOf(board).playValue(reply, 'autoplay');
  }
}
