import { adopt, css, sharedSheet } from '../styles.js';
import type { BoardContext } from '../context.js';
import { enExplore } from '../../texts/en-reader.js';
import type { Part } from '../features.js';
import { loadChunk } from '../chunks.js';
import type { PointGrid } from '../grid/point-grid.js';

/**
 * The grid lies over the canvas, each cell on its point. Only its focus is visible, framed in black and white so that one
 * of them stands out from wood and stones of any theme. A mouse goes through to the board; fingers meet the cells, so
 * that a screen reader finds them where they are touched.
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
    &:not(:focus, :active) {
      overflow: hidden;
      width: 1px;
      min-width: 0;
      height: 1px;
      min-height: 0;
      padding: 0;
      border: 0;
      clip-path: inset(50%);
    }
    :is(.no-board, .failed, .loading, .frame:not(.playable)) & {
      display: none;
    }
  }
  .grid {
    position: absolute;
    inset: 0;
    pointer-events: none;
    span {
      position: absolute;
      left: calc(var(--left) + var(--x) * var(--across));
      top: calc(var(--top) + var(--y) * var(--down));
      box-sizing: border-box;
      width: var(--across);
      height: var(--down);
      border-radius: 20%;
      overflow: hidden;
      &:focus {
        outline: 2px solid #000;
        outline-offset: -1px;
        box-shadow: inset 0 0 0 3px #fff;
      }
    }
    i {
      position: absolute;
      opacity: 0;
      font-style: normal;
    }
    @media (any-pointer: coarse) {
      [tabindex] {
        pointer-events: auto;
      }
    }
    @media (forced-colors: active) {
      span:focus {
        forced-color-adjust: none;
        outline: 3px solid Highlight;
        box-shadow: inset 0 0 0 3px Canvas;
      }
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
 * Opens the grid of points with Enter on the board, or with a button behind it that screen readers find. The button is no
 * stop of the Tab key: readers with a keyboard have Enter.
 */
export class Explore implements Part {
  readonly #board: BoardContext;
  readonly #button = document.createElement('button');
  readonly #removeCommands: () => void;
  #grid: PointGrid | undefined;
  /** Counts calls of `#open` and `#close`: only the last one takes effect. */
  #call = 0;

  constructor(board: BoardContext) {
    const { root, canvas } = board.shell;
    this.#board = board;
    adopt(root, exploreSheet());
    Object.assign(this.#button, { className: 'explore', type: 'button', tabIndex: -1 });
    this.#button.onclick = () => void (this.#grid ? this.#leave() : this.#open());
    canvas.after(this.#button);
    this.#removeCommands = board.commands.add({ explore: () => void this.#open() });
  }

  update(): void {
    const { language, shell } = this.#board;
    shell.canvas.ariaDescription = language.say(enExplore, 'hint');
    this.#grid?.update();
    this.#updateButton();
  }

  release(): void {
    this.#close();
    this.#button.remove();
    this.#removeCommands();
    this.#board.shell.canvas.ariaDescription = null;
  }

  async #open(): Promise<void> {
    if (this.#grid) return this.#grid.focus();
    const call = ++this.#call;
    const chunk = await loadChunk('dialogs');
    const { session, shell } = this.#board;
    if (!chunk || call !== this.#call || !session.game.replayer.hasBoard) return;
    this.#grid = new chunk.PointGrid(this.#board, this.#button, {
      leave: () => this.#leave(),
      close: () => this.#close(),
    });
    this.#updateButton();
    if (shell.root.activeElement || document.activeElement === document.body) this.#grid.focus();
  }

  /** Closes the grid and moves the focus to the picture. */
  #leave(): void {
    this.#close();
    this.#board.shell.canvas.focus({ preventScroll: true });
  }

  #close(): void {
    this.#call++;
    this.#grid?.remove();
    this.#grid = undefined;
    this.#updateButton();
  }

  #updateButton(): void {
    const isOpen = this.#grid !== undefined;
    const text = isOpen ? 'leave' : 'explore';
    this.#button.textContent = this.#board.language.say(enExplore, text);
    this.#button.ariaExpanded = String(isOpen);
  }
}
