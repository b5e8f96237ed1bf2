import type { Point } from '../rules/point.js';
import type { GameTree, NodeId } from '../sgf/game-tree.js';

/** What an inherited property of a node says; `undefined` where it says that nothing holds. */
type Points = readonly Point[] | undefined;

/** So many lists are kept of one tree, the most recently used ones. */
const MOST_KEPT = 64;

const keptOf = new WeakMap<GameTree, Map<string, Points>>();

/** Whoever goes through a tree asks for the same inherited lists again and again: each is read once. */
export function keptPoints(
  tree: GameTree,
  node: NodeId,
  identifier: string,
  read: () => Points,
): Points {
  let kept = keptOf.get(tree);
  if (!kept) keptOf.set(tree, (kept = new Map<string, Points>()));
  const key = identifier + String(node);
  const points = kept.has(key) ? kept.get(key) : read();
  kept.delete(key);
  kept.set(key, points);
  for (const oldest of kept.keys()) if (kept.size > MOST_KEPT) kept.delete(oldest);
  return points;
}
