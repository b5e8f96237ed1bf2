import type { BoardComment } from '../replay/comments/board-comment.js';
import type { BoardToken, SequenceToken } from '../replay/comments/tokens.js';
import type { Replayer } from '../replay/replayer.js';
import type { Point } from '../rules/point.js';
import { enBoard } from '../texts/en/board.js';
import { enCaptions } from '../texts/en/captions.js';
import { enComments } from '../texts/en/comments.js';
import type { Language } from '../texts/language.js';
import { isInCrop, type Layout } from '../view/layout/layout.js';

/** Maximum number of points or moves that are named. */
const MOST_NAMED = 40;

/** A token of a comment that is shown on the board. */
export interface Highlight {
  readonly comment: BoardComment;
  readonly token: BoardToken;
  /** The number of moves of a sequence that are shown on the board. */
  readonly count: number;
}

/** The highlight of a token, with all moves of a sequence. */
export function highlightOf(token: BoardToken, comment: BoardComment): Highlight {
  return { comment, token, count: token.kind === 'sequence' ? token.moves.length : 0 };
}

/** The title of a token's button, which says what it does. */
export function describeToken(
  token: BoardToken,
  comment: BoardComment,
  language: Language,
): string {
  const points = namesOf(comment.pointsOf(token), comment.replayer, language);
  switch (token.kind) {
    case 'point':
      return language.say(enComments, 'show', { point: points });
    case 'label':
      return language.say(enComments, 'label', { label: token.text, points });
    case 'sequence':
      return language.say(enComments, 'showMoves', { count: token.moves.length, moves: points });
    case 'node':
      return language.say(enComments, 'goTo', { name: token.text });
    case 'move': {
      const { number } = token;
      const move = comment.moveAt(comment.nodeOf(number));
      if (!move) return language.say(enComments, 'goToPass', { number });
      const color = language.say(enBoard, move.color);
      return language.say(enComments, 'goToMove', { number, color, point: points });
    }
  }
}

/** A sentence about a comment's token that the board shows. */
export function describeHighlight(
  highlight: Highlight,
  layout: Layout | undefined,
  language: Language,
): string {
  const { comment, token, count } = highlight;
  if (token.kind === 'sequence') return describePreview(token, count, comment, language);
  const outside = describeOutside(highlight, layout, language);
  if (outside) return outside;
  if (token.kind === 'label') return describeToken(token, comment, language);
  const points = comment.pointsOf(token);
  const [color] = points.map((point) => comment.position.board.at(point));
  const point = namesOf(points, comment.replayer, language);
  return language.say(enComments, color ?? 'empty', { point });
}

/** Names the points of a token that are outside the shown part of the board; '' if there are none. */
export function describeOutside(
  { comment, token }: Highlight,
  layout: Layout | undefined,
  language: Language,
): string {
  const outside = comment.pointsOf(token).filter((point) => layout && !isInCrop(point, layout));
  if (outside.length === 0) return '';
  const points = namesOf(outside, comment.replayer, language);
  return language.say(enComments, 'outside', { points });
}

function describePreview(
  token: SequenceToken,
  count: number,
  comment: BoardComment,
  language: Language,
): string {
  const { replayer } = comment;
  const total = token.moves.length;
  const { captured, color } = comment.play(token, count);
  if (count === total) {
    const moves = namesOf(comment.pointsOf(token), replayer, language);
    const preview = language.say(enComments, 'preview', { count, moves });
    return captured ? language.say(enComments, 'captures', { preview, captured }) : preview;
  }
  const move = token.moves[count - 1];
  if (!move) return language.say(enComments, 'noStep');
  const point = namesOf([move.point], replayer, language);
  const side = language.say(enBoard, color);
  return language.say(enComments, 'step', { number: count, total, color: side, point });
}

/** The names of points by the board's own coordinates. */
function namesOf(
  points: readonly Point[],
  { notation, size }: Replayer,
  language: Language,
): string {
  const names = points.slice(0, MOST_NAMED).map((point) => notation.formatPoint(point, size));
  return names.join(language.say(enCaptions, 'comma')) + (points.length > MOST_NAMED ? ' …' : '');
}
