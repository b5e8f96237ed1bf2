import { enTree } from './en-tree.js';
import { say, type TextArguments } from './texts.js';

export type TreeTextKey = keyof typeof enTree;

/** The sentence for a key of the tree panel, filled in. */
export function treeText(key: TreeTextKey, args: TextArguments = {}): string {
  return say('tree', enTree, key, args);
}
