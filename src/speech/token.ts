import type { Language } from '../texts/language.js';
import { enCaptions } from '../texts/en-captions.js';
import { movesOf } from '../game/walk.js';
import type { Replayer } from '../replay/replayer.js';
import type { BoardToken, SequenceMove } from '../replay/comments/tokens.js';
import type { Point } from '../rules/point.js';
import type { NodeId } from '../sgf/game-tree.js';
import { enComments } from '../texts/en-reader.js';
import { en } from '../texts/en.js';

/** Of more points or moves only these are named. */
const MOST_NAMED = 40;

/** What a token leads to, for its title. */
export function describeToken(
  token: BoardToken,
  replayer: Replayer,
  nodeOf: (number: number) => NodeId | undefined,
  language: Language,
): string {
  switch (token.kind) {
    case 'point':
      return language.say(enComments, 'show', { point: namesOf(token.points, replayer, language) });
    case 'label':
      return language.say(enComments, 'label', {
        label: token.text,
        points: namesOf(token.points, replayer, language),
      });
    case 'move':
      return describeMove(token.number, replayer, nodeOf(token.number), language);
    case 'sequence':
      return language.say(enComments, 'showMoves', countedMoves(token.moves, replayer, language));
  }
}

function describeMove(
  number: number,
  replayer: Replayer,
  node: NodeId | undefined,
  language: Language,
): string {
  const move = node === undefined ? undefined : moveAt(replayer, node);
  if (!move) return language.say(enComments, 'goToPass', { number });
  const point = replayer.notation.formatPoint(move.point, replayer.size);
  return language.say(enComments, 'goToMove', {
    number,
    color: language.say(en, move.color),
    point,
  });
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
export function countedMoves(
  moves: readonly SequenceMove[],
  replayer: Replayer,
  language: Language,
) {
  const points = moves.map(({ point }) => point);
  return { count: moves.length, moves: namesOf(points, replayer, language) };
}

/** As the board's own coordinates name them. */
export function namesOf(
  points: readonly Point[],
  { notation, size }: Replayer,
  language: Language,
): string {
  const names = points.slice(0, MOST_NAMED).map((point) => notation.formatPoint(point, size));
  return names.join(language.say(enCaptions, 'comma')) + (points.length > MOST_NAMED ? ' …' : '');
}
