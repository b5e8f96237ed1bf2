import { captionText } from '../../texts/caption-texts.js';
import { movesOf } from '../../game/walk.js';
import type { Replayer } from '../../replay/replayer.js';
import type { BoardToken, SequenceMove } from '../../replay/comments/tokens.js';
import type { Point } from '../../rules/point.js';
import type { NodeId } from '../../sgf/game-tree.js';
import { commentText } from '../../texts/comment-texts.js';
import { textOf } from '../../texts/texts.js';

/** Of more points or moves only these are named. */
const MOST_NAMED = 40;

/** What a token leads to, for its title. */
export function describeToken(
  token: BoardToken,
  replayer: Replayer,
  nodeOf: (number: number) => NodeId | undefined,
): string {
  switch (token.kind) {
    case 'point':
      return commentText('show', { point: namesOf(token.points, replayer) });
    case 'label':
      return commentText('label', { label: token.text, points: namesOf(token.points, replayer) });
    case 'move':
      return describeMove(token.number, replayer, nodeOf(token.number));
    case 'sequence':
      return commentText('showMoves', countedMoves(token.moves, replayer));
  }
}

function describeMove(number: number, replayer: Replayer, node: NodeId | undefined): string {
  const move = node === undefined ? undefined : moveAt(replayer, node);
  if (!move) return commentText('goToPass', { number });
  const point = replayer.notation.formatPoint(move.point, replayer.size);
  return commentText('goToMove', { number, color: textOf(move.color), point });
}

/** The last stone that a node plays. */
export function moveAt({ tree, notation, size }: Replayer, node: NodeId) {
  const property = movesOf(tree, node).at(-1);
  if (property === undefined) return undefined;
  const point = notation.readMove(tree.firstValue(property), size);
  const color = tree.nameOf(property) === 'B' ? 'black' : 'white';
  return typeof point === 'number' ? ({ point, color } as const) : undefined;
}

/** Arguments of the sentences about moves to play. */
export function countedMoves(moves: readonly SequenceMove[], replayer: Replayer) {
  const points = moves.map(({ point }) => point);
  return { count: moves.length, moves: namesOf(points, replayer) };
}

/** As the board's own coordinates name them. */
export function namesOf(points: readonly Point[], { notation, size }: Replayer): string {
  const names = points.slice(0, MOST_NAMED).map((point) => notation.formatPoint(point, size));
  return names.join(captionText('comma')) + (points.length > MOST_NAMED ? ' …' : '');
}
