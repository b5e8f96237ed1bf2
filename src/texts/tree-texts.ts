import { enTree } from './en-tree.js';
import { sentencesOf } from './texts.js';

/** The sentence for a key of the tree panel, filled in. */
export const treeText = sentencesOf('tree', enTree);
