import { type Board, boardOf, partOf, rootOf, settled, untilPart } from './board.js';
import { untilPainted } from './pixels.js';
import { until } from '../helpers/until.js';
import { placeAt, SMALL } from './mouse.js';

export const RECORD = '(;SZ[9];B[ee];W[ge](;B[gc];W[cc])(;B[cg]))';

/** A board on which the reader can play, after everything for this is loaded. */
export async function playable(sgf = RECORD, attributes = ''): Promise<Board> {
  const board = await boardOf(sgf, `try ${attributes} ${SMALL}`);
  await untilPart(board, 'own');
  await untilPainted(board);
  const last = String.fromCharCode(96 + board.position.board.size.columns);
  tell(board, 'pointermove', last + last); // the first pointer loads the code that follows pointers
  await until(() => partOf(board, 'canvas').style.cursor === 'pointer', 'a pointer');
  tell(board, 'pointerleave', last + last);
  await board.ready;
  return board;
}

/** The position of a point in the window, by its SGF name, on a whole square board. */
export function placeOf(board: Board, point: string): [number, number] {
  const { columns } = board.position.board.size;
  const fromCentre = (index: number) => point.charCodeAt(index) - 97 - (columns - 1) / 2;
  return placeAt(board, fromCentre(0), fromCentre(1), columns);
}

/** What the row of own moves says; empty where it is not there. */
export const ownWords = (board: Board) =>
  rootOf(board).querySelector('[part~="own"] p')?.textContent ?? '';

/** The row below the board that asks for a move to be guessed. */
export const guessRowOf = (board: Board) =>
  rootOf(board).querySelector<HTMLElement>('[role="group"][aria-label="Guess the move"]');

/** What a browser tells of a finger or a mouse. */
export function tell(board: Board, type: string, point: string, pointerType = 'mouse'): void {
  const [clientX, clientY] = placeOf(board, point);
  const init = { clientX, clientY, pointerType, bubbles: true, composed: true, cancelable: true };
  partOf(board, 'canvas').dispatchEvent(new PointerEvent(type, init));
}

export async function play(board: Board, ...points: string[]): Promise<void> {
  for (const point of points) {
    tell(board, 'click', point);
    await settled(board);
  }
}
