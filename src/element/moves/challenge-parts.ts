import type { Board } from '../board.js';
import { NodeFilter } from './node-filter.js';
import { SolvingLines } from './solving-lines.js';

/** The objects of a board with a challenge. */
interface ChallengeParts {
  /** Takes the reader's moves as answers. */
  readonly lines: SolvingLines;
  /** Hides the moves of the record. */
  readonly filter: NodeFilter;
}

const boards = new WeakMap<Board, ChallengeParts>();

export function prepareChallenge(board: Board): void {
  if (!boards.has(board))
    boards.set(board, {
      lines: new SolvingLines(board),
      filter: new NodeFilter(board.session),
    });
}

/** The objects of a board that has, or had, a challenge. */
export function challengeParts(board: Board): ChallengeParts | undefined {
  return boards.get(board);
}
