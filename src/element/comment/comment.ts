import type { NodeId } from '../../sgf/game-tree.js';
import { startOf } from '../../sgf/characters.js';
import { simpleTextAt, textAt } from '../../sgf/values.js';
import { moveName } from '../../speech/move-name.js';
import { unwrap } from '../../replay/comments/unwrap.js';
import { enPanels } from '../../texts/en/panels.js';
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Board, WordsAround } from '../board.js';
import { withDashes } from './dashes.js';
import { MOST_WAYS, sizerBox, sizers } from '../ui/comment-room.js';
import { BACK_ICON, drawIcon } from '../ui/button.js';
import { isReport } from '../../game/program-text.js';
import { gameMove, type Place } from '../../game/place.js';
import { outcomeHere } from '../ui/headline.js';
import { tagOf } from '../language-controller.js';

export function mount(board: Board): undefined {
  const { host, panels, session } = board;
  const usual = () => commentPanel(board);
  const text = (around?: WordsAround) => commentText(board, around);
  panels.comment = {
    render: () => (session.challenge ? session.challenge.panel(usual, text) : commentPanel(board)),
  };
  host.requestUpdate();
}

/** Maximum number of ways on that are listed when the reader asks for all. The others are siblings of the last one. */
const MOST_BRANCHES = 60;
/** Maximum length of the comment's beginning on such a button, in characters. */
const FIRST_WORDS = 60;
/** The places at which all ways on are listed. */
const openedLists = new WeakSet<Place>();

/**
 * A button for each next move, if there are several. It shows the label of the point, if the record labels it, the move,
 * or else the name or the number, and the first words of the comment.
 */
function branchButtons(board: Board): TemplateResult[] {
  const { session, language, host, shell } = board;
  const { place } = session;
  const children = session.game.tree.children(session.node);
  if (children.length < 2) return [];
  const isOpen = openedLists.has(place) || children.length === MOST_WAYS + 1;
  const listed = children.slice(0, isOpen ? MOST_BRANCHES : MOST_WAYS);
  const buttons = listed.map((node, index) => branchButton(board, node, index));
  const hidden = children.length - listed.length;
  if (hidden === 0 || isOpen) return buttons;
  const showAll = () => {
    openedLists.add(place);
    host.requestUpdate();
    shell.canvas.focus({ preventScroll: true }); // the pressed button is removed
  };
  const more = html`<button type="button" class="branch all" dir="ltr" aria-label=${language.say(enPanels, 'more')} @click=${showAll}>+${language.number(hidden)} ${'…'}</button>`;
  return [...buttons, more];
}

function branchButton(board: Board, node: NodeId, index: number): TemplateResult {
  const { session, language } = board;
  const { replayer } = session.game;
  const { tree } = replayer;
  const color = tree.has(node, 'B') ? 'black' : tree.has(node, 'W') && 'white';
  const [raw] = color ? tree.values(node, color === 'black' ? 'B' : 'W') : [];
  const name =
    raw === undefined ? simpleTextAt(tree, node, 'N') : moveName(replayer, raw, language);
  const label = raw === undefined ? undefined : labelAt(board, raw);
  const comment = textAt(tree, node, 'C', 10 * FIRST_WORDS).trim();
  const words = isReport(comment) ? '' : startOf(comment, FIRST_WORDS);
  return html`<button type="button" class="branch" .node=${node} @click=${() => enter(board, node)}>
    ${color ? html`<i class="stone ${color}"></i>` : nothing}<span>${label === undefined ? nothing : html`<b><bdi>${label}</bdi></b> ${'·'} `}${name || String(index + 1)}</span>
    ${words ? html`<small dir="auto" lang=${tagOf(board.host)}>${words}${words === comment ? '' : '…'}</small>` : nothing}
  </button>`;
}

/** The label that the record puts on the point of a next move. */
function labelAt({ session }: Board, raw: string): string | undefined {
  const { notation, size } = session.game.replayer;
  const move = notation.readMove(raw, size);
  return session.markup.labels.find(({ point }) => point === move)?.text || undefined;
}

/** Goes to a node, and moves the focus to the picture, because the pressed button is removed. */
function enter({ session, shell }: Board, node: NodeId): void {
  shell.canvas.focus({ preventScroll: true });
  session.go({ node }, 'user');
}

/**
 * Number of lines above which a comment is one paragraph. In shorter comments each line has its own writing direction,
 * which would take too long for so many lines.
 */
const MOST_PARAGRAPHS = 500;

/** Number of characters of a comment that are shown until the reader asks for more. Few comments are as long. */
const COMMENT_PART = 20_000;
/** Number of characters that are shown of a comment after the reader has asked for more. */
const shownParts = new WeakMap<Place, number>();

/**
 * The shown part of the comment, with texts before and after it. The text of the record is inserted as text nodes.
 */
function commentText(
  board: Board,
  { before = '', after = '' }: WordsAround = {},
): TemplateResult | typeof nothing {
  const { host, shell, session, language } = board;
  const { tree, node } = session.place;
  const shown = shownParts.get(session.place) ?? COMMENT_PART;
  // The length includes escapes; four times as many characters are enough to see whether there is more.
  const text = textAt(tree, node, 'C', 4 * shown);
  const words = text + (text && after && '\n') + after;
  const whole = before + (before && words && '\n\n') + words;
  if (!whole) return nothing;
  const comment = unwrap(startOf(whole, shown)).replace(/^\s*\n/, ''); // blank lines would hide the first words
  const showMore = ({ currentTarget }: Event) => {
    shownParts.set(session.place, shown + COMMENT_PART);
    (currentTarget as HTMLElement).parentElement?.focus({ preventScroll: true }); // it has no button at the end
    host.requestUpdate();
  };
  const lines = comment.split('\n', MOST_PARAGRAPHS);
  const paragraphs = lines.length < MOST_PARAGRAPHS ? lines : [comment];
  const lang = tagOf(host);
  return html`${shell.renderComment?.(comment) ?? paragraphs.map((text) => html`<p dir="auto" lang=${lang}>${withDashes(text)}</p>`)}
  ${whole.length > shown ? html`<button type="button" class="branch" @click=${showMore}>${language.say(enPanels, 'more')}</button>` : nothing}`;
}

/**
 * The shown position in words, the name and comment of the node, and its variations. The text of the record is inserted
 * as text nodes.
 */
function commentPanel(board: Board): TemplateResult {
  const { host, session, language } = board;
  const { tree, node } = session.place;
  const name = simpleTextAt(tree, node, 'N');
  const comment = commentText(board);
  const branches = branchButtons(board);
  const lang = tagOf(host);
  return html`
    <p class="step"><span>${host.describe()}</span>${wayTo(board)}</p>
    <div class="words">
      ${sizerBox(board, sizers)}
      <div class="flow">
      <div part="comment" class="text" data-keys="comment" role="region" tabindex=${name || comment !== nothing ? 0 : -1} aria-label=${language.say(enPanels, 'comment')}>
        ${name ? html`<p dir="auto" lang=${lang}><b>${name}</b></p>` : nothing}
        ${comment}
      </div>
      ${
        branches.length > 0
          ? html`<div class="branches" role="group" aria-label=${language.say(enPanels, 'variations')}>${branches}</div>`
          : nothing
      }
      </div>
    </div>
  `;
}

/**
 * A button that leads from a variation back to the game, or to the next comment. At the end of the game the result is
 * shown instead.
 */
function wayTo(board: Board): TemplateResult | typeof nothing {
  const { session, language, arrangement } = board;
  const { game, place } = session;
  const outcome = outcomeHere(board);
  if (outcome) return html`<b>${outcome}</b>`;
  const back = gameMove(place);
  const next = back ?? board.parts.get('landmarks')?.landmarkFrom(place, 1, true); // missing until that part is loaded
  if (next === undefined || !arrangement.isPlayable) return nothing;
  const { moveNumber: number } = game.replayer.positionAt(next);
  const isFurther = number !== session.position.moveNumber; // if not, the comment is at a node without a move
  const go = () => enter(board, next);
  if (back === undefined) {
    const text = language.say(enPanels, isFurther ? 'comment-at' : 'next-comment', { number });
    return html`<button type="button" class="way" @click=${go}>${text} ${'›'}</button>`;
  }
  const variation = language.say(enPanels, 'in-variation', { number });
  const text = language.say(enPanels, 'game-line');
  return html`<button type="button" class="way aside" @click=${go}>${variation} ${'·'} ${drawIcon(BACK_ICON)} ${text}</button>`;
}
