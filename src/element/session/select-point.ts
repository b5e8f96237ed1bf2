import { movesOf, siblingsOf } from '../../game/walk.js';
import type { Replayer } from '../../replay/replayer.js';
import type { Color, Point } from '../../rules/point.js';
import type { NodeId } from '../../sgf/game-tree.js';
import { playedPath } from '../../view/scene/played-path.js';
import type { BoardContext } from '../context.js';
import { addPolicy, type PointAction, type Policy } from './policy.js';
import type { OwnLines } from '../try/own-lines.js';

/** A move of the record that is pointed at: one to come, which is not played yet, or one that was played. */
interface PointedMove {
  readonly node: NodeId;
  readonly color: Color;
  readonly isPlayed: boolean;
}

/**
 * The move of a point: the first of those that the record goes on with, else the one that put the
 * stone there.
 *
 * @param isHinted whether a hint is shown there, which may be at a sibling (K-30)
 */
export function pointedMove(
  replayer: Replayer,
  node: NodeId,
  point: Point,
  isHinted: boolean,
): PointedMove | undefined {
  const { tree } = replayer;
  const ways = [...tree.children(node), ...(isHinted ? siblingsOf(tree, node) : [])];
  for (const way of ways) {
    const color = colorAt(replayer, way, point);
    if (color) return { node: way, color, isPlayed: false };
  }
  const color = replayer.positionAt(node).board.at(point);
  const played = color && playedPath(replayer, node).standing.get(point);
  return played && { node: played.node, color, isPlayed: true };
}

/** The colour that a node plays on a point. */
function colorAt(
  { tree, notation, size }: Replayer,
  node: NodeId,
  point: Point,
): Color | undefined {
  const isThere = (value: string) => notation.readMove(value, size) === point;
  const move = movesOf(tree, node).find((property) => isThere(tree.firstValue(property)));
  return move && (tree.nameOf(move) === 'B' ? 'black' : 'white');
}

/** Every board can be reviewed: a point leads to the move that comes there, or to the one that put its stone there. */
class Review implements Policy {
  readonly #board: BoardContext;

  constructor(board: BoardContext) {
    this.#board = board;
  }

  actionAt(point: Point, isHinted: boolean): PointAction | undefined {
    const { game, node } = this.#board.session;
    const move = pointedMove(game.replayer, node, point, isHinted);
    return move && { kind: 'go', ...move };
  }
}

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
