import type { SgfBoardElement } from '../sgf-board-element.js';
import { adopt, css, sharedSheet } from '../sheet.js';

/** The board is as large as the screen has room beside or above its panels. */
const fullscreenSheet = sharedSheet(css`
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
`);

/** Shows a board on the whole screen, or brings it back; not every browser can (iPhones don't). */
export async function toggleFullscreen(host: SgfBoardElement): Promise<void> {
  const root = host.shadowRoot;
  const board = root?.querySelector<HTMLElement>('[part=board]');
  if (!root || !board) return;
  if (host.matches(':fullscreen')) return document.exitFullscreen();
  if (!root.adoptedStyleSheets.includes(fullscreenSheet())) {
    adopt(root, fullscreenSheet());
    const hostUpdated = () => board.style.setProperty('--ratio', board.style.aspectRatio);
    hostUpdated();
    host.addController({ hostUpdated });
  }
  await (host as Partial<Element>).requestFullscreen?.();
}
