import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { GameTree } from '../../sgf/game-tree.js';
import { infoText } from '../../texts/info-texts.js';
import { panelText } from '../../texts/panel-texts.js';
import { BoardDialog } from '../dialogs/board-dialog.js';
import type { ReadBoard } from '../reading/read-board.js';
import { adopt } from '../sheet.js';
import type { InfoRow } from './info-row.js';
import { infoRows } from './info-rows.js';
import { infoDialogSheet } from './info-styles.js';

/** All that the record tells of the game that is shown. */
export class InfoDialog {
  readonly #board: ReadBoard;
  readonly #dialog: BoardDialog;
  #tree: GameTree | undefined;

  constructor(board: ReadBoard) {
    this.#board = board;
    this.#dialog = new BoardDialog(board.shell.frame, 'info-dialog');
    adopt(board.shell.root, infoDialogSheet());
  }

  open(): void {
    this.#tree = this.#board.cursor.tree;
    this.#show();
  }

  /** After each update of the board: another game closes it. */
  update(): void {
    if (!this.#dialog.isOpen) return;
    if (this.#tree === this.#board.cursor.tree) this.#show();
    else this.#dialog.close();
  }

  remove(): void {
    this.#dialog.remove();
  }

  #show(): void {
    const { tree, node, hidesResult } = this.#board.cursor;
    const { main, more } = infoRows(tree, node, hidesResult);
    const content = html`${this.#list(main)}
      <details>
        <summary>${infoText('more')}</summary>
        ${this.#list(more)}
      </details>`;
    this.#dialog.showTitled(infoText('title'), content);
  }

  #list(rows: readonly InfoRow[]): TemplateResult {
    return html`<dl class="info-rows">
      ${rows.map(
        (row) => html`<div>
          <dt dir="auto">${row.label}</dt>
          <dd tabindex=${row.isHidden === undefined ? nothing : -1}>
            ${row.isHidden ? this.#revealer(row) : paragraphs(row)}
          </dd>
        </div>`,
      )}
    </dl>`;
  }

  #revealer({ values }: InfoRow): TemplateResult {
    const { cursor, host } = this.#board;
    const reveal = async ({ currentTarget }: Event) => {
      const cell = (currentTarget as HTMLElement).closest('dd');
      cursor.tellResult(values.join(' '));
      await host.updateComplete;
      cell?.focus(); // the button has gone
    };
    return html`<button type="button" class="reveal" @click=${reveal}>
      ${panelText('result')}
    </button>`;
  }
}

function paragraphs({ values }: InfoRow): TemplateResult[] {
  return values.map((value) => html`<p dir="auto">${value}</p>`);
}
