import type { NodeId } from '../../sgf/game-tree.js';
import { startOf } from '../../sgf/characters.js';
import { simpleTextAt, textAt } from '../../sgf/values.js';
import { moveName } from '../../speech/move-name.js';
import { unwrap } from '../../replay/comments/unwrap.js';
import { enPanels } from '../../texts/en/panels.js';
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Board } from '../board.js';
import { gameMove, type Place } from '../session/place.js';
import { outcomeHere, winnerBesideNames } from '../session/headline.js';
import { tagOf } from '../language-controller.js';

/** So many ways on are offered as buttons; the rest can be reached as siblings of the last one. */
const MOST_BRANCHES = 24;
/** So many characters of a comment tell what a way on is about. */
const FIRST_WORDS = 40;

/** The ways on from a node: each by its move, else by its name, else by its number; with the first words of its comment. */
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

/** The button that was pressed goes away with the step. */
function enter({ session, shell }: Board, node: NodeId): void {
  shell.canvas.focus({ preventScroll: true });
  session.go({ node }, 'user');
}

/** Each line of a comment has its own writing direction, unless there are so many that it would take long. */
const MOST_PARAGRAPHS = 500;

/** So many characters of a comment, far more than people write, are shown until the reader asks for more. */
const COMMENT_PART = 20_000;
/** How much of a comment is shown where the reader has asked for more, in characters. */
const asked = new WeakMap<Place, number>();

/**
 * The comment as it is read, from its first part on. What the record says goes in as text nodes.
 *
 * @param after what follows it
 */
export function commentText(board: Board, after = ''): TemplateResult | typeof nothing {
  const { host, shell, session, language } = board;
  const { tree, node } = session.place;
  const shown = asked.get(session.place) ?? COMMENT_PART;
  // Escapes take room, too: enough to see whether there is more.
  const text = textAt(tree, node, 'C', 4 * shown);
  const whole = text + (text && after && '\n') + after;
  if (!whole) return nothing;
  const comment = unwrap(startOf(whole, shown));
  const showMore = ({ currentTarget }: Event) => {
    asked.set(session.place, shown + COMMENT_PART);
    (currentTarget as HTMLElement).parentElement?.focus({ preventScroll: true }); // the last part has no button
    host.requestUpdate();
  };
  const lines = comment.split('\n', MOST_PARAGRAPHS);
  const paragraphs = lines.length < MOST_PARAGRAPHS ? lines : [comment];
  const lang = tagOf(host);
  return html`${shell.renderComment?.(comment) ?? paragraphs.map((text) => html`<p dir="auto" lang=${lang}>${text}</p>`)}
  ${whole.length > shown ? html`<button type="button" class="branch" @click=${showMore}>${language.say(enPanels, 'more')}</button>` : nothing}`;
}

/** Where the board is, the node's name and comment, and where it branches. What the record says goes in as text nodes. */
export function commentPanel(board: Board): TemplateResult {
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

/** A button that leads from a variation back to the game, or on to the next comment; at its end the result, if no player has it. */
function wayTo(board: Board): TemplateResult | typeof nothing {
  const { session, language, arrangement } = board;
  const { game, place } = session;
  const outcome = !winnerBesideNames(board) && outcomeHere(board);
  if (outcome) return html`<b>${outcome}</b>`;
  const back = gameMove(place);
  const next = back ?? board.parts.get('landmarks')?.landmarkFrom(place, 1, true); // a chunk knows where that is
  if (next === undefined || !arrangement.isPlayable) return nothing;
  const number = game.replayer.positionAt(next).moveNumber;
  const isFurther = number !== session.position.moveNumber; // else a node without a move has it
  const text = language.say(
    enPanels,
    back !== undefined ? 'game-line' : isFurther ? 'comment-at' : 'next-comment',
    { number },
  );
  return html`<button type="button" class="way" @click=${() => enter(board, next)}>${text} ${'›'}</button>`;
}
