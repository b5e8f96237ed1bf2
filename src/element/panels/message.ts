import { html, type TemplateResult } from 'lit';
import { textOf } from '../../texts/texts.js';
import type { RecordError } from '../records.js';

/** Stands where the board would be: what went wrong and what to do, then the author's fallback. */
export function errorMessage(error: RecordError): TemplateResult {
  return html`
    <div part="message" class="message" role="alert">
      <strong>${textOf('errorTitle')}</strong>
      <p>${textOf(error.key, error.args)}</p>
    </div>
  `;
}

/** Appears only when loading takes long enough to wonder. */
export function loadingMessage(): TemplateResult {
  return html`<p part="message" class="loading" role="status">${textOf('loading')}</p>`;
}

/** For games that have no board here: their comments and moves can still be read. */
export function noBoardMessage(): TemplateResult {
  return html`<p part="message" class="message">${textOf('unsupported-game')}</p>`;
}
