import type { BoardContext } from '../context.js';
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { GameTree } from '../../sgf/game-tree.js';
import { infoText } from '../../texts/en-info.js';
import { panelText } from '../../texts/en-panels.js';
import { BoardDialog } from '../dialogs/board-dialog.js';
import { adopt } from '../sheet.js';
import type { InfoRow } from './info-row.js';
import { infoRows } from './info-rows.js';
import { infoDialogSheet } from './info-styles.js';

/** All that the record tells of the game that is shown. */
export class InfoDialog {
  readonly #board: BoardContext;
  readonly #dialog: BoardDialog;
  #tree: GameTree | undefined;

  constructor(board: BoardContext) {
    this.#board = board;
    this.#dialog = new BoardDialog(board, board.shell.frame, 'info-dialog');
    adopt(board.shell.root, infoDialogSheet());
  }

  open(): void {
    this.#tree = this.#board.session.tree;
    this.#show();
  }

  /** After each update of the board: another game closes it. */
  update(): void {
    if (!this.#dialog.isOpen) return;
    if (this.#tree === this.#board.session.tree) this.#show();
    else this.#dialog.close();
  }

  remove(): void {
    this.#dialog.remove();
  }

  #show(): void {
    const { session, language } = this.#board;
    const { tree, node } = session;
    const { main, more } = infoRows(tree, node, !session.mayTell('result'), language);
    const content = html`${this.#list(main)}
      <details>
        <summary>${infoText('more', language)}</summary>
        ${this.#list(more)}
      </details>`;
    this.#dialog.showTitled(infoText('title', language), content);
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
    const { session, host, language } = this.#board;
    const reveal = async ({ currentTarget }: Event) => {
      const cell = (currentTarget as HTMLElement).closest('dd');
      session.reveal('result', values.join(' '));
      await host.updateComplete;
      cell?.focus(); // the button has gone
    };
    return html`<button type="button" class="reveal" @click=${reveal}>
      ${panelText('result', language)}
    </button>`;
  }
}

function paragraphs({ values }: InfoRow): TemplateResult[] {
  return values.map((value) => html`<p dir="auto">${value}</p>`);
}
