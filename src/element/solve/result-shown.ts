import { css } from 'lit';
import { html, type TemplateResult } from 'lit/html.js';
import { enSolve } from '../../texts/en/solve.js';
import { isolated } from '../../texts/isolated.js';
import type { Language } from '../../texts/language.js';
import { drawIcon } from '../ui/button.js';
import type { Result } from './results.js';

export const resultStyles = css`
  .result {
    display: inline-flex;
    border-radius: 50%;
    color: #fff;
    background: var(--verdict);
    svg {
      width: 1.2em;
      height: 1.2em;
      padding: 0.1em;
      box-sizing: border-box;
      stroke-width: 3.5;
    }
    @media (forced-colors: active) {
      forced-color-adjust: none;
    }
  }
`;

/** The icons of problems. */
export const icons = {
  right: 'M5 13l4.5 4.5L19 7',
  wrong: 'M7 7l10 10M17 7L7 17',
  unknown: 'M9 9a3 3 0 1 1 4 3c-1 .5-1 1-1 2M12 17v.5',
  hint: 'M9 16a6 6 0 1 1 6 0v2H9zM10 21h4',
};

/** A check mark or a cross. The result is also in the text beside it, or in the name of its button. */
export function resultIcon(isSolved: boolean): TemplateResult {
  const look = isSolved ? 'right' : 'wrong';
  return html`<i class="result is-${look}">${drawIcon(icons[look])}</i>`;
}

/** The result of a problem in words: whether it is solved, the number of tries and the time. */
export function sayResult({ isSolved, tries, seconds }: Result, language: Language): string {
  const state = language.say(enSolve, isSolved ? 'is-solved' : 'is-failed');
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return [state, language.say(enSolve, 'tries', { count: tries }), time].map(isolated).join(' · ');
}
