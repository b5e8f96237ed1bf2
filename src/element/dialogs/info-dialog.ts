import type { BoardContext } from '../context.js';
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { enInfo } from '../../texts/en-reader.js';
import { enPanels } from '../../texts/en-panels.js';
import { BoardDialog } from './board-dialog.js';
import { adopt } from '../styles.js';
import { type InfoRow, infoRows } from './info-rows.js';
import { infoDialogSheet } from '../reader/info-part.js';

/** Shows all that the record tells of the game that is shown. Another game closes it. */
export function openInfo(board: BoardContext): void {
  const { session, shell } = board;
  const { record } = session;
  adopt(shell.root, infoDialogSheet());
  const dialog = new BoardDialog(board, shell.frame, 'info-dialog');
  dialog.open(() => {
    if (session.record === record)
      dialog.showTitled(board.language.say(enInfo, 'title'), contentOf(board));
    else dialog.close();
  });
}

function contentOf(board: BoardContext): TemplateResult {
  const { session, language } = board;
  const { tree, node } = session;
  const { main, more } = infoRows(tree, node, !session.mayTell('result'), language);
  return html`${list(board, main)}
    <details>
      <summary>${language.say(enInfo, 'more')}</summary>
      ${list(board, more)}
    </details>`;
}

function list(board: BoardContext, rows: readonly InfoRow[]): TemplateResult {
  return html`<dl class="info-rows">
    ${rows.map(
      (row) => html`<div>
        <dt dir="auto">${row.label}</dt>
        <dd tabindex=${row.isHidden === undefined ? nothing : -1}>
          ${row.isHidden ? revealer(board, row) : paragraphs(row)}
        </dd>
      </div>`,
    )}
  </dl>`;
}

function revealer({ session, host, language }: BoardContext, { values }: InfoRow): TemplateResult {
  const reveal = async ({ currentTarget }: Event) => {
    const cell = (currentTarget as HTMLElement).closest('dd');
    session.reveal('result', values.join(' '));
    await host.updateComplete;
    cell?.focus(); // the button has gone
  };
  return html`<button type="button" class="reveal" @click=${reveal}>
    ${language.say(enPanels, 'result')}
  </button>`;
}

function paragraphs({ values }: InfoRow): TemplateResult[] {
  return values.map((value) => html`<p dir="auto">${value}</p>`);
}
