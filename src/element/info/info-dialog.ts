import { html, nothing, type TemplateResult } from 'lit/html.js';
import { startOf } from '../../sgf/characters.js';
import { type InfoRow, type InfoRows, infoRows, type InfoValue } from '../../speech/info-rows.js';
import { enInfo } from '../../texts/en/info.js';
import { enPanels } from '../../texts/en/panels.js';
import type { Board } from '../board.js';
import { tagOf } from '../language-controller.js';
import { focusHeading, openDialog } from '../dialogs/board-dialog.js';

/** Number of rows, and of characters in a row, that are shown until the reader asks for more. */
const ROWS_PART = 100;
const TEXT_PART = 20_000;

/** Number of parts that are shown of a list or a row, by its name. */
type PartsShown = Map<string, number>;

/** Shows everything that the record says about the shown game. The dialog closes when another game is shown. */
export function openInfo(board: Board): void {
  const { session } = board;
  const { record } = session;
  const parts: PartsShown = new Map();
  const read = rowsReader(board);
  openDialog(board, 'info-dialog', () => {
    if (session.record !== record) return undefined;
    const label = board.language.say(enPanels, 'info');
    return { label, content: contentOf(board, read(), parts) };
  });
}

/**
 * Returns a function that reads the rows. It reads them again only if they may have changed, because a record may have
 * a hundred thousand rows.
 */
function rowsReader(board: Board): () => InfoRows {
  const { session } = board;
  let known: { readonly from: readonly unknown[]; readonly rows: InfoRows } | undefined;
  return () => {
    const { tree, node } = session;
    const from = [tree, node, !session.mayReveal('result'), board.language] as const;
    if (!known?.from.every((part, at) => part === from[at]))
      known = { from, rows: infoRows(...from) };
    return known.rows;
  };
}

function contentOf(board: Board, { main, more }: InfoRows, parts: PartsShown): TemplateResult {
  const { language } = board;
  return html`${list(board, main, parts)}
    <details>
      <summary>${language.say(enInfo, 'more')}</summary>
      ${list(board, more.slice(0, ROWS_PART * partsOf('', parts)), parts)}
      ${moreButton(board, '', more.length / ROWS_PART, parts)}
    </details>`;
}

function partsOf(name: string, parts: PartsShown): number {
  return parts.get(name) ?? 1;
}

/** A button that shows the next part, if there is one. */
function moreButton(
  { host, language }: Board,
  name: string,
  count: number,
  parts: PartsShown,
): TemplateResult | typeof nothing {
  const shown = partsOf(name, parts);
  if (count <= shown) return nothing;
  const show = ({ currentTarget }: Event) => {
    parts.set(name, shown + 1);
    focusHeading((currentTarget as HTMLElement).closest('dialog')); // the button may be removed
    host.requestUpdate();
  };
  return html`<button type="button" class="reveal" @click=${show}>${language.say(enPanels, 'more')}</button>`;
}

/** The paragraphs that fit into this many characters; the last one may be cut. */
function firstOf(values: readonly InfoValue[], length: number): InfoValue[] {
  let left = length;
  return values.flatMap((value) => {
    const text = startOf(value.text, Math.max(0, left));
    left -= value.text.length;
    return text ? [{ ...value, text }] : [];
  });
}

function textsOf(values: readonly InfoValue[]): readonly string[] {
  return values.map(({ text }) => text);
}

function list(board: Board, rows: readonly InfoRow[], parts: PartsShown): TemplateResult {
  const pageLang = tagOf(board.host);
  return html`<dl>
    ${rows.map(
      ({ label, values, isHidden }) => html`<div>
        <dt dir="auto">${label}</dt>
        <dd tabindex=${isHidden === undefined ? nothing : -1}>
          ${
            isHidden
              ? revealButton(board, values)
              : firstOf(values, TEXT_PART * partsOf(label, parts)).map(
                  ({ text, lang }) => html`<p dir="auto" lang=${lang ?? pageLang}>${text}</p>`,
                )
          }
          ${isHidden ? nothing : moreButton(board, label, textsOf(values).join('').length / TEXT_PART, parts)}
        </dd>
      </div>`,
    )}
  </dl>`;
}

function revealButton(board: Board, values: readonly InfoValue[]): TemplateResult {
  const { host, language } = board;
  const show = async ({ currentTarget }: Event) => {
    const cell = (currentTarget as HTMLElement).closest('dd');
    board.session.reveal('result', textsOf(values).join(' '));
    await host.updateComplete;
    cell?.focus(); // the button was removed
  };
  return html`<button type="button" class="reveal" @click=${show}>
    ${language.say(enPanels, 'result')}
  </button>`;
}
