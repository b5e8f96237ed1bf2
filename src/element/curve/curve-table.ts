import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Evaluation, Loss } from '../../game/evaluations.js';
import { movesOf } from '../../game/walk.js';
import { moveName } from '../../speech/move-name.js';
import { enBoard } from '../../texts/en/board.js';
import { enCurve } from '../../texts/en/curve.js';
import type { Language } from '../../texts/language.js';
import type { Board } from '../board.js';
import { lossText, rateText, scoreText } from './amounts.js';

/** Evaluations and losses of a line, by their indexes. */
export interface Known {
  readonly evaluations: readonly (Evaluation | undefined)[];
  readonly losses: readonly (Loss | undefined)[];
}

/** Number of losses that are listed first. */
const MOST_LOSSES = 5;

/**
 * Shows the largest losses in a table, and the whole curve if the reader wants that. The moves in it lead to their
 * positions.
 */
export async function openCurveTable(board: Board, known: () => Known): Promise<void> {
  const dialogs = await board.parts.load('dialog');
  if (!dialogs || !board.host.isConnected) return;
  const { game } = board.session;
  let isWhole = false;
  const toggle = () => {
    isWhole = !isWhole;
    update();
    showCurrent();
  };
  const { dialog, update } = dialogs.openDialog(board, 'curve-table', (element) => {
    if (board.session.game !== game) return undefined;
    const { language } = board;
    const worst = worstOf(known().losses, language);
    const [shown, other] = isWhole ? (['all', 'largest'] as const) : (['largest', 'all'] as const);
    const rows = isWhole || worst.length === 0 ? known().evaluations.map((_, at) => at) : worst;
    const title = worst.length > 0 && html`<caption>${language.say(enCurve, shown)}</caption>`;
    const content = html`${tableOf(board, known(), rows, title || nothing, () => element.close())}
    ${title ? html`<button type="button" class="text-button" @click=${toggle}>${language.say(enCurve, other)}</button>` : nothing}`;
    return { label: language.say(enCurve, 'curve'), content };
  });
  const showCurrent = () =>
    dialog.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' });
  showCurrent();
}

/** The indexes of the largest losses, the largest first. */
function worstOf(losses: Known['losses'], language: Language): number[] {
  const known = losses.flatMap((loss, index) => (loss ? [{ loss, index }] : []));
  return known
    .filter(({ loss }) => lossText(loss, language) !== '')
    .sort((one, other) => other.loss.size - one.loss.size)
    .slice(0, MOST_LOSSES)
    .map(({ index }) => index);
}

function tableOf(
  board: Board,
  { evaluations, losses }: Known,
  indexes: readonly number[],
  caption: TemplateResult | typeof nothing,
  close: () => void,
): TemplateResult {
  const { session, language } = board;
  const { line, index } = session.place;
  const hasRate = evaluations.some((each) => each?.winRate !== undefined);
  const hasScore = evaluations.some((each) => each?.score !== undefined);
  const say = (key: 'move' | 'rate' | 'score' | 'loss') => language.say(enCurve, key);
  const go = (at: number) => {
    close();
    session.go({ node: line[at] ?? session.node }, 'user');
  };
  const rows = indexes.flatMap((at) => {
    const evaluation = evaluations[at];
    if (!evaluation) return [];
    const isShown = at === index;
    return html`<tr aria-current=${isShown ? 'true' : nothing}>
      <th scope="row">
        <button type="button" @click=${() => go(at)}>${moveAt(board, at)}</button>
      </th>
      ${hasRate ? html`<td>${rateText(evaluation, language)}</td>` : nothing}
      ${hasScore ? html`<td>${scoreText(evaluation, language)}</td>` : nothing}
      <td>${lossCell(losses[at], board)}</td>
    </tr>`;
  });
  return html`<table>
    ${caption}
    <thead>
      <tr>
        <th scope="col">${say('move')}</th>
        ${hasRate ? html`<th scope="col">${say('rate')}</th>` : nothing}
        ${hasScore ? html`<th scope="col">${say('score')}</th>` : nothing}
        <th scope="col">${say('loss')}</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
}

function lossCell(
  loss: Loss | undefined,
  { language }: Board,
): TemplateResult | string | typeof nothing {
  if (!loss) return nothing;
  const text = lossText(loss, language);
  return loss.isLarge
    ? html`<span class="large">${text} <small>${language.say(enCurve, 'large')}</small></span>`
    : text;
}

/** The move at an index of the line: '57', a stone and 'Q16'; only the number if there is no move. */
function moveAt({ session, language }: Board, index: number): TemplateResult {
  const { tree, replayer } = session.game;
  const node = session.place.line[index] ?? session.node;
  const { moveNumber } = replayer.positionAt(node);
  const moves = movesOf(tree, node).map((property) => {
    const color = tree.nameOf(property) === 'B' ? 'black' : 'white';
    const name = moveName(replayer, tree.firstValue(property), language);
    return html` <i class="stone ${color}" role="img" aria-label=${language.say(enBoard, color)}></i> ${name}`;
  });
  return html`${moveNumber}${moves}`;
}
