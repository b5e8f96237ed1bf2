import type { Language } from '../../texts/language.js';
import type { Replayer } from '../../replay/replayer.js';
import type { NodeId } from '../../sgf/game-tree.js';
import { simpleTextAt, textAt } from '../../sgf/values.js';
import { enPanels } from '../../texts/en-panels.js';
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { BoardContext } from '../context.js';

/** One way on from a node. */
interface Branch {
  readonly node: NodeId;
  readonly name: string;
}

/** So many ways on are offered as buttons; the rest can be reached as siblings of the last one. */
const MOST_BRANCHES = 24;

/** The ways on from a node, each named by its move, else by its name, else by its number. */
function branchesOf(replayer: Replayer, node: NodeId, language: Language): Branch[] {
  const branches: Branch[] = [];
  let child = replayer.tree.firstChild(node);
  while (child !== undefined && branches.length < MOST_BRANCHES) {
    branches.push({
      node: child,
      name: nameOf(replayer, child, language) || String(branches.length + 1),
    });
    child = replayer.tree.nextSibling(child);
  }
  return branches;
}

function nameOf(replayer: Replayer, node: NodeId, language: Language): string {
  const { tree } = replayer;
  const [raw] = [...tree.values(node, 'B'), ...tree.values(node, 'W')];
  return raw === undefined ? simpleTextAt(tree, node, 'N') : moveName(replayer, raw, language);
}

/** A move as people call it; as the record writes it where it can't be read. */
export function moveName({ notation, size }: Replayer, raw: string, language: Language): string {
  const move = notation.readMove(raw, size);
  if (move === 'pass') return language.say(enPanels, 'pass');
  return typeof move === 'number' ? notation.formatPoint(move, size) : raw;
}

/** Each line of a comment has its own writing direction, unless there are so many that it would take long. */
const MOST_PARAGRAPHS = 500;

/** The node's name, its comment, and where it branches. What the record says goes in as text nodes. */
export function commentPanel({ shell, session, language }: BoardContext): TemplateResult {
  const { renderComment, canvas } = shell;
  const { game, place } = session;
  const { tree, node } = place;
  const enter = (child: NodeId) => {
    canvas.focus({ preventScroll: true }); // the button that was pressed goes away
    session.go({ node: child }, 'user');
  };
  const name = simpleTextAt(tree, node, 'N');
  const comment = textAt(tree, node, 'C');
  const lines = comment.split('\n', MOST_PARAGRAPHS);
  const paragraphs = lines.length < MOST_PARAGRAPHS ? lines : [comment];
  const texts = comment ? paragraphs : [];
  const branches = branchesOf(game.replayer, node, language).map(
    ({ node: child, name: move }) =>
      html`<button type="button" class="branch" @click=${() => enter(child)}>${move}</button>`,
  );
  return html`
    <div part="comment" class="text" data-keys="comment" role="region" tabindex="0" aria-label=${language.say(enPanels, 'comment')}>
      ${
        branches.length > 1
          ? html`<p class="branches">${language.say(enPanels, 'variations')} ${branches}</p>`
          : nothing
      }
      ${name ? html`<p dir="auto"><b>${name}</b></p>` : nothing}
      ${renderComment && comment ? renderComment(comment) : texts.map((text) => html`<p dir="auto">${text}</p>`)}
    </div>
  `;
}
