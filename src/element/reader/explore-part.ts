import { adopt, css, sharedSheet } from '../styles.js';
import type { BoardContext } from '../context.js';
import { enExplore } from '../../texts/en-reader.js';
import { make } from '../make.js';
import type { Part } from '../features.js';
import { loadChunk } from '../chunks.js';
import type { PointGrid } from '../dialogs/point-grid.js';

/**
 * The grid lies over the canvas, each cell on its point. It is transparent, and only its focus is seen: a frame in black
 * and white, one of which stands out from wood and stones of any theme. A mouse goes through to the board; fingers
 * meet the cells, so that a screen reader finds them where they are touched.
 */
const exploreSheet = sharedSheet(css`
  .explore {
    position: absolute;
    inset: auto 0.4rem 0.4rem auto;
    width: auto;
    height: auto;
    min-width: 2.75rem;
    min-height: 2.75rem;
    padding: 0 0.9em;
    border-color: CanvasText;
    background: Canvas;
    color: CanvasText;
  }
  .explore:not(:focus, :active) {
    overflow: hidden;
    width: 1px;
    min-width: 0;
    height: 1px;
    min-height: 0;
    padding: 0;
    border: 0;
    clip-path: inset(50%);
  }
  :is(.no-board, .failed, .loading, .frame:not(.playable)) .explore {
    display: none;
  }
  .grid {
    position: absolute;
    inset: 0;
    pointer-events: none;
  }
  .grid span {
    position: absolute;
    left: calc(var(--left) + var(--x) * var(--across));
    top: calc(var(--top) + var(--y) * var(--down));
    box-sizing: border-box;
    width: var(--across);
    height: var(--down);
    border-radius: 20%;
    overflow: hidden;
  }
  .grid i {
    position: absolute;
    opacity: 0;
    font-style: normal;
  }
  .grid span:focus {
    outline: 2px solid #000;
    outline-offset: -1px;
    box-shadow: inset 0 0 0 3px #fff;
  }
  @media (any-pointer: coarse) {
    .grid [tabindex] {
      pointer-events: auto;
    }
  }
  @media (forced-colors: active) {
    .grid span:focus {
      forced-color-adjust: none;
      outline: 3px solid Highlight;
      outline-offset: -1px;
      box-shadow: inset 0 0 0 3px Canvas;
    }
  }
  @media print {
    .explore,
    .grid {
      display: none;
    }
  }
`);

/**
 * The door to the grid of points: Enter on the board, or a button behind it that screen readers meet. The button is no
 * stop of the Tab key: keyboards that have one have Enter, too.
 */
export class Explore implements Part {
  readonly #board: BoardContext;
  readonly #button = make('button', 'explore', { type: 'button', tabindex: '-1' });
  readonly #removeCommands: () => void;
  #grid: PointGrid | undefined;
  /** Grows with each wish for the grid or against it: the last one counts. */
  #wish = 0;

  constructor(board: BoardContext) {
    const { root, canvas } = board.shell;
    this.#board = board;
    adopt(root, exploreSheet());
    canvas.after(this.#button);
    this.#button.addEventListener('click', this.#pressed);
    this.#removeCommands = board.commands.add({ explore: () => void this.#open() });
  }

  update(): void {
    const { language } = this.#board;
    const { canvas } = this.#board.shell;
    canvas.ariaDescription = language.say(enExplore, 'hint');
    this.#grid?.update();
    this.#nameButton();
  }

  release(): void {
    const { canvas } = this.#board.shell;
    this.#close();
    this.#button.remove();
    this.#removeCommands();
    canvas.ariaDescription = null;
  }

  readonly #pressed = (): void => {
    if (this.#grid) this.#leave();
    else void this.#open();
  };

  async #open(): Promise<void> {
    if (this.#grid) return this.#grid.focus();
    const wish = ++this.#wish;
    const chunk = await loadChunk('dialogs');
    const { session, shell } = this.#board;
    if (!chunk || wish !== this.#wish || !session.game.replayer.hasBoard) return;
    this.#grid = new chunk.PointGrid(this.#board, this.#button, {
      leave: () => this.#leave(),
      close: () => this.#close(),
    });
    this.#nameButton();
    if (shell.root.activeElement || document.activeElement === document.body) this.#grid.focus();
  }

  /** The reader goes back to the picture. */
  #leave(): void {
    this.#close();
    this.#board.shell.canvas.focus({ preventScroll: true });
  }

  #close(): void {
    this.#wish++;
    this.#grid?.remove();
    this.#grid = undefined;
    this.#nameButton();
  }

  #nameButton(): void {
    const { language } = this.#board;
    const isOpen = this.#grid !== undefined;
    this.#button.textContent = language.say(enExplore, isOpen ? 'leave' : 'explore');
    this.#button.ariaExpanded = String(isOpen);
  }
}
