import { render } from 'lit/html.js';
import { enPanels } from '../../texts/en/panels.js';
import { loadChunk } from '../platform/load-chunk.js';
import type { Board, Part } from '../board.js';
import { css } from 'lit';
import { adopt } from '../styles.js';
import { overviewButton } from './parts.js';
import { setIfNew } from '../set-if-new.js';

/** The button stands at the end of the first row of facts, which keeps room for it. */
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
`;

const ICON = 'M12 4a8 8 0 1 0 0 16a8 8 0 0 0 0-16zM12 11v5M12 8v0';

/** Adds the button that opens the game information. */
export function addInfo(board: Board): Part {
  const { host, shell, commands } = board;
  const box = document.createElement('div');
  box.className = 'info-button';
  adopt(shell.root, 4, infoStyles);
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
      setIfNew(box, 'lang', board.language.tag);
      box.hidden = !facts?.firstElementChild;
      box.classList.toggle('alone', isAlone);
      const title = board.language.say(enPanels, 'info');
      const onClick = () => void board.commands.run('info');
      render(overviewButton('info', ICON, title, isAlone ? title : '', onClick), box);
    },
    release() {
      box.remove();
    },
  };
}
