import type { Board } from '../board.js';
import { NodeFilter } from '../session/node-filter.js';
import { SolvingLines } from './solving-lines.js';

/** The objects of a board that asks its reader for moves. */
interface Asking {
  /** Takes the reader's moves as answers. */
  readonly lines: SolvingLines;
  /** Hides the moves of the record. */
  readonly filter: NodeFilter;
}

const boards = new WeakMap<Board, Asking>();

export function beginAsking(board: Board): void {
  if (!boards.has(board))
    boards.set(board, {
      lines: new SolvingLines(board),
      filter: new NodeFilter(board.session),
    });
}

/** The objects of a board that asks its reader for moves, or has asked before. */
export function askingOf(board: Board): Asking | undefined {
  return boards.get(board);
}
