import { sendMouse } from '@web/test-runner-commands';
import { type Board, boardOf, rootOf, settled, settledPage, touch } from './board.js';
import { pixelsOf, untilPainted } from './pixels.js';
import { until } from '../helpers/until.js';

/** What the tests of live comments share. */

export const PLAIN = 'coordinates="none" style="width:300px"';

/** A comment of a board of nine lines without coordinates, as a part of a record. */
export const sgfOf = (comment: string, rest = '') =>
  `(;SZ[9]C[${comment.replaceAll('\\', '\\\\').replaceAll(']', '\\]')}]${rest})`;

export async function commented(sgf: string, attributes = PLAIN): Promise<Board> {
  const board = await boardOf(sgf, attributes);
  await untilAlive(board);
  await untilPainted(board);
  return board;
}

/** What leads to the board comes with a chunk: the first touch asks for it. */
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

/** A number that is another one when the picture is. */
export const pictureOf = (board: Board) => pixelsOf(board).fingerprint;

/** The same, painted anew: where only a part is painted, edges are smoothed a little differently. */
export async function pictureAnew(board: Board): Promise<number> {
  board.requestUpdate('theme');
  await settled(board);
  return pictureOf(board);
}

/** Moves the mouse into the middle of an element. */
export async function hover(element: Element): Promise<void> {
  const { left, top, width, height } = element.getBoundingClientRect();
  const position: [number, number] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  await sendMouse({ type: 'move', position });
  await settledPage();
}
