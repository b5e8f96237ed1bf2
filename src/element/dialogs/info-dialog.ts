import { html, nothing, type TemplateResult } from 'lit/html.js';
import { type InfoRow, infoRows } from '../../speech/info-rows.js';
import { enInfo } from '../../texts/en-info.js';
import { enInfoTitle } from '../../texts/en-overview.js';
import { enPanels } from '../../texts/en-panels.js';
import type { BoardContext } from '../context.js';
import { tagOf } from '../language-controller.js';
import { openDialog } from './board-dialog.js';

/** Shows all that the record says about the shown game. It closes when another game is shown. */
export function openInfo(board: BoardContext): void {
  const { session } = board;
  const { record } = session;
  openDialog(board, 'info-dialog', () =>
    session.record === record
      ? { label: board.language.say(enInfoTitle, 'title'), content: contentOf(board) }
      : undefined,
  );
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
  const lang = tagOf(board.host);
  return html`<dl>
    ${rows.map(
      ({ label, values, isHidden }) => html`<div>
        <dt dir="auto">${label}</dt>
        <dd tabindex=${isHidden === undefined ? nothing : -1}>
          ${
            isHidden
              ? revealButton(board, values)
              : values.map((value) => html`<p dir="auto" lang=${lang}>${value}</p>`)
          }
        </dd>
      </div>`,
    )}
  </dl>`;
}

function revealButton(
  { session, host, language }: BoardContext,
  values: readonly string[],
): TemplateResult {
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
