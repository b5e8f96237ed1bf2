import { html, type TemplateResult } from 'lit/html.js';
import { siblingsOf } from '../../game/walk.js';
import { panelText } from '../../texts/panel-texts.js';
import type { Step } from '../place.js';
import { icon } from './icons.js';
import type { PanelView } from './panel-view.js';

/** Slider and buttons. A button that can do nothing stays focusable, so that no focus gets lost. */
export function controlsPanel(view: PanelView): TemplateResult {
  return html`
    <div part="controls" role="group" aria-label=${panelText('controls')} dir="ltr">
      ${slider(view)} ${buttons(view)}
    </div>
  `;
}

function slider({ place, sentence, enter }: PanelView): TemplateResult {
  const { node, line, index } = place;
  const last = line.length - 1;
  const slide = ({ target }: InputEvent) => {
    const input = target as HTMLInputElement;
    const isEntered = enter(line[input.valueAsNumber] ?? node);
    if (!isEntered) input.value = String(index); // the page may have said no
  };
  return html`<input
    part="slider"
    type="range"
    min="0"
    max=${last}
    .value=${String(index)}
    aria-label=${panelText('slider')}
    aria-valuetext="${sentence}, ${panelText('counter', { number: index, total: last })}"
    @input=${slide}
  />`;
}

function buttons({ place, step }: PanelView): TemplateResult {
  const { tree, node, line, index } = place;
  const last = line.length - 1;
  const siblings = siblingsOf(tree, node);
  const variation = siblings.indexOf(node) + 1;
  const counter = panelText('counter', { number: index, total: last });
  const variations = panelText('counter', { number: variation, total: siblings.length });
  const button = (name: Step, isIdle: boolean) =>
    html`<button
      type="button"
      part="button button-${name}"
      class=${name}
      title=${panelText(name)}
      aria-label=${panelText(name)}
      aria-disabled=${isIdle}
      @click=${() => step(name)}
    >${icon(name)}</button>`;
  return html`
    <div class="buttons">
      ${(['first', 'back10', 'prev'] as const).map((name) => button(name, index === 0))}
      <span class="counter">${counter}</span>
      ${(['next', 'forward10', 'last'] as const).map((name) => button(name, index === last))}
      <span class="siblings">
        ${button('up', variation === 1)}
        <span title=${panelText('variations')}>${variations}</span>
        ${button('down', variation === siblings.length)}
      </span>
    </div>
  `;
}
