import { playableGame } from '../replay/games.js';
import type { Replayer } from '../replay/replayer.js';
import { type Board, WorkingBoard } from '../rules/board.js';
import type { Color, Point } from '../rules/point.js';
import type { NodeId } from '../sgf/game-tree.js';

/** The result of a move: the stones, and the point where a ko can’t be retaken. */
interface Played {
  readonly board: Board;
  readonly koPoint: Point | undefined;
}

/** Plays a move after a node, by the rules of the game; `undefined` if they don't allow it. */
export function playAfter(
  replayer: Replayer,
  node: NodeId,
  color: Color,
  move: Point,
): Played | undefined {
  const { tree, size, boardKind } = replayer;
  const { board, koPoint, lastMove } = replayer.positionAt(node);
  const working = new WorkingBoard(size);
  const rules = playableGame(tree, size)?.ruleset.on(working);
  for (let place = 0; place < size.columns * size.rows; place++)
    working.set(place as Point, board.at(place as Point)); // also clears Othello's first discs
  const isKo = koPoint === move && lastMove?.color !== color;
  if (!rules || board.at(move) || isKo) return undefined;
  const before = working.log.end;
  const { suicide, koPoint: nextKo } = rules.play(color, move);
  const flips = working.log.end - before - 1;
  if (suicide > 0 || (boardKind === 'othello' && flips === 0)) return undefined;
  return { board: working, koPoint: nextKo };
}
