import { COMMENTED, HOTSPOT, JUDGED, MARKED, NAMED, remarksOf } from '../../game/remarks.js';
import type { GameTree, NodeId } from '../../sgf/game-tree.js';
import type { Place } from '../session/place.js';

/** What makes a node worth stopping at; a node may be several. */
export const COMMENT = 1;
export const BRANCHING = 2;
/** A name (N) or a hotspot (HO). */
export const BOOKMARK = 4;
/** Marks on the board, or a judgement of the move. */
export const MARK = 8;

export interface Landmarks {
  /** For each node of the line what it is, in the bits above; 0 where it is a plain move. */
  readonly worths: Uint8Array;
  /** Where on the line the first and the last of them are; `first` is behind `last` where there are none. */
  readonly first: number;
  readonly last: number;
}

const known = new WeakMap<readonly NodeId[], Landmarks>();

/** The landmarks of a line, each line read once. */
export function landmarksOf(tree: GameTree, line: readonly NodeId[]): Landmarks {
  const before = known.get(line);
  if (before) return before;
  const found = Uint8Array.from(line, (node) => worthOf(tree, node));
  let last = found.length - 1;
  while (last >= 0 && !found[last]) last--;
  const landmarks = { worths: found, first: Math.max(0, found.findIndex(Boolean)), last };
  known.set(line, landmarks);
  return landmarks;
}

/** The nearest landmark of the line before (-1) or after (1) a place. */
export function landmarkFrom({ tree, line, index }: Place, direction: -1 | 1): NodeId | undefined {
  const { worths: found, first, last } = landmarksOf(tree, line);
  const from = direction > 0 ? Math.max(index + 1, first) : Math.min(index - 1, last);
  for (let at = from; at >= first && at <= last; at += direction) {
    if (found[at]) return line[at];
  }
  return undefined;
}

function worthOf(tree: GameTree, node: NodeId): number {
  const child = tree.firstChild(node);
  const hasBranches = child !== undefined && tree.nextSibling(child) !== undefined;
  const said = remarksOf(tree, node);
  return (
    (hasBranches ? BRANCHING : 0) |
    (said & COMMENTED ? COMMENT : 0) |
    (said & (NAMED | HOTSPOT) ? BOOKMARK : 0) |
    (said & (MARKED | JUDGED) ? MARK : 0)
  );
}
