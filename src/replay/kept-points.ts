import { keepLatest } from '../game/keep-latest.js';
import type { Point } from '../rules/point.js';
import type { GameTree, NodeId } from '../sgf/game-tree.js';

/** The value of an inherited property at a node; `undefined` if none is in effect. */
type Points = readonly Point[] | undefined;

/** The number of lists kept per tree. */
const MOST_KEPT = 64;

const keepers = new WeakMap<GameTree, ReturnType<typeof keepLatest<{ readonly points: Points }>>>();

/** Caches inherited lists: nodes of one line share them, and each is parsed only once. */
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
