import { html, type TemplateResult } from 'lit/html.js';
import { siblingsOf } from '../../game/walk.js';
import { panelText } from '../../texts/panel-texts.js';
import type { Step } from '../place.js';
import { icon } from './icons.js';
import type { PanelView } from './panels.js';

/** Slider and buttons. A button that can do nothing stays focusable, so that no focus gets lost. */
export function controlsPanel({ place, sentence, step, enter }: PanelView): TemplateResult {
  const { tree, node, line, index } = place;
  const siblings = siblingsOf(tree, node);
  const variation = siblings.indexOf(node) + 1;
  const last = line.length - 1;
  const counter = panelText('counter', { number: index, total: last });
  const variations = panelText('counter', { number: variation, total: siblings.length });
  const button = (name: Step, isIdle: boolean) => html`
    <button
      type="button"
      part="button button-${name}"
      class=${name}
      title=${panelText(name)}
      aria-label=${panelText(name)}
      aria-disabled=${isIdle}
      @click=${() => step(name)}
    >
      ${icon(name)}
    </button>
  `;
  const slide = ({ target }: InputEvent) =>
    enter(line[(target as HTMLInputElement).valueAsNumber] ?? node);
  return html`
    <div part="controls" role="group" aria-label=${panelText('controls')} dir="ltr">
      <input
        part="slider"
        type="range"
        min="0"
        max=${last}
        .value=${String(index)}
        aria-label=${panelText('slider')}
        aria-valuetext="${sentence}, ${counter}"
        @input=${slide}
      />
      <div class="buttons">
        ${button('first', index === 0)} ${button('back10', index === 0)}
        ${button('prev', index === 0)}
        <span class="counter">${counter}</span>
        ${button('next', index === last)} ${button('forward10', index === last)}
        ${button('last', index === last)}
        <span class="siblings">
          ${button('up', variation === 1)}
          <span title=${panelText('variations')}>${variations}</span>
          ${button('down', variation === siblings.length)}
        </span>
      </div>
    </div>
  `;
}
