import { type FullMarkup, type PointMarks, readDrawnMarkup } from '../../replay/full-markup.js';
import { withMarks } from '../../replay/markup.js';
import type { Position } from '../../replay/position.js';
import type { Replayer } from '../../replay/replayer.js';
import type { NodeId } from '../../sgf/game-tree.js';

/**
 * The markup of a node as it is drawn.
 *
 * @param asked marks of the question of a problem, in addition to those of the node
 */
export function drawnMarkup(
  replayer: Replayer,
  node: NodeId,
  { board }: Position,
  asked?: PointMarks,
): FullMarkup {
  const own = withSigma(readDrawnMarkup(replayer, node, board));
  return asked ? withMarks(own, asked) : own;
}

/** SI becomes a label (K-39); empty labels are dropped. */
function withSigma(markup: FullMarkup): FullMarkup {
  const labels = markup.labels.filter(({ text }) => text);
  const labelled = new Set(labels.map(({ point }) => point));
  const sigma = markup.sigma.filter((point) => !labelled.has(point));
  return { ...markup, labels: [...labels, ...sigma.map((point) => ({ point, text: 'Σ' }))] };
}
