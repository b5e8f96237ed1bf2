import { html, type TemplateResult } from 'lit/html.js';
import { siblingsOf } from '../../game/walk.js';
import { panelText } from '../../texts/en-panels.js';
import type { Step } from '../session/place.js';
import type { BoardContext } from '../context.js';
import { button } from './button.js';
import { icon } from './icons.js';

type ButtonName = Step | 'play' | 'prev-comment' | 'next-comment';

/** Slider and buttons. A button that can do nothing stays focusable, so that no focus gets lost. */
export function controlsPanel(board: BoardContext): TemplateResult {
  return html`
    <div part="controls" role="group" aria-label=${panelText('controls', board.language)} dir="ltr">
      ${slider(board)} ${buttons(board)}
    </div>
  `;
}

/** A chunk adds marks along the track. */
function slider({ host, session, language }: BoardContext): TemplateResult {
  const { place } = session;
  const { node, line, index } = place;
  const last = line.length - 1;
  const counter = panelText('counter', { number: index, total: last }, language);
  const widest = panelText('counter', { number: last, total: last }, language);
  const slide = ({ target }: InputEvent) => {
    const input = target as HTMLInputElement;
    const isEntered = session.go({ node: line[input.valueAsNumber] ?? node }, 'user', false);
    if (!isEntered) input.value = String(index); // the page may have said no
  };
  return html`<div class="scrubber">
    <div class="track">
      <input
        part="slider"
        type="range"
        data-keys="slider"
        min="0"
        max=${last}
        .value=${String(index)}
        aria-label=${panelText('slider', language)}
        aria-valuetext=${panelText('value', { position: host.describe(), counter }, language)}
        @input=${slide}
      />
    </div>
    <span class="counter" data-widest=${widest}>${counter}</span>
  </div>`;
}

/** One stop of the Tab key, which is the button that stops what plays by itself. */
function buttons(board: BoardContext): TemplateResult {
  const { session, interaction, language } = board;
  const { place } = session;
  const { steering } = interaction;
  const { tree, node, line, index } = place;
  const last = line.length - 1;
  const siblings = siblingsOf(tree, node);
  const variation = siblings.indexOf(node) + 1;
  const variations = panelText('counter', { number: variation, total: siblings.length }, language);
  const one = (
    name: ButtonName,
    isIdle: boolean,
    look: ButtonName | 'pause' = name,
    command: string = name,
  ) => {
    const text = panelText(look, language);
    const stop = name === 'play' ? 0 : -1;
    const title = steering?.titleOf(name, text) ?? ''; // the keys come with that chunk
    return button(board, name, text, isIdle, icon(look), command, stop, title);
  };
  return html`
    <div class="buttons" data-keys="buttons" role="toolbar" aria-label=${panelText('buttons', language)}>
      ${(['first', 'back10', 'prev'] as const).map((name) => one(name, index === 0))}
      ${one('play', last === 0, steering?.isPlaying ? 'pause' : 'play', 'toggle')}
      ${(['next', 'forward10', 'last'] as const).map((name) => one(name, index === last))}
      <span class="comments">${one('prev-comment', steering?.canJump(-1) === false)} ${one('next-comment', steering?.canJump(1) === false)}</span>
      <span class="siblings">
        ${one('up', variation === 1)}
        <span title=${panelText('variations', language)}>${variations}</span>
        ${one('down', variation === siblings.length)}
      </span>
    </div>
  `;
}
