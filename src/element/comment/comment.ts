import type { NodeId } from '../../sgf/game-tree.js';
import { startOf } from '../../sgf/characters.js';
import { simpleTextAt, textAt } from '../../sgf/values.js';
import { moveName } from '../../speech/move-name.js';
import { unwrap } from '../../replay/comments/unwrap.js';
import { enPanels } from '../../texts/en/panels.js';
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Board } from '../board.js';
import { gameMove, type Place } from '../../game/place.js';
import { outcomeHere, winnerBesideNames } from '../ui/headline.js';
import { tagOf } from '../language-controller.js';

export function mount(board: Board): undefined {
  const { host, panels, session } = board;
  const usual = () => commentPanel(board);
  const text = (after: string) => commentText(board, after);
  panels.comment = {
    render: () => (session.challenge ? session.challenge.panel(usual, text) : commentPanel(board)),
  };
  host.requestUpdate();
}

/** Maximum number of variations that get a button. The others can be reached as siblings of the last one. */
const MOST_BRANCHES = 24;
/** Maximum length of the comment's beginning on such a button, in characters. */
const FIRST_WORDS = 40;

/**
 * A button for each next move, if there are several. It shows the move, or else the name or the number, and the first
 * words of the comment.
 */
function branchButtons(board: Board): TemplateResult[] {
  const { session, language } = board;
  const { replayer } = session.game;
  const { tree } = replayer;
  const children = tree.children(session.node);
  if (children.length < 2) return [];
  return children.slice(0, MOST_BRANCHES).map((node, index) => {
    const color = tree.has(node, 'B') ? 'black' : tree.has(node, 'W') && 'white';
    const [raw] = color ? tree.values(node, color === 'black' ? 'B' : 'W') : [];
    const name =
      raw === undefined ? simpleTextAt(tree, node, 'N') : moveName(replayer, raw, language);
    const comment = textAt(tree, node, 'C', 10 * FIRST_WORDS).trim();
    const words = startOf(comment, FIRST_WORDS);
    return html`<button type="button" class="branch" @click=${() => enter(board, node)}>
      ${color ? html`<i class="stone ${color}"></i>` : nothing}${name || String(index + 1)}
      ${words ? html`<small dir="auto" lang=${tagOf(board.host)}>${words}${words === comment ? '' : '…'}</small>` : nothing}
    </button>`;
  });
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
 * The shown part of the comment. The text of the record is inserted as text nodes.
 *
 * @param after text that follows the comment
 */
function commentText(board: Board, after = ''): TemplateResult | typeof nothing {
  const { host, shell, session, language } = board;
  const { tree, node } = session.place;
  const shown = shownParts.get(session.place) ?? COMMENT_PART;
  // The length includes escapes; four times as many characters are enough to see whether there is more.
  const text = textAt(tree, node, 'C', 4 * shown);
  const whole = text + (text && after && '\n') + after;
  if (!whole) return nothing;
  const comment = unwrap(startOf(whole, shown));
  const showMore = ({ currentTarget }: Event) => {
    shownParts.set(session.place, shown + COMMENT_PART);
    (currentTarget as HTMLElement).parentElement?.focus({ preventScroll: true }); // it has no button at the end
    host.requestUpdate();
  };
  const lines = comment.split('\n', MOST_PARAGRAPHS);
  const paragraphs = lines.length < MOST_PARAGRAPHS ? lines : [comment];
  const lang = tagOf(host);
  return html`${shell.renderComment?.(comment) ?? paragraphs.map((text) => html`<p dir="auto" lang=${lang}>${text}</p>`)}
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
    <div part="comment" class="text" data-keys="comment" role="region" tabindex=${name || comment !== nothing ? 0 : -1} aria-label=${language.say(enPanels, 'comment')}>
      ${name ? html`<p dir="auto" lang=${lang}><b>${name}</b></p>` : nothing}
      ${comment}
    </div>
    ${
      branches.length > 0
        ? html`<div class="branches" role="group" aria-label=${language.say(enPanels, 'variations')}>${branches}</div>`
        : nothing
    }
  `;
}

/**
 * A button that leads from a variation back to the game, or to the next comment. At the end of the game the result is
 * shown instead, unless it is already beside a player's name.
 */
function wayTo(board: Board): TemplateResult | typeof nothing {
  const { session, language, arrangement } = board;
  const { game, place } = session;
  const outcome = !winnerBesideNames(board) && outcomeHere(board);
  if (outcome) return html`<b>${outcome}</b>`;
  const back = gameMove(place);
  const next = back ?? board.parts.get('landmarks')?.landmarkFrom(place, 1, true); // missing until that part is loaded
  if (next === undefined || !arrangement.isPlayable) return nothing;
  const number = game.replayer.positionAt(next).moveNumber;
  const isFurther = number !== session.position.moveNumber; // if not, the comment is at a node without a move
  const text = language.say(
    enPanels,
    back !== undefined ? 'game-line' : isFurther ? 'comment-at' : 'next-comment',
    { number },
  );
  return html`<button type="button" class="way" @click=${() => enter(board, next)}>${text} ${'›'}</button>`;
}
