import type { Language } from '../../texts/language.js';
import { movesIn, siblingsOf } from '../../game/walk.js';
import { readMarkup } from '../../replay/markup.js';
import type { Position } from '../../replay/position.js';
import { chainsOn, neighboursOf } from '../../rules/chains-on.js';
import { opponent } from '../../rules/point.js';
import { simpleTextAt, textAt } from '../../sgf/text-properties.js';
import { isolated, withoutControls } from '../../texts/isolated.js';
import { speechText } from '../../texts/en-speech.js';
import { textOf } from '../../texts/en.js';
import { treeText } from '../../texts/en-tree.js';
import type { OpenGame } from '../open-game.js';
import type { Place } from '../session/place.js';
import { nameMove, shorten } from '../tree/describe-node.js';
import { signsOf } from '../tree/node-kind.js';

/** A comment is read for about twenty seconds; the rest stands in its panel. */
const LONGEST_COMMENT = 300;
const LONGEST_NAME = 80;

/** A step that was taken: where it led, and what stood there before it, if it went one move on. */
export interface TakenStep {
  readonly game: OpenGame;
  readonly place: Place;
  readonly position: Position;
  readonly before: Position;
}

/** 'Black Q16, takes 2'. */
export function sayShortly(
  { game, place, position, before }: TakenStep,
  language: Language,
): string {
  const { replayer } = game;
  const { lastMove } = position;
  const color = lastMove && textOf(lastMove.color, language);
  const hasMoved = movesIn(place.tree, place.node) > 0;
  if (!hasMoved || !lastMove) return nameMove(replayer, place.node, language);
  if (lastMove.kind === 'play') {
    const point = replayer.notation.formatPoint(lastMove.point, replayer.size);
    return withTaken(speechText('play', { color, point }, language), position, before, language);
  }
  const isPlainPass = lastMove.kind === 'pass' && !lastMove.text;
  return isPlainPass
    ? speechText('pass', { color }, language)
    : nameMove(replayer, place.node, language);
}

/** 'Move 35, Black Q16, takes 2, atari. White to play. Comment: …'. */
export function sayAtLength(step: TakenStep, language: Language): string {
  const { game, place, position } = step;
  const { tree, node, line, index } = place;
  const name = withoutControls(simpleTextAt(tree, node, 'N'));
  const comment = shorten(withoutControls(textAt(tree, node, 'C')), LONGEST_COMMENT);
  const marked = countMarked(step);
  const children = tree.children(node).length;
  const { lastMove, toPlay } = position;
  return [
    speechText('sentence', { text: moveAtLength(step, language) }, language),
    lastMove &&
      index < line.length - 1 &&
      speechText('turn', { color: textOf(toPlay, language) }, language),
    variationOf(step, language),
    name && speechText('name', { name: isolated(shorten(name, LONGEST_NAME)) }, language),
    children > 1 && speechText('ways', { count: children }, language),
    marked > 0 && game.replayer.hasBoard && speechText('marked', { count: marked }, language),
    index === line.length - 1 && index > 0 && speechText('end', language),
    comment && speechText('comment', { text: isolated(comment) }, language),
  ]
    .filter(Boolean)
    .join(' ');
}

/** The move with what it does on the board, and what the author thinks of it. */
function moveAtLength(step: TakenStep, language: Language): string {
  const { game, place, position, before } = step;
  let move = withTaken(nameMove(game.replayer, place.node, language), position, before, language);
  if (isAtari(step)) move = speechText('atari', { move }, language);
  const { judgement } = signsOf(place.tree, place.node);
  return judgement
    ? speechText('judged', { move, judgement: treeText(judgement, language) }, language)
    : move;
}

function withTaken(move: string, position: Position, before: Position, language: Language): string {
  const color = position.lastMove?.color ?? 'black';
  const count = position.captures[color] - before.captures[color];
  return count > 0 ? speechText('takes', { move, count }, language) : move;
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
    ? speechText('variation', { number, total: siblings.length }, language)
    : '';
}

/** How many points the author has marked; a mark on the last move alone is the habit of some programs. */
function countMarked({ game, place }: TakenStep): number {
  const { isMarked } = signsOf(place.tree, place.node);
  if (!isMarked) return 0;
  const { marks, labels } = readMarkup(game.replayer, place.node);
  return new Set([...marks, ...labels].map(({ point }) => point)).size;
}
