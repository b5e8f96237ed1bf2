import { GO, readGameType } from '../../game/game-type.js';
import { needsExpansion } from '../../game/needs-expansion.js';
import { firstGames } from '../../sgf/gradual.js';
import type { SgfCollection } from '../../sgf/parse.js';
import { loadChunk } from '../chunks.js';

/** Whether a record is one of Go in SGF of today, of which all is known at once. */
export function isPrepared(collection: SgfCollection): boolean {
  return firstGames(collection, 1).every(
    (tree) => readGameType(tree) === GO && !needsExpansion(tree),
  );
}

/** A record in today's words, once the parts of the script that it takes are there. */
export async function prepareRecord(collection: SgfCollection): Promise<SgfCollection> {
  const { trees } = collection;
  if (trees.some((tree) => readGameType(tree) !== GO)) {
    await loadChunk('games');
  }
  if (!trees.some(needsExpansion)) return collection;
  const dialects = await loadChunk('dialects');
  return dialects ? { ...collection, trees: trees.map(dialects.expandDialect) } : collection;
}
