import type { GameTree, NodeId } from '../sgf/game-tree.js';
import { pathTo, siblingsOf } from './walk.js';

/** Properties that identify a game: players, setup and moves on the way to a node. */
const IDENTIFYING = ['PB', 'PW', 'SZ', 'AB', 'AW', 'AE', 'B', 'W'];

/**
 * Properties that identify a place in a game that is being played. Names of players are left out: they may be corrected
 * meanwhile.
 */
export const PLAYED: readonly string[] = ['SZ', 'AB', 'AW', 'AE', 'B', 'W'];

/**
 * The node of another record to which the same moves of the same game lead, or the last one on the way that the record
 * still has. `undefined` if it does not have the first move.
 *
 * @param names the properties that have to be the same
 */
export function sameNode(
  before: GameTree,
  node: NodeId,
  now: GameTree,
  names: readonly string[] = IDENTIFYING,
): NodeId | undefined {
  const textOf = (tree: GameTree, each: NodeId) =>
    names.map((name) => tree.values(each, name).join(':')).join();
  let found: NodeId | undefined;
  for (const each of pathTo(before, node)) {
    const text = textOf(before, each);
    const nodes = found === undefined ? [now.root] : now.children(found);
    const place = siblingsOf(before, each).indexOf(each); // among equal siblings, the one in the same place
    const same = [...nodes.slice(place, place + 1), ...nodes].find(
      (other) => textOf(now, other) === text,
    );
    if (same === undefined) break;
    found = same;
  }
  return found === now.root && node !== before.root ? undefined : found;
}

/** The node of a record to which all moves on the way to a node of an earlier record lead. */
export function exactNode(before: GameTree, node: NodeId, now: GameTree): NodeId | undefined {
  const found = sameNode(before, node, now, PLAYED);
  const isWhole = found !== undefined && pathTo(now, found).length === pathTo(before, node).length;
  return isWhole ? found : undefined;
}
