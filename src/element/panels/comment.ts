import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Replayer } from '../../replay/replayer.js';
import type { NodeId } from '../../sgf/game-tree.js';
import { simpleTextAt, textAt } from '../../sgf/text-properties.js';
import { textOf } from '../../texts/texts.js';
import { branchesOf } from '../branches.js';

/** The node's name, its comment, and where it branches. What the record says goes in as text nodes. */
export function commentPanel(
  replayer: Replayer,
  node: NodeId,
  enter: (node: NodeId) => void,
): TemplateResult {
  const branches = branchesOf(replayer, node);
  const buttons = branches.map(
    (branch) => html`<button class="branch" @click=${() => enter(branch.node)}>${branch.name}</button>`,
  );
  const lines = textAt(replayer.tree, node, 'C').split('\n');
  return html`
    <div part="comment" class="comment" role="region" tabindex="0" aria-label=${textOf('comment')}>
      ${buttons.length > 1
        ? html`<p class="branches">${textOf('variations')} ${buttons}</p>`
        : nothing}
      <b dir="auto">${simpleTextAt(replayer.tree, node, 'N')}</b>
      ${lines.map((line) => html`<p dir="auto">${line}</p>`)}
    </div>
  `;
}
