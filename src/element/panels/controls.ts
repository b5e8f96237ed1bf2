import { html, type TemplateResult } from 'lit/html.js';
import { siblingsOf } from '../../game/walk.js';
import type { NodeId } from '../../sgf/game-tree.js';
import { textOf } from '../../texts/texts.js';
import { icon } from '../icons.js';
import type { Place, Step } from '../place.js';

/** Slider and buttons. A button that can do nothing stays focusable, so that no focus gets lost. */
export function controlsPanel(
  { tree, node, line, index }: Place,
  sentence: string,
  step: (step: Step) => void,
  enter: (node: NodeId) => void,
): TemplateResult {
  const siblings = siblingsOf(tree, node);
  const variation = siblings.indexOf(node);
  const last = line.length - 1;
  const counter = textOf('counter', { number: index, total: last });
  const button = (name: Step, isIdle: boolean) => html`
    <button
      part="button button-${name}"
      class=${name}
      title=${textOf(name)}
      aria-label=${textOf(name)}
      aria-disabled=${isIdle}
      @click=${() => step(name)}
    >
      ${icon(name)}
    </button>
  `;
  const slide = ({ target }: InputEvent) =>
    enter(line[(target as HTMLInputElement).valueAsNumber] ?? node);
  return html`
    <div part="controls" class="controls" role="group" aria-label=${textOf('moves')} dir="ltr">
      <input
        part="slider"
        type="range"
        max=${last}
        .value=${String(index)}
        aria-label=${textOf('moves')}
        aria-valuetext="${sentence}, ${counter}"
        @input=${slide}
      />
      <div class="buttons">
        ${button('first', !index)}${button('back10', !index)}${button('prev', !index)}
        <span class="counter">${counter}</span>
        ${button('next', index === last)}${button('forward10', index === last)}
        ${button('last', index === last)}
        <span class="siblings">
          ${button('up', !variation)}
          <span>${textOf('counter', { number: variation + 1, total: siblings.length })}</span>
          ${button('down', variation === siblings.length - 1)}
        </span>
      </div>
    </div>
  `;
}
