import { html, type TemplateResult } from 'lit/html.js';
import type { BoardContext } from '../context.js';
import { icon } from './icons.js';

/**
 * A button of a panel: its name is its part, its class, and the command that it runs. One that can do nothing stays
 * focusable, so that no focus gets lost.
 */
export function button(
  { commands }: BoardContext,
  name: string,
  text: string,
  isIdle: boolean,
  content: unknown = icon(name),
  command = name,
  tabIndex = 0,
): TemplateResult {
  return html`<button
    type="button"
    part="button button-${name}"
    class=${name}
    tabindex=${tabIndex}
    title=${text}
    aria-label=${text}
    aria-disabled=${isIdle}
    @click=${() => !isIdle && commands.run(command)}
  >${content}</button>`;
}
