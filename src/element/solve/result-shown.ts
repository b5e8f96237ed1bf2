import { css } from 'lit';
import { html, type TemplateResult } from 'lit/html.js';
import { enSolve } from '../../texts/en/solve.js';
import { isolated } from '../../texts/isolated.js';
import type { Language } from '../../texts/language.js';
import { icon } from '../panels/button.js';
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

/** A hook or a cross; words stand beside it, or in the name of its button. */
export function resultIcon(isSolved: boolean): TemplateResult {
  const look = isSolved ? 'right' : 'wrong';
  return html`<i class="result is-${look}">${icon(look)}</i>`;
}

/** What has become of a problem, in words: solved, how often it was tried, for how long. */
export function sayResult({ isSolved, tries, seconds }: Result, language: Language): string {
  const state = language.say(enSolve, isSolved ? 'is-solved' : 'is-failed');
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return [state, language.say(enSolve, 'tries', { count: tries }), time].map(isolated).join(' · ');
}
