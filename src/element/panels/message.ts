import { html, nothing, type TemplateResult } from 'lit/html.js';
import { textOf } from '../../texts/texts.js';
import type { RecordState } from '../controllers/record-controller.js';

/** Stands where the board would be: what went wrong and what to do; or that it takes a while. */
export function messagePanel(state: RecordState, hasBoard: boolean): TemplateResult | typeof nothing {
  if (state.kind === 'loading') return panel('loading', textOf('loading'));
  if (state.kind === 'failed') return panel('problem', textOf('failed'), state.error.message);
  return hasBoard ? nothing : panel('problem', textOf('noBoard'));
}

function panel(kind: string, title: string, sentence = ''): TemplateResult {
  return html`<div part="message" class=${kind} role="status"><b>${title}</b><p>${sentence}</p></div>`;
}
