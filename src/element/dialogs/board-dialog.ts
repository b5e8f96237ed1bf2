import { html, render, type TemplateResult } from 'lit/html.js';
import { enDialogs } from '../../texts/en/dialogs.js';
import type { Language } from '../../texts/language.js';
import type { Board } from '../board.js';
import { adopt } from '../ui/styles.js';
import { dialogStyles } from './dialog-styles.js';

export { followKeys } from './list-keys.js';

interface DialogView {
  /** The accessible name. */
  readonly label: string;
  readonly content: TemplateResult;
  /** Whether the content has its own close button; otherwise it gets a heading with one. */
  readonly hasOwnHead?: boolean;
}

interface BoardDialog {
  readonly dialog: HTMLDialogElement;
  /** Renders the dialog again. */
  readonly update: () => void;
}

/**
 * Opens a modal dialog over the page and closes any other dialog of the board. Esc, the close button and a press on the
 * backdrop close it; the focus then returns to where it was. Keys in the dialog don't step the board. The dialog is
 * removed when it is closed or when its board leaves the page.
 *
 * @param view returns what to show, and is called at each update of the board; `undefined` closes the dialog
 */
export function openDialog(
  board: Board,
  className: string,
  view: (dialog: HTMLDialogElement) => DialogView | undefined,
): BoardDialog {
  const { host, shell } = board;
  const dialog = document.createElement('dialog');
  dialog.className = className;
  dialog.part.add('dialog');
  dialog.addEventListener('keydown', (event) => event.stopPropagation());
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close(); // the backdrop
  });
  const update = () => {
    const shown = view(dialog);
    if (!shown) return dialog.close();
    dialog.lang = board.language.tag;
    dialog.ariaLabel = shown.label;
    render(shown.hasOwnHead ? shown.content : withHead(shown, dialog, board.language), dialog);
  };
  const remove = () => {
    host.removeController(controller);
    dialog.close();
    dialog.remove();
  };
  const hostUpdated = () => {
    if (dialog.open) update();
  };
  const controller = { hostUpdated, hostDisconnected: remove };
  dialog.addEventListener('close', remove);
  adopt(shell.root, 'dialog', dialogStyles);
  for (const other of shell.root.querySelectorAll('dialog')) other.close();
  shell.frame.append(dialog);
  host.addController(controller);
  update();
  dialog.showModal();
  focusHeading(dialog);
  return { dialog, update };
}

/**
 * Focuses the heading of a dialog, so that the reader begins at the top: keys scroll the dialog, and Tab goes to its
 * first control. The heading has no focus ring, because it can't be used.
 */
export function focusHeading(dialog: Element | null): void {
  dialog?.querySelector<HTMLElement>('.dialog-head h2')?.focus({ preventScroll: true });
}

function withHead(
  { label, content }: DialogView,
  dialog: HTMLDialogElement,
  language: Language,
): TemplateResult {
  return html`<div class="dialog-head">
      <h2 tabindex="-1">${label}</h2>
      ${closeButton(dialog, language)}
    </div>
    <div class="dialog-body">${content}</div>`;
}

export function closeButton(dialog: HTMLDialogElement, language: Language): TemplateResult {
  return html`<button type="button" class="close" @click=${() => dialog.close()}>
    ${language.say(enDialogs, 'close')}
  </button>`;
}
