import { render } from 'lit/html.js';
import { enPanels } from '../../texts/en/panels.js';
import type { Board, Part } from '../board.js';
import { css } from 'lit';
import { overviewButton } from '../ui/overview-button.js';

/** The button is at the end of the first row of facts, which keeps room for it. */
const infoStyles = css`
  .info-button {
    grid-area: 1 / 2;
    place-self: start end;
    .no-info & {
      display: none;
    }
    &.alone {
      justify-self: start;
      button {
        padding-inline: calc(0.35 * var(--em)) 0.6em;
      }
    }
    button {
      display: flex;
      align-items: center;
      justify-content: center;
      gap: 0.4em;
      min-width: calc(1.75 * var(--em));
      height: calc(1.75 * var(--em));
      padding: 0 calc(0.2 * var(--em));
      font-size: 0.88em;
    }
    svg {
      width: calc(1.25 * var(--em));
    }
  }
  @media (pointer: coarse) {
    .info-button button {
      min-width: calc(2.75 * var(--em));
    }
    :is(.info-button, .facts) button {
      position: relative;
      &::after {
        content: ''; /* makes the button high enough for fingers */
        position: absolute;
        inset: calc(-0.625 * var(--em)) 0;
      }
    }
  }
`;

const ICON = 'M12 4a8 8 0 1 0 0 16a8 8 0 0 0 0-16zM12 11v5M12 8v0';

export const styles = [infoStyles];

/** Adds the button that opens the game information. */
export function mount(board: Board): Part {
  const { host, shell } = board;
  const box = document.createElement('div');
  box.className = 'info-button';
  shell.head.append(box);
  const openInfo = async () => {
    const part = await board.parts.load('info-dialog');
    if (host.isConnected) part?.openInfo(board);
  };
  return {
    commands: { info: openInfo },
    update() {
      const facts = shell.head.querySelector('.facts');
      const isAlone = facts?.textContent.trim() === ''; // the record has no facts
      box.toggleAttribute('hidden', !facts?.firstElementChild); // unlike `hidden`, does nothing if it is the same
      box.classList.toggle('alone', isAlone);
      const title = board.language.say(enPanels, 'info');
      const text = isAlone ? title : '';
      const onClick = () => void board.commands.run('info');
      render(overviewButton(board, { name: 'info', path: ICON, title, text, onClick }), box);
    },
    release() {
      box.remove();
    },
  };
}
