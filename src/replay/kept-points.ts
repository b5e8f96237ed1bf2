import { keepLatest } from '../game/keep-latest.js';
import type { Point } from '../rules/point.js';
import type { GameTree, NodeId } from '../sgf/game-tree.js';

/** What an inherited property of a node says; `undefined` where it says that nothing holds. */
type Points = readonly Point[] | undefined;

/** So many lists are kept of one tree. */
const MOST_KEPT = 64;

const keepers = new WeakMap<GameTree, ReturnType<typeof keepLatest<{ readonly points: Points }>>>();

/** Whoever goes through a tree asks for the same inherited lists again and again: each is read once. */
export function keptPoints(
  tree: GameTree,
  node: NodeId,
  identifier: string,
  read: () => Points,
): Points {
  const keep = keepers.get(tree) ?? keepLatest(MOST_KEPT);
  keepers.set(tree, keep);
  return keep(identifier + String(node), () => ({ points: read() })).points;
}
