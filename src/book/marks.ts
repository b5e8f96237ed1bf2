import { MARKED, remarksOf } from '../game/remarks.js';
import { readMarkup } from '../replay/markup.js';
import type { Replayer } from '../replay/replayer.js';
import type { NodeId } from '../sgf/game-tree.js';
import type { BookMove } from './plan.js';

/** Marks that no picture has by itself. */
const others = ['TR', 'SQ', 'CR', 'MA', 'M', 'SL', 'L', 'AR', 'LN', 'TB', 'TW', 'DD'];

/**
 * Whether a node marks what a picture of its line does not show. Many records write the numbers of moves on their stones:
 * where they are those that the picture prints anyway, they are no marks.
 *
 * @param moves those of the picture
 */
export function marksMore(replayer: Replayer, node: NodeId, moves: readonly BookMove[]): boolean {
  const { tree, notation, size } = replayer;
  if (!(remarksOf(tree, node) & MARKED)) return false;
  if (others.some((name) => tree.has(node, name))) return true;
  const numbers = new Map(
    moves.map(({ raw, number }) => [notation.readMove(raw, size), String(number)] as const),
  );
  const { labels } = readMarkup(replayer, node);
  return labels.some(({ point, text }) => numbers.get(point) !== text.trim());
}
