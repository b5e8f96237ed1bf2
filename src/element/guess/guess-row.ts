import { html, nothing, svg, type TemplateResult } from 'lit/html.js';
import { type Guessed, MOST_POINTS } from '../../problem/guess.js';
import { pointAt } from '../../rules/point.js';
import { enBoard } from '../../texts/en/board.js';
import { enGuess } from '../../texts/en/guess.js';
import { enOwnMoves } from '../../texts/en/own-moves.js';
import type { Board } from '../board.js';
import { button, drawIcon } from '../ui/button.js';
import type { Guesser } from './guesser.js';
import { MOST_WORDS, sayGuess, sayQuestion, sayScore } from './say-guess.js';

/** The signs of the verdicts: a check mark, a wave, a cross. */
const signs = {
  hit: 'M5 13l4.5 4.5L19 7',
  near: 'M5 13.5c2-5 5-4.5 7-1.5s5 3.5 7-1.5',
  far: 'M7 7l10 10M17 7L7 17',
};

/**
 * The row above the comment: the question, the verdict on the last guess and the score. After the last question it also
 * has a curve of the score. It is there at all nodes, with the same height, so that nothing moves.
 */
export function guessRow(board: Board, guesser: Guesser): TemplateResult {
  const { language, session } = board;
  const { guess, shownGuess, question, isGame } = guesser;
  const isOver = isGame && guess.isOver;
  const isIdle = !isGame && !question && !shownGuess;
  const notice = (question && session.lines?.notice) || '';
  const verdict = shownGuess ? sayGuess(board, guesser, shownGuess) : '';
  const sign = shownGuess && !notice ? signOf(shownGuess) : undefined;
  const rooms = roomsOf(board, guesser);
  return html`<div class="guess ${isIdle ? 'idle' : ''}" role=${isIdle ? nothing : 'group'} aria-label=${language.say(enGuess, 'guess')}>
    <div class="said">
      ${question ? html`<i class="stone ${question.toPlay}"></i>` : nothing}
      ${room('asks', rooms.questions, sayQuestion(board, guesser))}
      ${sign ? html`<i class="sign ${sign}">${drawIcon(signs[sign])}</i>` : nothing}
      ${room('tells', rooms.verdicts, notice || verdict)}
      ${room('points', rooms.scores, sayScore(board, guesser))}
    </div>
    <div class="room actions">
      ${unseen(language.say(enGuess, 'show'))}${isGame ? unseen(language.say(enGuess, 'again'), 'last') : nothing}
      <div>${isOver ? curve(board, guesser) : nothing}${action(board, isOver, question === undefined)}</div>
    </div>
  </div>`;
}

/** The button that shows the move, or begins again. If nothing is asked, it keeps the focus and does nothing. */
function action(board: Board, isOver: boolean, isIdle: boolean): TemplateResult {
  const text = board.language.say(enGuess, isOver ? 'again' : 'show');
  return button(board, isOver ? 'reset' : 'solution', text, isIdle && !isOver, text);
}

/** A hit or as good as one, worth some points, or worth none; none if there was no guess. */
function signOf({ verdict, points }: Guessed): keyof typeof signs | undefined {
  if (verdict === 'skipped') return undefined;
  if (points === MOST_POINTS) return 'hit';
  return points > 0 ? 'near' : 'far';
}

/** A text, with room for each of the texts that may be here. */
function room(name: string, texts: readonly string[], text: string): TemplateResult {
  return html`<div class="room ${name}">${texts.map((each) => unseen(each))}<bdi>${text}</bdi></div>`;
}

/** Room for a text. It is in an attribute, so that neither readers nor programs take it for what the board says. */
const unseen = (text: string, name?: string) =>
  html`<i class=${name ?? nothing} data-text=${text} aria-hidden="true"></i>`;

/** All that the row may say, with the longest numbers. */
function roomsOf({ language }: Board, { guess, hasQuotes }: Guesser) {
  const { notation, size } = guess.replayer;
  const { columns, rows } = size;
  const total = guess.questions.length;
  const most = total * MOST_POINTS;
  const corner = pointAt(size, columns - 1, 0);
  const point = corner === undefined ? '' : notation.formatPoint(corner, size);
  const say = (key: 'hit' | 'mirrored' | 'variation' | 'skipped') =>
    language.say(enGuess, key, { point });
  const away = (key: 'near' | 'far', count: number) => language.say(enGuess, key, { count, point });
  const notices = (['armed', 'occupied', 'ko', 'suicide', 'nothing'] as const).map((key) =>
    language.say(enOwnMoves, key, { point }),
  );
  const quote = hasQuotes ? ` ${'abcde '.repeat(MOST_WORDS / 6)}` : '';
  return {
    questions: [
      ...(['black', 'white'] as const).map((color) =>
        language.say(enGuess, 'question', { color: language.say(enBoard, color) }),
      ),
      language.say(enGuess, 'over'),
    ],
    verdicts: [
      ...(['hit', 'mirrored', 'skipped'] as const).map(say),
      say('variation') + quote,
      ...[1, 2, 3].map((count) => away('near', count)),
      ...[1, 2, 5].map((count) => away('far', columns + rows - count)),
      ...notices,
    ],
    scores: [language.say(enGuess, 'score', { points: most, most, hits: total, count: total })],
  };
}

/** The share of the points after each move, as a curve. */
function curve({ language }: Board, { guess }: Guesser): TemplateResult | typeof nothing {
  const shares = guess.curve;
  if (shares.length < 2) return nothing;
  const step = 100 / (shares.length - 1);
  const path = shares.map(
    (share, index) => `${index ? 'L' : 'M'}${index * step} ${(1 - share) * 40}`,
  );
  const name = language.say(enGuess, 'curve');
  const percent = shares.map((share) => Math.round(share * 100)).join(', ');
  return html`<svg class="curve" viewBox="0 0 100 40" preserveAspectRatio="none" role="img" aria-label="${name}: ${percent} %">
    ${svg`<path d=${path.join('')}></path>`}
  </svg>`;
}
