import type { BoardContext } from '../context.js';
import { css } from 'lit';
import { adopt } from '../styles.js';

/** The board is as large as the screen allows beside or above its panels. */
const fullscreenStyles = css`
  :host(:fullscreen) {
    overflow: auto;
    padding: var(--gap);
    background: var(--sgf-board-surface, canvas);
    color: var(--sgf-board-text, canvastext);
  }
  :host(:fullscreen) .frame {
    box-sizing: border-box;
    min-height: 100%;
    align-content: center;
    grid-template-rows: auto;
  }
  :host(:fullscreen) .board {
    justify-self: center;
    width: min(100%, (100vh - var(--around) - 2 * var(--gap)) * var(--ratio));
    --around: 4.5rem;
  }
  :host(:fullscreen) .diagram {
    --around: 2rem;
  }
  @container (max-width: 43.99rem) {
    :host(:fullscreen) .board {
      --around: 12rem;
    }
  }
`;

/** Shows a board on the whole screen, or brings it back. Not every browser can: iPhones don't. */
export async function toggleFullscreen({ host, shell }: BoardContext): Promise<void> {
  if (host.matches(':fullscreen')) return document.exitFullscreen();
  if (adopt(shell.root, 'fullscreen', fullscreenStyles)) {
    const { style } = shell.board;
    const hostUpdated = () => style.setProperty('--ratio', style.aspectRatio);
    hostUpdated();
    host.addController({ hostUpdated });
  }
  await (host as Partial<Element>).requestFullscreen?.();
}
