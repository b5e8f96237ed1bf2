import type { Board } from '../board.js';
import { NodeFilter } from '../session/node-filter.js';
import { SolvingLines } from './solving-lines.js';

/** What a board has once it asks its reader for moves. */
interface Asking {
  /** Moves of the reader are answers. */
  readonly lines: SolvingLines;
  /** Moves of the record are hidden. */
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

/** What the board has of this, if it has asked its reader for moves. */
export function askingOf(board: Board): Asking | undefined {
  return boards.get(board);
}
