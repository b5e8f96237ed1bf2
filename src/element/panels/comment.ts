import { html, nothing, type TemplateResult } from 'lit';
import type { GameTree, NodeId } from '../../sgf/game-tree.js';
import { simpleTextAt, textAt } from '../../sgf/text-properties.js';
import { textOf } from '../../texts/texts.js';

/** One way on from the shown node. */
export interface Branch {
  readonly node: NodeId;
  readonly name: string;
}

/** The node's name, its comment, and where it branches. What the record says goes in as text nodes. */
export function commentPanel(
  tree: GameTree,
  node: NodeId,
  branches: readonly Branch[],
  enter: (node: NodeId) => void,
): TemplateResult {
  const name = simpleTextAt(tree, node, 'N');
  const comment = textAt(tree, node, 'C');
  return html`
    <div part="comment" class="comment" role="region" tabindex="0" aria-label=${textOf('comment')}>
      ${branches.length > 1
        ? html`<p class="branches">
            <span class="branches-title">${textOf('variations')}</span>
            ${branches.map(
              (branch) => html`<button type="button" class="branch" @click=${() => enter(branch.node)}>
                ${branch.name}
              </button>`,
            )}
          </p>`
        : nothing}
      ${name ? html`<p class="node-name" dir="auto">${name}</p>` : nothing}
      ${comment
        ? comment.split('\n').map((line) => html`<p class="line" dir="auto">${line}</p>`)
        : nothing}
    </div>
  `;
}
