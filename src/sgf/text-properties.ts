import type { GameTree, NodeId } from './game-tree.js';
import { readSimpleText, readText } from './values.js';

/** The text of a Text property, its values joined by line breaks (N-23); '' where it is missing. */
export function textAt(tree: GameTree, node: NodeId, identifier: string): string {
  return tree.values(node, identifier).map(readText).join('\n');
}

/** The text of a SimpleText property; of several values the first counts (V-36). */
export function simpleTextAt(tree: GameTree, node: NodeId, identifier: string): string {
  return readSimpleText(tree.values(node, identifier)[0] ?? '');
}
