import { isolated, type Language, withoutControls } from '../../texts/language.js';
import { movesIn, siblingsOf } from '../../game/walk.js';
import { readMarkup } from '../../replay/markup.js';
import type { Position } from '../../replay/position.js';
import { chainsOn, neighboursOf } from '../../rules/chains-on.js';
import { opponent } from '../../rules/point.js';
import { simpleTextAt, textAt } from '../../sgf/values.js';
import { enSpeech, enTree } from '../../texts/en-reader.js';
import { en } from '../../texts/en.js';
import type { OpenGame } from '../session/open-game.js';
import type { Place } from '../session/place.js';
import { nameMove, shorten } from '../../speech/node.js';
import { signsOf } from '../../game/remarks.js';
import { choiceOf } from '../attributes.js';
import type { SgfBoardElement } from '../sgf-board-element.js';
import type { BoardContext } from '../context.js';
import type { Part } from '../features.js';

/** A comment is read for about twenty seconds; the rest stands in its panel. */
const LONGEST_COMMENT = 300;
const LONGEST_NAME = 80;

/** A step that was taken: where it led, and what stood there before it, if it went one move on. */
interface TakenStep {
  readonly game: OpenGame;
  readonly place: Place;
  readonly position: Position;
  readonly before: Position;
}

/** 'Black Q16, takes 2'. */
function sayShortly({ game, place, position, before }: TakenStep, language: Language): string {
  const { replayer } = game;
  const { lastMove } = position;
  const color = lastMove && language.say(en, lastMove.color);
  const hasMoved = movesIn(place.tree, place.node) > 0;
  if (!hasMoved || !lastMove) return nameMove(replayer, place.node, language);
  if (lastMove.kind === 'play') {
    const point = replayer.notation.formatPoint(lastMove.point, replayer.size);
    return withTaken(language.say(enSpeech, 'play', { color, point }), position, before, language);
  }
  const isPlainPass = lastMove.kind === 'pass' && !lastMove.text;
  return isPlainPass
    ? language.say(enSpeech, 'pass', { color })
    : nameMove(replayer, place.node, language);
}

/** 'Move 35, Black Q16, takes 2, atari. White to play. Comment: …'. */
function sayAtLength(step: TakenStep, language: Language): string {
  const { game, place, position } = step;
  const { tree, node, line, index } = place;
  const name = withoutControls(simpleTextAt(tree, node, 'N'));
  const comment = shorten(withoutControls(textAt(tree, node, 'C')), LONGEST_COMMENT);
  const marked = countMarked(step);
  const children = tree.children(node).length;
  const { lastMove, toPlay } = position;
  return [
    language.say(enSpeech, 'sentence', { text: moveAtLength(step, language) }),
    lastMove &&
      index < line.length - 1 &&
      language.say(enSpeech, 'turn', { color: language.say(en, toPlay) }),
    variationOf(step, language),
    name && language.say(enSpeech, 'name', { name: isolated(shorten(name, LONGEST_NAME)) }),
    children > 1 && language.say(enSpeech, 'ways', { count: children }),
    marked > 0 && game.replayer.hasBoard && language.say(enSpeech, 'marked', { count: marked }),
    index === line.length - 1 && index > 0 && language.say(enSpeech, 'end'),
    comment && language.say(enSpeech, 'comment', { text: isolated(comment) }),
  ]
    .filter(Boolean)
    .join(' ');
}

/** The move with what it does on the board, and what the author thinks of it. */
function moveAtLength(step: TakenStep, language: Language): string {
  const { game, place, position, before } = step;
  let move = withTaken(nameMove(game.replayer, place.node, language), position, before, language);
  if (isAtari(step)) move = language.say(enSpeech, 'atari', { move });
  const { judgement } = signsOf(place.tree, place.node);
  return judgement
    ? language.say(enSpeech, 'judged', { move, judgement: language.say(enTree, judgement) })
    : move;
}

function withTaken(move: string, position: Position, before: Position, language: Language): string {
  const color = position.lastMove?.color ?? 'black';
  const count = position.captures[color] - before.captures[color];
  return count > 0 ? language.say(enSpeech, 'takes', { move, count }) : move;
}

/** Whether the move leaves a chain beside it one liberty. */
function isAtari({ game, place, position }: TakenStep): boolean {
  const { lastMove, board } = position;
  const hasMoved = movesIn(place.tree, place.node) > 0;
  if (!hasMoved || lastMove?.kind !== 'play' || game.replayer.boardKind !== 'go') return false;
  const beside = neighboursOf(lastMove.point, board.size);
  return chainsOn(board).some(
    ({ color, stones, liberties }) =>
      color === opponent(lastMove.color) &&
      liberties.length === 1 &&
      beside.some((point) => stones.includes(point)),
  );
}

function variationOf({ place: { tree, node } }: TakenStep, language: Language): string {
  const siblings = siblingsOf(tree, node);
  const number = siblings.indexOf(node) + 1;
  return siblings.length > 1
    ? language.say(enSpeech, 'variation', { number, total: siblings.length })
    : '';
}

/** How many points the author has marked; a mark on the last move alone is the habit of some programs. */
function countMarked({ game, place }: TakenStep): number {
  const { isMarked } = signsOf(place.tree, place.node);
  if (!isMarked) return 0;
  const { marks, labels } = readMarkup(game.replayer, place.node);
  return new Set([...marks, ...labels].map(({ point }) => point)).size;
}

/** How much is said of a step. */
export type Speech = 'long' | 'short';

/** What the reader has chosen; it counts more than what the pages' boards ask for, as long as the page is open. */
let chosen: Speech | undefined;

export function chooseSpeech(speech: Speech): void {
  chosen = speech;
}

export function speechOf(host: SgfBoardElement): Speech {
  return chosen ?? choiceOf(host, 'speech');
}

/** Says steps as long or short as the reader wants. */
export class StepSpeech implements Part {
  readonly #board: BoardContext;
  readonly #before: BoardContext['session']['sayStep'];

  constructor(board: BoardContext) {
    this.#board = board;
    this.#before = board.session.sayStep;
    board.session.sayStep = this.#say;
  }

  update(): void {
    /* What was said stays said. */
  }

  release(): void {
    this.#board.session.sayStep = this.#before;
  }

  readonly #say = (position: Position, before: Position): string => {
    const { session, host, language } = this.#board;
    const step = { game: session.game, place: session.place, position, before };
    return speechOf(host) === 'short' ? sayShortly(step, language) : sayAtLength(step, language);
  };
}
