import type { BoardContext } from '../context.js';
import { exploreText } from '../../texts/en-explore.js';
import { make } from '../make.js';
import type { Part } from '../part.js';
import { loadChunk } from '../chunks.js';
import { adopt } from '../sheet.js';
import { exploreSheet } from './explore-styles.js';
import type { PointGrid } from './point-grid.js';

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
    canvas.ariaDescription = exploreText('hint', language);
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
    this.#button.textContent = exploreText(isOpen ? 'leave' : 'explore', language);
    this.#button.ariaExpanded = String(isOpen);
  }
}
