import type { GameTree } from '../sgf/game-tree.js';
import { readPair } from '../sgf/values.js';
import { GOMOKU, HEX, OTHELLO, readGameType } from './game-type.js';

/** The side of a board without SZ: 19 for Go, the usual one for other games (H-05). */
const defaultSides: Readonly<Record<number, number>> = { [HEX]: 11, [GOMOKU]: 15, [OTHELLO]: 8 };
const DEFAULT_SIDE = 19;

/** The largest side that Go's letters can name (FF[4]; R-09); Hex uses numbers. */
const LARGEST_SIDE = 52;
const LARGEST_HEX_SIDE = 63;

/** Columns and rows of the root's SZ; `isInvalid` if SZ could not be used as written. */
export interface RecordedSize {
  readonly columns: number;
  readonly rows: number;
  readonly isInvalid: boolean;
}

export function readBoardSize(tree: GameTree): RecordedSize {
  const gameType = readGameType(tree);
  const side = defaultSides[gameType] ?? DEFAULT_SIDE;
  const [raw] = tree.values(tree.root, 'SZ');
  if (raw === undefined) return { columns: side, rows: side, isInvalid: false };
  const [columns, rows] = readPair(raw.replace(/^(\s*\d+)\s*[x×]\s*(\d+\s*)$/i, '$1:$2')) ?? [0, 0];
  if (columns < 1 || rows < 1) return { columns: side, rows: side, isInvalid: true };
  const largest = gameType === HEX ? LARGEST_HEX_SIDE : LARGEST_SIDE;
  return {
    columns: Math.min(columns, largest),
    rows: Math.min(rows, largest),
    isInvalid: columns > largest || rows > largest,
  };
}
