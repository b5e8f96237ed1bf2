import { readMarkup } from '../replay/markup.js';
import type { Replayer } from '../replay/replayer.js';
import type { NodeId } from '../sgf/game-tree.js';
import { isNumberOf, numbersOf } from './numbers.js';
import type { BookMove } from './plan.js';

/** Marks that pictures don't show on their own. A mark on the move itself is ignored: many programs mark each move. */
const marks = ['TR', 'SQ', 'CR', 'MA', 'M', 'SL'];
const others = ['L', 'AR', 'LN', 'TB', 'TW', 'DD'];

/**
 * Whether a node has marks that the picture of its line does not show. Many records write the numbers of moves on their
 * stones. Numbers that the picture prints anyway don't count as marks.
 *
 * @param here the moves of the node
 * @param moves those of the picture
 */
export function marksMore(
  replayer: Replayer,
  node: NodeId,
  here: readonly BookMove[],
  moves: readonly BookMove[],
): boolean {
  const { tree } = replayer;
  const played = here.map(({ raw }) => raw).join();
  if (marks.some((name) => tree.has(node, name) && tree.values(node, name).join() !== played))
    return true;
  if (others.some((name) => tree.values(node, name).some(Boolean))) return true;
  const { labels } = readMarkup(replayer, node);
  if (labels.length === 0) return false;
  const numbers = numbersOf(replayer, moves);
  return labels.some(({ point, text }) => {
    const number = numbers.get(point);
    return number === undefined || !isNumberOf(text, number);
  });
}
