import { html, nothing, render, type TemplateResult } from 'lit/html.js';
import { type Clock, longestClocks, readClocks } from '../../game/clocks.js';
import { clockTexts, describeTimeLeft } from '../../speech/clocks.js';
import { enInfo } from '../../texts/en-reader.js';
import { loadChunk } from '../chunks.js';
import type { BoardContext } from '../context.js';
import type { Part } from '../features.js';
import { addIcons, icon } from '../panels/button.js';
import { css } from 'lit';
import { adopt } from '../styles.js';

/** The button stands at the end of the row of facts, which keeps room for it; clocks in the players' boxes. */
const infoStyles = css`
  .info-button {
    grid-area: 2 / 2;
    place-self: end;
    .no-info & {
      display: none;
    }
    &.alone {
      justify-self: start;
      button {
        padding-inline: 0.35rem 0.6em;
      }
    }
    button {
      display: flex;
      align-items: center;
      justify-content: center;
      gap: 0.4em;
      min-width: 1.75rem;
      height: 1.75rem;
      padding: 0 0.2rem;
      font-size: 0.88em;
    }
    svg {
      width: 1.25rem;
    }
  }
  @media (pointer: coarse) {
    .info-button button {
      min-width: 2.75rem;
    }
    :is(.info-button, .facts) button {
      position: relative;
      &::after {
        content: ''; /* as high as a finger needs it */
        position: absolute;
        inset: -0.625rem 0;
      }
    }
  }
  @media print {
    .info-button,
    .facts .branch {
      display: none;
    }
  }

  .clock {
    display: flex;
    gap: 0.3em;
    flex: none;
    padding-inline: 0.4em;
    border-radius: calc(var(--radius) / 2);
    box-shadow: inset 0 0 0 1px var(--edge);
    font-size: 0.88em;
    font-variant-numeric: tabular-nums;
    text-align: end;
    white-space: nowrap;
    &:not([role]) {
      visibility: hidden;
    }
    span::after {
      content: attr(data-longest); /* the clock is as wide at all moves */
      display: block;
      height: 0;
      visibility: hidden;
    }
    @container (max-width: 26rem) {
      padding-inline: 0.2em;
      font-size: 0.75em;
      :nth-child(2) {
        display: none;
      }
    }
    @container (max-width: 19rem) {
      display: none; /* the game information has it */
    }
  }
`;

addIcons({ info: 'M12 4a8 8 0 1 0 0 16a8 8 0 0 0 0-16zM12 11v5M12 8v0' });

/** Adds the button that opens the game information, and the players' clocks at the shown move. */
export function addInfo(board: BoardContext): Part {
  const { host, shell, commands } = board;
  const box = document.createElement('div');
  box.className = 'info-button';
  adopt(shell.root, 'info', infoStyles);
  shell.head.append(box);
  commands.add({
    async info() {
      const chunk = await loadChunk('dialogs');
      if (host.isConnected) chunk?.openInfo(board);
    },
  });
  return {
    update() {
      const facts = shell.head.querySelector('.facts');
      const isAlone = facts?.textContent.trim() === ''; // the record has no facts
      box.hidden = !facts?.firstElementChild;
      box.classList.toggle('alone', isAlone);
      render(infoButton(board, isAlone), box);
      renderClocks(board, true);
    },
    release() {
      renderClocks(board, false);
      box.remove();
    },
  };
}

function infoButton({ commands, language }: BoardContext, hasText: boolean): TemplateResult {
  const title = language.say(enInfo, 'title');
  return html`<button
    type="button"
    part="button button-info"
    aria-haspopup="dialog"
    aria-label=${title}
    title=${title}
    @click=${() => void commands.run('info')}
  >
    ${icon('info')}${hasText ? title : ''}
  </button>`;
}

/** Renders a clock at the end of each player's box; it takes the room of the longest time of the game. */
function renderClocks({ session, shell, language }: BoardContext, isShown: boolean): void {
  const { tree, node } = session;
  const hasClocks = ['BL', 'WL', 'OB', 'OW'].some((identifier) => tree.mentions(identifier));
  const clocks = isShown && hasClocks ? readClocks(tree, node) : undefined;
  for (const color of ['black', 'white'] as const) {
    const box = shell.head.querySelector<HTMLElement>(`[part~='player-${color}']`);
    const words = clocks && describeTimeLeft(clocks[color], clocks, language);
    const content = clocks && clockTemplate(clocks[color], longestClocks(tree)[color], words);
    if (box) render(content, box);
  }
}

/** @param words '' before the record first mentions the clock, which then takes its room only */
function clockTemplate(shown: Clock, longest: Clock, words = ''): TemplateResult {
  const texts = clockTexts(shown);
  const parts = clockTexts(longest).map((text, index) =>
    text ? html`<span data-longest=${text}>${texts[index]}</span>` : '',
  );
  return html`<span
    class="clock"
    title=${words}
    aria-label=${words || nothing}
    role=${words ? 'img' : nothing}
    ?hidden=${parts.every((part) => !part)}
    >${parts}</span
  >`;
}
