import { nameMove, shorten } from './node.js';
import { signsOf } from '../game/remarks.js';
import { movesIn, siblingsOf } from '../game/walk.js';
import { readMarkup } from '../replay/markup.js';
import type { Position } from '../replay/position.js';
import type { Replayer } from '../replay/replayer.js';
import { chainsOn, neighboursOf } from '../rules/chains-on.js';
import { opponent, type Point } from '../rules/point.js';
import type { NodeId } from '../sgf/game-tree.js';
import { simpleTextAt, textAt } from '../sgf/values.js';
import { enBoard } from '../texts/en/board.js';
import { enCaptions } from '../texts/en/captions.js';
import { enSpeech } from '../texts/en/speech.js';
import { enTree } from '../texts/en/tree.js';
import { isolated } from '../texts/isolated.js';
import { type Language, withoutControls } from '../texts/language.js';

/** The longest comment that is read out, in characters: it takes about twenty seconds to listen to. */
const LONGEST_COMMENT = 300;
/** The part of a comment that is parsed, in UTF-16 code units with its escapes and blanks. */
const READ_COMMENT = 10 * LONGEST_COMMENT;
const LONGEST_NAME = 80;
/** The most marked points that are named: more of them are a picture, such as the hints of a program. */
const MOST_MARKED = 4;
/** The longest label that is read out, in characters. */
const LONGEST_LABEL = 20;

/** A text that ends with a stop, perhaps within quotes or brackets. */
const HAS_STOP = /[.:;!?…。：；！？][\p{Pe}\p{Pf}"']*$/u;

/** A step to a node. */
export interface TakenStep {
  readonly replayer: Replayer;
  readonly node: NodeId;
  /** Whether the line that is being read ends at the node. */
  readonly isEnd: boolean;
  /** Whether the step is a move in a problem, which itself announces who plays next and how the line ends. */
  readonly isAnswer: boolean;
  /** Whether the whole comment is shown beside the board. */
  readonly hasComment: boolean;
  readonly position: Position;
  /** The position before the node if the step went one node forward; otherwise the same as `position`. */
  readonly before: Position;
}

/** Describes a step by its move alone: 'Black Q16, takes 2'. */
export function describeStepShortly(step: TakenStep, language: Language): string {
  const { replayer, node, position } = step;
  const { lastMove } = position;
  const color = lastMove && language.say(enBoard, lastMove.color);
  if (movesIn(replayer.tree, node) > 0) {
    if (lastMove?.kind === 'play') {
      const point = replayer.notation.formatPoint(lastMove.point, replayer.size);
      return withTaken(language.say(enSpeech, 'play', { color, point }), step, language);
    }
    if (lastMove?.kind === 'pass' && !lastMove.text)
      return language.say(enSpeech, 'pass', { color });
  }
  return nameMove(replayer, node, language);
}

/** Describes a step: 'Move 35, Black Q16, takes 2, atari. White to play. Comment: …'. */
export function describeStep(step: TakenStep, language: Language): string {
  const { replayer, node, isEnd, isAnswer, position, hasComment } = step;
  const { tree } = replayer;
  const { lastMove, toPlay } = position;
  const name = shorten(withoutControls(simpleTextAt(tree, node, 'N')), LONGEST_NAME);
  const comment = withoutControls(textAt(tree, node, 'C', READ_COMMENT));
  const spoken = shorten(comment, LONGEST_COMMENT);
  const siblings = isAnswer ? [] : siblingsOf(tree, node);
  const variation = { number: siblings.indexOf(node) + 1, total: siblings.length };
  const ways = isAnswer ? 0 : tree.children(node).length - 1;
  const marked = nameMarked(step, language);
  const hasTurn = lastMove && !isEnd && !isAnswer;
  const sentences = language.say(enSpeech, 'comment', { text: isolated(spoken) });
  const needsStop = isAnswer && !HAS_STOP.test(spoken);
  return [
    language.say(enSpeech, 'sentence', { text: describeMove(step, language) }),
    hasTurn && language.say(enSpeech, 'turn', { color: language.say(enBoard, toPlay) }),
    siblings.length > 1 && language.say(enSpeech, 'variation', variation),
    name && language.say(enSpeech, 'name', { name: isolated(name) }),
    ways > 0 && language.say(enSpeech, 'ways', { count: ways }),
    marked && language.say(enSpeech, 'marked', { points: marked }),
    isEnd && node !== tree.root && language.say(enSpeech, 'end'),
    spoken && (needsStop ? language.say(enSpeech, 'sentence', { text: sentences }) : sentences),
    spoken !== comment && hasComment && language.say(enSpeech, 'rest'),
  ]
    .filter(Boolean)
    .join(' ');
}

/** The move with its captures, atari, and the author's judgement. */
function describeMove(step: TakenStep, language: Language): string {
  const { replayer, node } = step;
  let move = withTaken(nameMove(replayer, node, language), step, language);
  if (isAtari(step)) move = language.say(enSpeech, 'atari', { move });
  const { judgement } = signsOf(replayer.tree, node);
  return judgement
    ? language.say(enSpeech, 'judged', { move, judgement: language.say(enTree, judgement) })
    : move;
}

function withTaken(move: string, { position, before }: TakenStep, language: Language): string {
  const color = position.lastMove?.color ?? 'black';
  const count = position.captures[color] - before.captures[color];
  return count > 0 ? language.say(enSpeech, 'takes', { move, count }) : move;
}

/** Whether the move leaves a neighbouring chain of the other side one liberty. */
function isAtari({ replayer, node, position: { lastMove, board } }: TakenStep): boolean {
  const hasMoved = movesIn(replayer.tree, node) > 0;
  if (!hasMoved || lastMove?.kind !== 'play' || replayer.boardKind !== 'go') return false;
  const neighbours = neighboursOf(lastMove.point, board.size);
  return chainsOn(board).some(
    ({ color, stones, liberties }) =>
      color === opponent(lastMove.color) &&
      liberties.length === 1 &&
      neighbours.some((point) => stones.includes(point)),
  );
}

/**
 * The few points that the author has marked, with their labels: 'A at Q16, C3'. A mark on the last move alone doesn't
 * count: programs write it.
 */
function nameMarked({ replayer, node }: TakenStep, language: Language): string {
  if (!replayer.hasBoard || !signsOf(replayer.tree, node).isMarked) return '';
  const { marks, labels } = readMarkup(replayer, node);
  const texts = new Map<Point, string>();
  for (const { point } of marks) texts.set(point, '');
  for (const { point, text } of labels)
    texts.set(point, shorten(withoutControls(text), LONGEST_LABEL));
  if (texts.size > MOST_MARKED) return '';
  return [...texts]
    .map(([point, text]) => {
      const place = replayer.notation.formatPoint(point, replayer.size);
      return text ? language.say(enCaptions, 'hidden', { numbers: isolated(text), place }) : place;
    })
    .join(language.say(enCaptions, 'comma'));
}
