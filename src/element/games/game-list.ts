import { readHeadline } from '../../game/info/headline.js';
import { readResult } from '../../game/info/results-in-words.js';
import type { GameTree } from '../../sgf/game-tree.js';
import { gameText } from '../../texts/game-texts.js';
import { isolated } from '../../texts/isolated.js';
import { textOf } from '../../texts/texts.js';

/** A game as it stands in the list of a file's games. */
export interface GameEntry {
  /** From 1, as in the attribute `game`. */
  readonly number: number;
  /** Who plays whom, else what the game is called. */
  readonly title: string;
  /** Result, date, event, place: whatever is known. */
  readonly facts: readonly string[];
  /** All of it, folded, to search in. */
  readonly words: string;
}

const lists = new WeakMap<readonly GameTree[], readonly GameEntry[]>();
const listsWithoutResults: typeof lists = new WeakMap();

/** The games of a file; read once. */
export function gameEntries(
  trees: readonly GameTree[],
  hidesResults = false,
): readonly GameEntry[] {
  const known = hidesResults ? listsWithoutResults : lists;
  let entries = known.get(trees);
  if (!entries) {
    entries = trees.map((tree, index) => readEntry(tree, index, hidesResults));
    known.set(trees, entries);
  }
  return entries;
}

function readEntry(tree: GameTree, index: number, hidesResults: boolean): GameEntry {
  const { black, white, name, event, round, date, place, result } = readHeadline(tree, readResult);
  const number = index + 1;
  const players =
    black.name || white.name
      ? gameText('players', {
          black: withRank(black) || textOf('black'),
          white: withRank(white) || textOf('white'),
        })
      : '';
  const title = players || isolated(name) || gameText('untitled', { number });
  const shown = [players && name, !hidesResults && result?.raw, date, event, round, place];
  const facts = shown.flatMap((fact) => fact || []);
  return { number, title, facts, words: fold([number, title, ...facts].join(' ')) };
}

function withRank({ name = '', rank = '' }: { readonly name?: string; readonly rank?: string }) {
  return isolated([name, rank].filter(Boolean).join(' '));
}

/** Games in which every word of the search is found, whatever its case and accents. */
export function searchGames(entries: readonly GameEntry[], search: string): readonly GameEntry[] {
  const words = fold(search).split(/\s+/);
  return entries.filter((entry) => words.every((word) => entry.words.includes(word)));
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\u2068\u2069]/gu, '')
    .toLowerCase();
}
