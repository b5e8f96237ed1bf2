import { sourceOf } from '../../game/dialects.js';
import { type FormatStyle, formatSgf } from '../../sgf/format.js';
import type { SgfCollection } from '../../sgf/parse.js';

/** The text of a record, all its games, in the words in which it was written. */
export function writeRecord(collection: SgfCollection, style?: FormatStyle): string {
  return formatSgf({ ...collection, trees: collection.trees.map(sourceOf) }, { style });
}
