import { commentContext, LineMoves } from '../../replay/comments/comment-context.js';
import { readComment } from '../../replay/comments/read-comment.js';
import type { BoardToken, CommentParagraph, CommentToken } from '../../replay/comments/tokens.js';
import type { NodeId } from '../../sgf/game-tree.js';
import type { Session } from '../session/session.js';
import type { Place } from '../session/place.js';

/** More buttons than these nobody reads; what follows stays text. */
const MOST_BUTTONS = 500;

/** What the comment of a place says, read once. */
export interface ReadPlace {
  readonly place: Place;
  readonly paragraphs: readonly CommentParagraph[];
  /** What leads to the board, in the order of the text. */
  readonly tokens: readonly BoardToken[];
  /** The node of a move's number. */
  readonly nodeOf: (number: number) => NodeId | undefined;
}

export function readPlace(
  comment: string,
  { game, place, markup }: Pick<Session, 'game' | 'place' | 'markup'>,
  coordinates: string,
): ReadPlace {
  const { replayer, mainLine } = game;
  const moves = new LineMoves(replayer, place.line);
  const context = commentContext({
    replayer,
    line: place.line,
    labels: markup.labels,
    isMainLine: mainLine[place.index] === place.node,
    hasNumbers: coordinates.trim() === 'numeric',
  });
  const paragraphs = readComment(comment, context);
  const tokens = paragraphs.flatMap(({ tokens: all }) => all.filter(isBoardToken));
  return {
    place,
    paragraphs,
    tokens: tokens.slice(0, MOST_BUTTONS),
    nodeOf: (number) => moves.nodeOf(number),
  };
}

export function isBoardToken(token: CommentToken): token is BoardToken {
  return 'points' in token || 'number' in token || 'moves' in token;
}
