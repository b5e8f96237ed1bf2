import { html, nothing, type TemplateResult } from 'lit/html.js';
import { simpleTextAt, textAt } from '../../sgf/text-properties.js';
import { panelText } from '../../texts/panel-texts.js';
import type { Shell } from '../shell.js';
import { branchesOf } from './branches.js';
import type { PanelView } from './panel-view.js';

/** Each line of a comment has its own writing direction, unless there are so many that it would take long. */
const MOST_PARAGRAPHS = 500;

/** The node's name, its comment, and where it branches. What the record says goes in as text nodes. */
export function commentPanel(
  { game, place, enter }: PanelView,
  { enliven }: Pick<Shell, 'enliven'>,
): TemplateResult {
  const { tree, node } = place;
  const name = simpleTextAt(tree, node, 'N');
  const comment = textAt(tree, node, 'C');
  const lines = comment.split('\n', MOST_PARAGRAPHS);
  const paragraphs = lines.length < MOST_PARAGRAPHS ? lines : [comment];
  const texts = comment ? paragraphs : [];
  const branches = branchesOf(game.replayer, node).map(
    ({ node: child, name: move }) =>
      html`<button type="button" class="branch" @click=${() => enter(child)}>${move}</button>`,
  );
  return html`
    <div part="comment" class="text" role="region" tabindex="0" aria-label=${panelText('comment')}>
      ${
        branches.length > 1
          ? html`<p class="branches">${panelText('variations')} ${branches}</p>`
          : nothing
      }
      ${name ? html`<p dir="auto"><b>${name}</b></p>` : nothing}
      ${enliven && comment ? enliven(comment, place) : texts.map((text) => html`<p dir="auto">${text}</p>`)}
    </div>
  `;
}
