/*
 * A long file shows its first game first. Reading can pause and continue, even within a game (`sgf/gradual.ts`): a
 * board reads up to the game that it shows. The rest is read in slices when the page is idle
 * (`element/platform/slices.ts`), or at once when a script reads `collection.trees` or its findings. Huge files are
 * also decoded in slices, and long games are checked in slices. So `load` and `ready` cover the whole record although
 * only a small part of it has been read. The part for huge files is loaded once more than 500,000 bytes of a file have
 * arrived. Games other than Go and dialects must be recognised first: a search of the text finds records that may have
 * them (`element/record/records.ts`), and these are read completely.
 */

import type { GameTree } from './game-tree.js';
import { type ParseLimits, type SgfCollection, withDefaults } from './parse.js';
import { Reader } from './reader.js';

const readers = new WeakMap<SgfCollection, Reader>();

/**
 * The collection that `parseSgf` would return, parsed on demand: `firstGames` parses some games, `trees` and `findings`
 * parse all of them.
 */
export function readByNeed(text: string, limits?: Partial<ParseLimits>): SgfCollection {
  const reader = new Reader(text, withDefaults(limits));
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

/** Length that is read before the time is checked, in UTF-16 code units or bytes. */
export const STEP = 1 << 14;

/** Parses a record step by step, until it has this many games. */
export function* readGames(record: SgfCollection, games: number): Generator<void, void> {
  while (!isWhole(record) && firstGames(record, games, STEP).length < games) yield;
}
