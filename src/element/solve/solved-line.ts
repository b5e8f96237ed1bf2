import { pathTo } from '../../game/walk.js';
import type { Point } from '../../rules/point.js';
import { enCaptions } from '../../texts/en/captions.js';
import { hiddenNumbers } from '../../view/scene/own-numbers.js';
import type { Board } from '../board.js';
import type { Solver } from './solver.js';

/** The points of the moves from the start of a problem to the shown node. */
export function solvedLine({ session }: Board, { problem }: Solver): Point[] {
  const { place, game } = session;
  const { notation, size } = game.replayer;
  const nodes = place.line.slice(pathTo(problem.tree, problem.start).length, place.index + 1);
  return nodes.flatMap((node) => {
    const [raw] = [...game.tree.values(node, 'B'), ...game.tree.values(node, 'W')];
    const point = raw === undefined ? undefined : notation.readMove(raw, size);
    return typeof point === 'number' ? [point] : [];
  });
}

/** The moves of a solved problem whose numbers are not on the board, as below figures: '1 at B5; 4 at C3'. */
export function hiddenInWords(board: Board, solver: Solver): string {
  const { session, language } = board;
  const { notation, size } = session.game.replayer;
  const hidden = hiddenNumbers(solvedLine(board, solver), session.position.board);
  const texts = hidden.map(({ number, point }) => {
    const place = notation.formatPoint(point, size);
    return language.say(enCaptions, 'hidden', { numbers: String(number), place });
  });
  return texts.join(language.say(enCaptions, 'semicolon'));
}

/** The point of the reader's move that has failed the problem, while its stone is on the board. */
export function wrongPoint(
  { session }: Board,
  { problem, game, color }: Solver,
): Point | undefined {
  const { failedAt } = problem;
  const { lastMove } = failedAt === undefined ? {} : game.replayer.positionAt(failedAt);
  if (lastMove?.kind !== 'play' || lastMove.color !== color) return undefined;
  return session.position.board.at(lastMove.point) === color ? lastMove.point : undefined;
}
