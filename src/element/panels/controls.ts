import { html, type TemplateResult } from 'lit';
import { textOf } from '../../texts/texts.js';
import { icon } from '../icons.js';
import type { Step } from '../place.js';

export interface ControlsState {
  readonly index: number;
  readonly lastIndex: number;
  /** The variation that is shown here, from 1, and how many there are. */
  readonly variation: number;
  readonly variations: number;
  readonly positionText: string;
}

export interface ControlsActions {
  readonly step: (step: Step) => void;
  readonly goToIndex: (index: number) => void;
}

/** Slider and buttons. A button that can do nothing stays focusable, so that no focus gets lost. */
export function controlsPanel(state: ControlsState, { step, goToIndex }: ControlsActions): TemplateResult {
  const { index, lastIndex, variation, variations } = state;
  const button = (name: Step, label: string, isIdle: boolean) => html`
    <button
      type="button"
      part="button button-${name}"
      class=${name}
      title=${label}
      aria-label=${label}
      aria-disabled=${isIdle ? 'true' : 'false'}
      @click=${() => step(name)}
    >
      ${icon(name)}
    </button>
  `;
  const counter = { number: index, total: lastIndex };
  return html`
    <div part="controls" class="controls" role="group" aria-label=${textOf('controls')} dir="ltr">
      <input
        part="slider"
        type="range"
        min="0"
        max=${lastIndex}
        .value=${String(index)}
        aria-label=${textOf('slider')}
        aria-valuetext="${state.positionText}, ${textOf('sliderValue', counter)}"
        @input=${(event: InputEvent) => goToIndex((event.target as HTMLInputElement).valueAsNumber)}
      />
      <div class="buttons">
        ${button('first', textOf('first'), index === 0)}
        ${button('back10', textOf('back10'), index === 0)}
        ${button('prev', textOf('prev'), index === 0)}
        <span class="counter" aria-hidden="true">${textOf('counter', counter)}</span>
        ${button('next', textOf('next'), index === lastIndex)}
        ${button('forward10', textOf('forward10'), index === lastIndex)}
        ${button('last', textOf('last'), index === lastIndex)}
        <span class="siblings">
          ${button('up', textOf('prevVariation'), variation <= 1)}
          <span
            class="variation"
            title=${textOf('variation', { number: variation, total: variations })}
          >
            ${textOf('counter', { number: variation, total: variations })}
          </span>
          ${button('down', textOf('nextVariation'), variation >= variations)}
        </span>
      </div>
    </div>
  `;
}
