import { type Headline, readHeadline } from '../game/info/headline.js';
import { readResult } from '../game/info/results-in-words.js';
import { lineThrough, movesOf, pathTo } from '../game/walk.js';
import type { Color } from '../rules/point.js';
import { startOf } from '../sgf/characters.js';
import type { GameTree } from '../sgf/game-tree.js';
import { simpleTextAt, textAt } from '../sgf/values.js';
import { describeHeadlineDate } from '../speech/days.js';
import { describeResult, describeRound } from '../speech/game.js';
import { moveName } from '../speech/move-name.js';
import { enBoard } from '../texts/en/board.js';
import { enPanels } from '../texts/en/panels.js';
import { enSolve } from '../texts/en/solve.js';
import { type Language, withoutControls } from '../texts/language.js';
import { element, type MarkupElement, type Piece } from '../view/html/markup.js';
import { paragraphs } from '../view/html/paragraphs.js';
import type { FigureGame } from './open-figure.js';

/** Maximum number of moves in the text, and of characters of comments. No game between people has more. */
const MOST_MOVES = 1000;
const MOST_TEXT = 100_000;
/** Maximum length of a fact, in characters. Longer ones would fill the figure. */
const LONGEST_FACT = 200;

const circles = { black: '\u25cf', white: '\u25cb' } as const;

/** The facts about a game in its record: the players, and one line with the rest. */
export interface GameFacts {
  readonly players: readonly Piece[];
  readonly facts: readonly Piece[];
  /** Whether the record has more facts; if so, the board keeps a row for them. */
  readonly hasMore: boolean;
}

export function gameFacts(tree: GameTree, showsResult: boolean, language: Language): GameFacts {
  const headline = readHeadline(tree, readResult);
  const { black, white, name, event, round, date, place, result } = headline;
  const outcome = showsResult && result && result.raw !== '?' && describeResult(result, language);
  const title = !black.name && !white.name && name;
  const day = date && describeHeadlineDate(date, language);
  const facts = [title, event, describeRound(round, language), day, place, outcome]
    .map((fact) => plain(fact || ''))
    .filter(Boolean)
    .map((fact) => element('span', {}, element('bdi', {}, fact)));
  const isNamed = [black, white].some((each) => each.name || each.rank || each.team);
  return {
    players: isNamed
      ? (['black', 'white'] as const).map((color) => playerOf(color, headline, language))
      : [],
    facts,
    hasMore: headline.hasMore,
  };
}

function playerOf(color: Color, headline: Headline, language: Language): MarkupElement {
  const { name, rank, team } = headline[color];
  const of = [rank, team].map((text) => plain(text ?? '')).filter(Boolean);
  return element(
    'div',
    {},
    `${circles[color]} `,
    element('bdi', {}, element('b', {}, plain(name ?? '') || language.say(enBoard, color))),
    of.length > 0 ? ` ${of.join(' ')}` : '',
  );
}

/** A fact as one line without control characters, so it can't affect the text around it. */
function plain(text: string): string {
  return withoutControls(startOf(text, LONGEST_FACT));
}

/** Texts for readers without script, which replace the buttons. */
export interface LineTexts {
  /** The moves: `1 ● Q16 2 ○ D4 …` */
  readonly moves: string;
  /** The comments, each after its move. */
  readonly comments: readonly MarkupElement[];
}

/**
 * The main line as text.
 *
 * @param isDiagram only the moves up to the shown node, and its comment
 */
export function lineTexts(
  { replayer, node: shown }: FigureGame,
  isDiagram: boolean,
  isSwapped: boolean,
  language: Language,
): LineTexts {
  const { tree } = replayer;
  const moves: string[] = [];
  const comments: MarkupElement[] = [];
  let rest = MOST_TEXT;
  for (const node of isDiagram ? pathTo(tree, shown) : lineThrough(tree, tree.root)) {
    const properties = movesOf(tree, node);
    if (moves.length >= MOST_MOVES) break;
    const { moveNumber } = replayer.positionAt(node);
    const words = properties.map((property, at) => {
      const isBlack = (tree.nameOf(property) === 'B') !== isSwapped;
      const name = plain(moveName(replayer, tree.firstValue(property), language));
      const number = moveNumber - properties.length + at + 1;
      return `${number} ${circles[isBlack ? 'black' : 'white']} ${name}`;
    });
    moves.push(...words);
    if (isDiagram && node !== shown) continue;
    const title = plain(simpleTextAt(tree, node, 'N'));
    const text = startOf(textAt(tree, node, 'C').trim(), rest);
    if (!title && !text) continue;
    rest -= text.length;
    comments.push(...paragraphs(text, [...words, title].filter(Boolean).join(' ')));
  }
  return { moves: moves.join(' '), comments };
}

/** The question of a problem, and whose turn it is. */
export function questionOf({ replayer, node }: FigureGame, isSwapped: boolean, language: Language) {
  const { tree } = replayer;
  const { toPlay } = replayer.positionAt(node);
  const isBlack = (toPlay === 'black') !== isSwapped;
  const toMove = language.say(enSolve, 'to-play', {
    color: language.say(enBoard, isBlack ? 'black' : 'white'),
  });
  return [...paragraphs(textAt(tree, node, 'C').trim(), ''), element('p', {}, toMove)];
}

/** The heading of the moves. */
export const movesTitle = (language: Language) => language.say(enPanels, 'controls');
