import type { GameTree } from './game-tree.js';
import { type ParseLimits, Reader, type SgfCollection } from './parse.js';

const readers = new WeakMap<SgfCollection, Reader>();

/**
 * The collection that `parseSgf` would return, parsed on demand: `firstGames` parses some games, `trees` and `findings`
 * parse all of them.
 */
export function readByNeed(text: string, limits?: Partial<ParseLimits>): SgfCollection {
  const reader = new Reader(text, limits);
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

/**
 * The first `count` games of a record, and any others that are already parsed; fewer if the record has fewer, or if it
 * takes more than the next `length` code units to parse them.
 */
export function firstGames(
  collection: SgfCollection,
  count: number,
  length?: number,
): readonly GameTree[] {
  return readers.get(collection)?.read(count, length).trees ?? collection.trees;
}

/** Whether a record has been parsed to its end. */
export function isWhole(collection: SgfCollection): boolean {
  return readers.get(collection)?.isDone ?? true;
}
