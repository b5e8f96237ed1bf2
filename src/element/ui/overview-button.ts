import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Board } from '../board.js';
import { drawIcon } from './button.js';

interface OverviewButton {
  /** `info` opens a dialog, `tools` a menu. */
  readonly name: 'info' | 'tools';
  /** The icon, as the data of an SVG path. */
  readonly path: string;
  readonly title: string;
  /** Text beside the icon, if there is room. */
  readonly text?: string;
  readonly onClick: (event: Event) => unknown;
}

export function overviewButton(
  { language }: Board,
  { name, path, title, text = '', onClick }: OverviewButton,
): TemplateResult {
  const opensDialog = name === 'info';
  return html`<button
    type="button"
    part="button button-${name}"
    lang=${language.tag}
    aria-haspopup=${opensDialog ? 'dialog' : nothing}
    aria-expanded=${opensDialog ? nothing : 'false'}
    title=${title}
    @click=${onClick}
  >
    ${drawIcon(path)}${text}
  </button>`;
}
