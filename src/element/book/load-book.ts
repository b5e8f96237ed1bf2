import { orWarn } from '../chunks.js';
import type { BoardContext } from '../context.js';

/** A part of the script that few pages ask for (as in `chunks.ts`). */
const chunks = {
  /** A game as a book: in the page, or on paper. */
  book: () => import('./book.js'),
};

/** Has a board in mode `book` show its game as a book, from now on. Where the chunk is missing, it stays a board. */
export async function followBook(board: BoardContext): Promise<void> {
  const chunk = await orWarn(chunks.book());
  chunk?.bookOf(board);
}

/** Prints the game of a board as a book, and nothing else of the page. */
export async function printBook(board: BoardContext): Promise<void> {
  const chunk = await orWarn(chunks.book());
  await chunk?.printBook(board);
}
