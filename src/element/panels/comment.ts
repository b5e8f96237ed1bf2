import { html, nothing, type TemplateResult } from 'lit/html.js';
import { simpleTextAt, textAt } from '../../sgf/text-properties.js';
import type { NodeId } from '../../sgf/game-tree.js';
import { panelText } from '../../texts/en-panels.js';
import type { BoardContext } from '../context.js';
import { branchesOf } from './branches.js';

/** Each line of a comment has its own writing direction, unless there are so many that it would take long. */
const MOST_PARAGRAPHS = 500;

/** The node's name, its comment, and where it branches. What the record says goes in as text nodes. */
export function commentPanel({ shell, session, language }: BoardContext): TemplateResult {
  const { enliven, canvas } = shell;
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
    <div part="comment" class="text" data-keys="comment" role="region" tabindex="0" aria-label=${panelText('comment', language)}>
      ${
        branches.length > 1
          ? html`<p class="branches">${panelText('variations', language)} ${branches}</p>`
          : nothing
      }
      ${name ? html`<p dir="auto"><b>${name}</b></p>` : nothing}
      ${enliven && comment ? enliven(comment, place) : texts.map((text) => html`<p dir="auto">${text}</p>`)}
    </div>
  `;
}
