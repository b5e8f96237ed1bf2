import { GO, readGameType } from '../../game/game-type.js';
import type * as dialects from '../../game/dialects.js';
import { needsExpansion } from '../../game/needs-expansion.js';
import { firstGames } from '../../sgf/gradual.js';
import type { SgfCollection } from '../../sgf/parse.js';
import { partOr } from '../part-or.js';

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
    await partOr<unknown>(import('../other-games.js'), undefined);
  }
  if (!trees.some(needsExpansion)) return collection;
  const asWritten: Pick<typeof dialects, 'expandDialect'> = { expandDialect: (tree) => tree };
  const { expandDialect } = await partOr(import('../../game/dialects.js'), asWritten);
  return { ...collection, trees: trees.map(expandDialect) };
}
