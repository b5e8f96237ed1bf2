import { adopt, css, sharedSheet } from '../styles.js';
import { html, render, type TemplateResult } from 'lit/html.js';
import { enDialogs } from '../../texts/en-dialogs.js';
import type { BoardContext } from '../context.js';
import { make } from '../make.js';

/** Dialogs: over the page, in the page's colours. */
const dialogSheet = sharedSheet(css`
  dialog {
    box-sizing: border-box;
    width: min(36rem, 100% - 1.5rem);
    padding: 0;
    border: 1px solid var(--edge);
    border-radius: var(--radius);
    background: Canvas;
    color: CanvasText;
    font-size: 1rem;
    text-align: start;
  }
  dialog::backdrop {
    background: #0006;
  }
  .dialog-head {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 0.75rem;
    padding: 0.75rem;
  }
  .dialog-head h2 {
    margin: 0;
    font-size: 1.1rem;
  }
  .dialog-head .close {
    height: 2.5rem;
    padding: 0 0.8em;
    border-color: var(--edge);
  }
  .dialog-body {
    max-height: min(34rem, 75vh);
    overflow: auto;
    overscroll-behavior: contain;
    padding: 0.5rem 0.75rem 0.75rem;
    outline-offset: -2px; /* the dialog cuts off what is outside */
    overflow-wrap: anywhere;
  }
  @media (pointer: coarse) {
    .dialog-head .close {
      height: 2.75rem;
    }
  }
  @media print {
    dialog {
      display: none;
    }
  }
`);

/**
 * A dialog of a board, over the page. Esc, its buttons and a press beside it close it; the focus then goes back to
 * where it was. No key in it steps the board.
 */
export class BoardDialog {
  readonly element: HTMLDialogElement;
  readonly #board: BoardContext;

  /** @param box the part of the board's shadow tree in which it stands */
  constructor(board: BoardContext, box: HTMLElement, className = '') {
    this.#board = board;
    this.element = make('dialog', className, { part: 'dialog' });
    this.element.addEventListener('keydown', (event) => event.stopPropagation());
    this.element.addEventListener('click', ({ target }) => {
      if (target === this.element) this.close(); // beside its content: on the backdrop
    });
    adopt(board.shell.root, dialogSheet());
    box.append(this.element);
  }

  get isOpen(): boolean {
    return this.element.open;
  }

  /** @param label its accessible name */
  show(label: string, content: TemplateResult): void {
    this.element.ariaLabel = label;
    this.element.dir = getComputedStyle(this.#board.host).direction;
    this.render(content);
    if (this.element.open) return;
    for (const other of this.#board.shell.root.querySelectorAll<HTMLDialogElement>('dialog[open]'))
      other.close();
    this.element.showModal();
  }

  /** With its name as a heading, and a button that closes it; the content scrolls below. */
  showTitled(label: string, content: TemplateResult): void {
    const { language } = this.#board;
    this.show(
      label,
      html`<div class="dialog-head">
          <h2>${label}</h2>
          <button type="button" class="close" @click=${() => this.close()}>${language.say(enDialogs, 'close')}</button>
        </div>
        <div class="dialog-body" tabindex="0" role="region" aria-label=${label}>${content}</div>`,
    );
  }

  /** Shows it once: it follows the board until it is closed, and then goes; with the board at the latest. */
  open(show: () => void): void {
    const { host } = this.#board;
    const end = () => {
      host.removeController(controller);
      this.element.remove();
    };
    const hostUpdated = () => this.element.open && show();
    const controller = { hostUpdated, hostDisconnected: end };
    host.addController(controller);
    this.element.addEventListener('close', end);
    show();
    this.element.querySelector<HTMLElement>('.dialog-body')?.focus();
  }

  render(content: TemplateResult): void {
    render(content, this.element);
  }

  close(): void {
    this.element.close();
  }
}
