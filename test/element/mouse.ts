import { resetMouse, sendMouse } from '@web/test-runner-commands';
import { boxOf } from '../../src/element/platform/spot.js';
import { fixtureCleanup } from '../helpers/testing.js';
import { type Board, partOf, settledPage } from './board.js';

/** Where the mouse goes, and what it does there. */

type Place = [x: number, y: number];

/** Attributes of a small board of which all is wood and stones. */
export const SMALL = 'coordinates="none" style="width:300px"';

/** The wood around the outer lines of a board, on both sides together, in cells. */
const WOOD = 0.44;

/** Where a column and a row are in the window, counted from the centre of a board without coordinates. */
export function placeAt(board: Board, column: number, row: number, lines = 9): Place {
  const { left, top, width, height } = boxOf(partOf(board, 'canvas'));
  const share = (cells: number) => 0.5 + cells / (lines + WOOD);
  return [Math.round(left + width * share(column)), Math.round(top + height * share(row))];
}

/** Where the middle of an element is in the window, or another share of its width. */
export function placeOn(element: Element, share = 0.5): Place {
  const { left, top, width, height } = boxOf(element);
  return [Math.round(left + width * share), Math.round(top + height / 2)];
}

/** Moves the mouse onto an element. */
export async function hover(element: Element): Promise<void> {
  await sendMouse({ type: 'move', position: placeOn(element) });
  await settledPage();
}

/** After a test: the mouse is away, and so are the boards. */
export async function leaveBoards(): Promise<void> {
  await resetMouse();
  fixtureCleanup();
}

/** Clicks on an element. */
export async function clickAt(element: Element, share = 0.5): Promise<void> {
  await sendMouse({ type: 'click', position: placeOn(element, share) });
  await settledPage();
}
