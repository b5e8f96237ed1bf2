import { html, type TemplateResult } from 'lit/html.js';
import type { BoardContext } from '../context.js';
import { icon } from './icons.js';

/**
 * A button of a panel: its name is its part and its class, its value the command that it runs. One that can do nothing stays
 * focusable, so that no focus gets lost; the command knows that it can do nothing.
 */
export function button(
  { commands }: BoardContext,
  name: string,
  text: string,
  isIdle: boolean,
  content: unknown = icon(name),
  command = name,
  tabIndex = 0,
  title = text,
): TemplateResult {
  return html`<button
    type="button"
    part="button button-${name}"
    class=${name}
    value=${command}
    tabindex=${tabIndex}
    title=${title}
    aria-label=${text}
    aria-disabled=${isIdle}
    @click=${() => void commands.run(command)}
  >${content}</button>`;
}
