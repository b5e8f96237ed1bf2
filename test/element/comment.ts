import { type Board, boardOf, rootOf, settled, touch } from './board.js';
import { pictureOf, untilPainted } from './pixels.js';
import { until } from '../helpers/until.js';
import { SMALL } from './mouse.js';

/** Helpers for the tests of interactive comments. */

/** A comment of a board of nine lines without coordinates, as a part of a record. */
export const sgfOf = (comment: string, rest = '') =>
  `(;SZ[9]C[${comment.replaceAll('\\', '\\\\').replaceAll(']', '\\]')}]${rest})`;

export async function commented(sgf: string, attributes = SMALL): Promise<Board> {
  const board = await boardOf(sgf, attributes);
  await untilAlive(board);
  await untilPainted(board);
  return board;
}

/** Waits until the comment is interactive; its part is loaded at the first touch. */
export async function untilAlive(board: Board): Promise<void> {
  touch(board);
  await until(() => refsOf(board).length > 0, 'the comment should come alive');
  await settled(board);
}

/** A point, a move or a label that a comment names. */
export const REF = '[part~="comment"] p button';

export function refsOf(board: Board): HTMLButtonElement[] {
  return [...rootOf(board).querySelectorAll<HTMLButtonElement>(REF)];
}

/** The button with this text. */
export function refOf(board: Board, text: string): HTMLButtonElement {
  const ref = refsOf(board).find(({ textContent }) => textContent === text);
  if (!ref) throw new Error(`the comment has no button ${text}`);
  return ref;
}

/** The same, painted anew: where only a part is painted, edges are smoothed a little differently. */
export async function pictureAnew(board: Board): Promise<number> {
  board.requestUpdate('theme');
  await settled(board);
  return pictureOf(board);
}
