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
  /** Whether the content brings its own close button; else it stands below a heading with one. */
  readonly hasOwnHead?: boolean;
}

interface BoardDialog {
  readonly dialog: HTMLDialogElement;
  /** Shows what there is to show now. */
  readonly update: () => void;
}

/**
 * Opens a modal dialog over the page, in place of the one that is open. Esc, its close button and a press on the
 * backdrop close it; the focus then goes back to where it was. Keys in it do not step the board. It is removed when it
 * is closed, and when its board leaves the page.
 *
 * @param view says what to show, again at each update of the board; `undefined` closes the dialog
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
 * Lets the reader begin at the top: from the heading of a dialog keys scroll it, and Tab goes to its first control. Nothing
 * is framed, since nothing is there to be used.
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
