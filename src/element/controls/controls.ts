import { html, type TemplateResult } from 'lit/html.js';
import { enPanels } from '../../texts/en/panels.js';
import type { Board, Part } from '../board.js';
import { button, icon } from '../ui/button.js';
import { controlStyles } from './control-styles.js';
import { canJump, stepCommands } from './step-commands.js';

type ButtonName = 'first' | 'prev' | 'play' | 'next' | 'last' | 'prev-comment' | 'next-comment';

export const styles = [controlStyles];

export function mount(board: Board): Part {
  const { host, panels, session, shell } = board;
  panels.controls = { render: () => controlsPanel(board) };
  host.requestUpdate();
  return {
    commands: stepCommands(board),
    update() {
      const played = session.place.index / Math.max(1, session.timeLine.steps);
      const rail = shell.controls.querySelector<HTMLElement>('.rail');
      rail?.style.setProperty('--played', String(played)); // it has no descendants, which would inherit the property
      shell.frame.style.setProperty('--rows', String(session.game.variations + 1)); // used until the tree is loaded
    },
  };
}

/** Slider and buttons. A button that has nothing to do stays focusable, so that the focus is not lost. */
function controlsPanel(board: Board): TemplateResult {
  return html`
    <div part="controls" role="group" aria-label=${board.language.say(enPanels, 'controls')} dir="ltr">
      ${slider(board)} ${buttons(board)}
    </div>
  `;
}

/** The slider. The part `landmarks` adds marks along its track. */
function slider(board: Board): TemplateResult {
  const { host, session, language } = board;
  const { place } = session;
  const { node, line, index } = place;
  const last = line.length - 1;
  const { steps, shared } = session.timeLine;
  const counter = language.say(enPanels, 'counter', { number: index, total: last });
  const widest = language.say(enPanels, 'counter', { number: steps, total: steps });
  const value = language.say(enPanels, 'value', { position: host.describe(), counter });
  const slide = ({ target }: InputEvent) => {
    const input = target as HTMLInputElement;
    session.go({ node: line[Math.min(input.valueAsNumber, last)] ?? node }, 'user', false);
    input.value = String(session.place.index); // the page may have refused the step, or may have moved the board
  };
  return html`<div class="scrubber">
    <div class=${index > shared ? 'track off-game' : 'track'}>
      <i class="rail"></i>
      <input
        part="slider"
        type="range"
        data-keys="slider"
        min="0"
        max=${steps}
        .value=${String(index)}
        aria-label=${language.say(enPanels, 'slider')}
        aria-valuetext=${board.parts.get('speech')?.addComment(board, value) ?? value}
        @input=${slide}
      />
    </div>
    <span class="counter" data-widest=${widest}><span>${counter}</span></span>
  </div>`;
}

/** The toolbar is a single tab stop: its play/pause button. */
function buttons(board: Board): TemplateResult {
  const { session, interaction, language } = board;
  const { line, index } = session.place;
  const { steering } = interaction;
  const last = line.length - 1;
  const one = (
    name: ButtonName,
    isIdle: boolean,
    look: ButtonName | 'pause' = name,
    command: string = name,
  ) => {
    const text = language.say(enPanels, look);
    const stop = name === 'play' ? 0 : -1;
    const title = steering?.titleOf(name, text) ?? text; // the key is known once that part is loaded
    return button(board, name, title, isIdle, icon(look), command, stop);
  };
  const hasNone = canJump(board, 1, -1) === false;
  return html`
    <div class="buttons" data-keys="buttons" role="toolbar" aria-label=${language.say(enPanels, 'buttons')}>
      ${one('first', index === 0)} ${one('prev', index === 0)}
      ${one('play', last === 0, steering?.isPlaying ? 'pause' : 'play', 'toggle')}
      ${one('next', index === last)} ${one('last', index === last)}
      <span class=${hasNone ? 'dead' : 'comments'}>${one('prev-comment', canJump(board, -1) === false)} ${one('next-comment', canJump(board, 1) === false)}</span>
    </div>
  `;
}
