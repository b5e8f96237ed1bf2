import type { GameTree } from '../sgf/game-tree.js';
import { readNumber, splitComposite } from '../sgf/values.js';

/** The largest board side that Go's letters can name (FF[4]; R-09). */
const LARGEST_SIDE = 52;
const DEFAULT_SIDE = 19;

/** Columns and rows of the root's SZ; `isOdd` where it could not be taken as written. */
export interface RecordedSize {
  readonly columns: number;
  readonly rows: number;
  readonly isOdd: boolean;
}

export function readBoardSize(tree: GameTree): RecordedSize {
  const [raw] = tree.values(tree.root, 'SZ');
  if (raw === undefined || raw.trim() === '') return square(DEFAULT_SIDE, false);
  const [first, second] = splitComposite(raw.replace(/^(\s*\d+)\s*[x×]\s*(\d+\s*)$/i, '$1:$2'));
  const columns = readNumber(first);
  const rows = second === undefined ? columns : readNumber(second);
  if (columns === undefined || rows === undefined || columns < 1 || rows < 1) {
    return square(DEFAULT_SIDE, true);
  }
  const clamped = { columns: Math.min(columns, LARGEST_SIDE), rows: Math.min(rows, LARGEST_SIDE) };
  return { ...clamped, isOdd: columns > LARGEST_SIDE || rows > LARGEST_SIDE };
}

function square(side: number, isOdd: boolean): RecordedSize {
  return { columns: side, rows: side, isOdd };
}
