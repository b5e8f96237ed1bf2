import { chooseTree } from '../../game/choose-tree.js';
import type { GameTree } from '../../sgf/game-tree.js';
import { firstGames, isWhole, readByNeed } from '../../sgf/gradual.js';
import { parseSgf, type SgfCollection } from '../../sgf/parse.js';

/** UTF-16 code units; what is shorter is read at once, within a frame. */
const LONG = 50_000;

/**
 * What has to be known of all games before one is shown: another game than Go, `S[…]` and HD of dialects. Names may
 * have lower-case letters and blanks in them (P-07, P-11); the words of a comment are taken for names, at worst.
 */
const special = [
  /G[^A-Z[\]]*[KM][^A-Z[\]]*\[(?!1])/,
  /[^A-Z]S[^A-Z[\]]*\[/,
  /H[^A-Z[\]]*D[^A-Z[\]]*\[/,
]; // apart they begin with one letter, which browsers find fast

/** Reads a record; of a long one of plain Go only what is asked for. */
export function openRecord(text: string): SgfCollection {
  return text.length < LONG || special.some((word) => word.test(text))
    ? parseSgf(text)
    : readByNeed(text);
}

/** The game of a record that is wanted, by number or name; it is read up to there. */
export function chooseGame(record: SgfCollection, wanted: string): GameTree | undefined {
  const games = firstGames(record, Number(wanted || 1));
  return chooseTree(games, wanted) ?? chooseTree(record.trees, wanted);
}

/** Whether a record has games that are not shown; of a long one it is taken for granted until the rest is read. */
export function hasMoreGames(record: SgfCollection): boolean {
  return !isWhole(record) || record.trees.length > 1;
}
