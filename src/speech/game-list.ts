import { isolated } from '../texts/isolated.js';
import type { Language } from '../texts/language.js';
import { readHeadline } from '../game/info/headline.js';
import { readResult } from '../game/info/results-in-words.js';
import type { GameTree } from '../sgf/game-tree.js';
import { enBoard } from '../texts/en/board.js';
import { enGames } from '../texts/en/games.js';
import { describeRound } from './game.js';

/** An entry in the list of a file's games. */
export interface GameEntry {
  /** From 1, as in the attribute `game`. */
  readonly number: number;
  /** The players, or else the game's name, or else its number. */
  readonly title: string;
  /** Result, date, event, round and place, as far as they are known. */
  readonly facts: readonly string[];
  /** The number, title and facts for searching, without case and accents. */
  readonly words: string;
}

interface Listed {
  readonly language: Language;
  readonly showsResults: boolean;
  readonly entries: readonly GameEntry[];
}

/** The last list read for each file. */
const lists = new WeakMap<readonly GameTree[], Listed>();

/** The games of a file. They are read once, and again if the language or `showsResults` changes. */
export function gameEntries(
  trees: readonly GameTree[],
  showsResults: boolean,
  language: Language,
): readonly GameEntry[] {
  const known = lists.get(trees);
  if (known?.language === language && known.showsResults === showsResults) return known.entries;
  const entries = trees.map((tree, index) => readEntry(tree, index, showsResults, language));
  lists.set(trees, { language, showsResults, entries });
  return entries;
}

function readEntry(
  tree: GameTree,
  index: number,
  showsResults: boolean,
  language: Language,
): GameEntry {
  const { black, white, name, event, round, date, place, result } = readHeadline(tree, readResult);
  const number = index + 1;
  const players =
    black.name || white.name
      ? language.say(enGames, 'players', {
          black: withRank(black) || language.say(enBoard, 'black'),
          white: withRank(white) || language.say(enBoard, 'white'),
        })
      : '';
  const title = players || isolated(name) || language.say(enGames, 'untitled', { number });
  const when = [date, event, describeRound(round, language), place];
  const facts = [players && name, showsResults && result?.raw, ...when].flatMap(
    (fact) => fact || [],
  );
  return { number, title, facts, words: fold([number, title, ...facts].join(' ')) };
}

function withRank({ name = '', rank = '' }: { readonly name?: string; readonly rank?: string }) {
  return isolated([name, rank].filter(Boolean).join(' '));
}

/** The games that contain every word of the search, ignoring case and accents. */
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
