import type { GameTree } from './game-tree.js';
import { Reader, type SgfCollection } from './parse.js';

const readers = new WeakMap<SgfCollection, Reader>();

/**
 * The collection that `parseSgf` would give, read as far as it is asked for: by `firstGames`, or wholly by whoever
 * looks at its trees or findings.
 */
export function readByNeed(text: string): SgfCollection {
  const reader = new Reader(text);
  const collection: SgfCollection = {
    text: reader.text,
    get trees() {
      return reader.read().trees;
    },
    get findings() {
      return reader.read().findings;
    },
  };
  readers.set(collection, reader);
  return collection;
}

/** As many first games of a record as are wanted, with those that have been read before; all that it has, at most. */
export function firstGames(collection: SgfCollection, count: number): readonly GameTree[] {
  return readers.get(collection)?.read(count).trees ?? collection.trees;
}

/** Whether a record has been read to its end. */
export function isWhole(collection: SgfCollection): boolean {
  return readers.get(collection)?.isDone ?? true;
}
