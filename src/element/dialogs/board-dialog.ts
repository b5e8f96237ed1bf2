import { html, render, type TemplateResult } from 'lit/html.js';
import { dialogText } from '../../texts/dialog-texts.js';
import { make } from '../make.js';
import { adopt } from '../sheet.js';
import { dialogSheet } from './dialog-styles.js';

/**
 * A dialog of a board, over the page. Esc, its buttons and a press beside it close it; the focus then goes back to
 * where it was. No key in it steps the board.
 */
export class BoardDialog {
  readonly element: HTMLDialogElement;
  readonly #box: HTMLElement;

  /** @param box the part of the board's shadow tree in which it stands */
  constructor(box: HTMLElement, className = '') {
    this.#box = box;
    this.element = make('dialog', className, { part: 'dialog' });
    this.element.addEventListener('keydown', (event) => event.stopPropagation());
    this.element.addEventListener('click', ({ target }) => {
      if (target === this.element) this.close(); // beside its content: on the backdrop
    });
    const root = box.getRootNode();
    if (root instanceof ShadowRoot) adopt(root, dialogSheet());
    box.append(this.element);
  }

  get isOpen(): boolean {
    return this.element.open;
  }

  /** @param label its accessible name */
  show(label: string, content: TemplateResult): void {
    this.element.ariaLabel = label;
    this.element.dir = getComputedStyle(this.#box.parentElement ?? this.#box).direction;
    this.render(content);
    if (this.element.open) return;
    const root = this.element.getRootNode() as ParentNode;
    for (const other of root.querySelectorAll<HTMLDialogElement>('dialog[open]')) other.close();
    this.element.showModal();
  }

  /** With its name as a heading, and a button that closes it; the content scrolls below. */
  showTitled(label: string, content: TemplateResult): void {
    this.show(
      label,
      html`<div class="dialog-head">
          <h2>${label}</h2>
          <button type="button" class="close" @click=${() => this.close()}>${dialogText('close')}</button>
        </div>
        <div class="dialog-body" tabindex="0" role="region" aria-label=${label}>${content}</div>`,
    );
  }

  render(content: TemplateResult): void {
    render(content, this.element);
  }

  close(): void {
    this.element.close();
  }

  /** Closes it and takes it out of the board. */
  remove(): void {
    this.close();
    this.element.remove();
  }
}
