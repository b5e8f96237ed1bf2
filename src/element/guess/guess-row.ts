import { css } from 'lit';
import { html, nothing, svg, type TemplateResult } from 'lit/html.js';
import { enGuess } from '../../texts/en/guess.js';
import type { Board } from '../board.js';
import { button } from '../ui/button.js';
import type { Guesser } from './guesser.js';
import { sayGuess, sayQuestion, sayScore } from './say-guess.js';

export const guessStyles = css`
  :host(:not([try], [mode='problem'])) {
    .own {
      display: none; /* the reader plays only guesses */
    }
    .tries .controls {
      padding: 0;
    }
  }
  .guess {
    flex: none;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.2em 0.6em;
    min-height: calc(2.25 * var(--em));
    padding: calc(0.35 * var(--em)) calc(0.5 * var(--em));
    background: var(--tint);
    border-radius: var(--radius);
    p {
      flex: 1 1 12em;
      min-width: 0;
    }
    b {
      display: block;
    }
    small {
      font-size: 0.88em;
      font-variant-numeric: tabular-nums;
    }
    svg {
      flex: none;
      width: calc(6 * var(--em));
      height: calc(2 * var(--em));
      overflow: visible;
      border-bottom: 1px solid var(--edge); /* the line for 0 points */
      fill: none;
      stroke: var(--accent);
      stroke-width: 2;
      path {
        vector-effect: non-scaling-stroke;
      }
    }
    button {
      height: calc(1.9 * var(--em));
      padding: 0 0.7em;
      font-size: 0.88em;
      border-color: var(--edge);
    }
    @media (pointer: coarse) {
      button {
        height: calc(2.75 * var(--em));
      }
    }
    @media print {
      display: none;
    }
  }
`;

/**
 * The row above the comment: the question, the verdict on the last guess and the score. After the last question it also
 * has a curve of the score.
 */
export function guessRow(board: Board, guesser: Guesser): TemplateResult | typeof nothing {
  const { language, session } = board;
  const { guess, last, question, isGame } = guesser;
  const isOver = isGame && guess.isOver;
  if (!question && !isOver && !(last && session.node === guesser.shownMove)) return nothing;
  const one = (command: string, key: 'show' | 'again') => {
    const text = language.say(enGuess, key);
    return button(board, command, text, false, text);
  };
  const worth = last ? sayGuess(board, guesser, last) : '';
  return html`<div class="guess" role="group" aria-label=${language.say(enGuess, 'guess')}>
    <p><bdi>${worth}</bdi> <b><bdi>${sayQuestion(board, guesser)}</bdi></b> <small><bdi>${sayScore(board, guesser)}</bdi></small></p>
    ${isOver ? curve(board, guesser) : nothing}
    ${question ? one('solution', 'show') : nothing}${isOver ? one('reset', 'again') : nothing}
  </div>`;
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
  return html`<svg viewBox="0 0 100 40" preserveAspectRatio="none" role="img" aria-label="${name}: ${percent} %">
    ${svg`<path d=${path.join('')}></path>`}
  </svg>`;
}
