import type { BoardContext } from '../context.js';
import { changedPoints, playSequence } from '../../replay/comments/play-sequence.js';
import type {
  BoardToken,
  CommentParagraph,
  CommentToken,
  SequenceToken,
} from '../../replay/comments/tokens.js';
import type { Position } from '../../replay/position.js';
import type { Point } from '../../rules/point.js';
import type { NodeId } from '../../sgf/game-tree.js';
import { enComments } from '../../texts/en-reader.js';
import { en } from '../../texts/en.js';
import { isInCrop } from '../../view/layout/layout.js';
import { withLights, withPreview } from '../../view/scene/overlays.js';
import { addPainter } from '../../view/paint/paint.js';
import { paintRich } from '../../view/paint/paint-rich.js';
import type { Shown } from '../picture/picture.js';
import { countedMoves, moveAt, namesOf } from '../../speech/token.js';
import { commentContext, LineMoves } from '../../replay/comments/comment-context.js';
import { readComment } from '../../replay/comments/read-comment.js';
import type { Session } from '../session/session.js';
import type { Place } from '../session/place.js';

/** Something that a comment names, as the board shows it. */
export interface Lit {
  readonly token: BoardToken;
  /** Of a sequence, how many moves are played. */
  readonly count: number;
}

export function litOf(token: BoardToken): Lit {
  return { token, count: token.kind === 'sequence' ? token.moves.length : 0 };
}

/** Shows on the board what a comment names, and says it. The shown node stays. */
export class BoardLight {
  readonly #board: BoardContext;
  readonly #nodeOf: (number: number) => NodeId | undefined;
  #lit: Lit | undefined;

  /** @param nodeOf the node of a move's number */
  constructor(board: BoardContext, nodeOf: (number: number) => NodeId | undefined) {
    this.#board = board;
    this.#nodeOf = nodeOf;
    addPainter(paintRich);
  }

  show(lit: Lit | undefined): void {
    const { token, count } = this.#lit ?? {};
    if (token === lit?.token && count === lit?.count) return;
    this.#lit = lit;
    this.#board.picture.setOverlay('comment', lit && this.#coverOf(lit));
  }

  /** What is lit in a sentence. */
  describe({ token, count }: Lit): string {
    const { language } = this.#board;
    const { replayer } = this.#board.session.game;
    if (token.kind === 'sequence') return this.#describeMoves(token, count);
    const points = this.#pointsOf(token);
    const outside = this.describeOutside(token);
    if (outside) return outside;
    const [point] = points;
    if (token.kind === 'label')
      return language.say(enComments, 'label', {
        label: token.text,
        points: namesOf(points, replayer, language),
      });
    const color = point === undefined ? undefined : this.#board.session.position.board.at(point);
    return language.say(enComments, color ?? 'empty', {
      point: namesOf(points, replayer, language),
    });
  }

  /** '' where all that it names is seen. */
  describeOutside(token: BoardToken): string {
    const { language } = this.#board;
    const layout = this.#board.picture.shown?.layout;
    const points = this.#pointsOf(token);
    const outside = points.filter((point) => layout && !isInCrop(point, layout));
    const { replayer } = this.#board.session.game;
    return outside.length
      ? language.say(enComments, 'outside', { points: namesOf(outside, replayer, language) })
      : '';
  }

  #describeMoves(token: SequenceToken, count: number): string {
    const { language } = this.#board;
    const { replayer } = this.#board.session.game;
    const { moves } = token;
    const move = moves[count - 1];
    const played = this.#play(token, count);
    if (count === moves.length) {
      const preview = language.say(enComments, 'preview', countedMoves(moves, replayer, language));
      const { captured } = played;
      return captured ? language.say(enComments, 'captures', { preview, captured }) : preview;
    }
    if (!move) return language.say(enComments, 'noStep');
    const color = language.say(en, played.color);
    const point = namesOf([move.point], replayer, language);
    return language.say(enComments, 'step', { number: count, total: moves.length, color, point });
  }

  #pointsOf(token: BoardToken): readonly Point[] {
    if (token.kind === 'sequence') return token.moves.map(({ point }) => point);
    if (token.kind !== 'move') return token.points;
    const node = this.#nodeOf(token.number);
    const move = node === undefined ? undefined : moveAt(this.#board.session.game.replayer, node);
    return move ? [move.point] : [];
  }

  #coverOf({ token, count }: Lit): (shown: Shown) => Shown['scene'] {
    const { session } = this.#board;
    const { place, position } = session;
    if (token.kind !== 'sequence') {
      const points = this.#pointsOf(token);
      return ({ scene, layout }) =>
        session.place === place ? withLights(scene, points, layout) : scene;
    }
    const { board, numbers } = this.#play(token, count);
    const preview = { board, numbers, changed: changedPoints(position.board, board) };
    return ({ scene, layout }) =>
      session.place === place ? withPreview(scene, preview, layout) : scene;
  }

  #play(token: SequenceToken, count: number) {
    const { replayer } = this.#board.session.game;
    const start = this.#startOf(token);
    return playSequence(replayer, start, token.moves.slice(0, count));
  }

  /**
   * The position that moves are meant to go on from: the one that the comment says; else the shown one, the one before
   * the last move, which they may be better than, or the beginning: the first in which no stone is in their way.
   */
  #startOf({ moves, from }: SequenceToken): Position {
    const { game, place, tree } = this.#board.session;
    const { replayer } = game;
    const before = tree.parent(place.node) ?? place.node;
    const shown = replayer.positionAt(place.node);
    const isInstead = moves[0]?.color !== undefined && moves[0].color !== shown.toPlay;
    const usual = isInstead ? [before, place.node] : [place.node, before];
    const named = from === undefined ? [] : [from === 0 ? tree.root : this.#nodeOf(from)];
    const starts = [...named, ...usual, tree.root].flatMap((node) =>
      node === undefined ? [] : [replayer.positionAt(node)],
    );
    const isPossible = (start: Position) => playSequence(replayer, start, moves).isPossible;
    return starts.find(isPossible) ?? shown;
  }
}

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
