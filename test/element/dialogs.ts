import { until } from '../helpers/until.js';
import { type Board, rootOf, untilPart } from './board.js';
import { openMenu, press } from './menu.js';

/** The dialogs of a board, as tests open them. */

/** The dialog that is open. */
export const dialogOf = (board: Board) =>
  rootOf(board).querySelector<HTMLDialogElement>('dialog[open]');

/** Waits for a dialog to open, in which something is there. */
export async function untilDialog(board: Board, selector = '*'): Promise<HTMLDialogElement> {
  await until(() => dialogOf(board)?.querySelector(selector), `a dialog with ${selector}`);
  return dialogOf(board) as HTMLDialogElement;
}

/** Opens the game information. */
export async function openInfo(board: Board): Promise<HTMLDialogElement> {
  (await untilPart(board, 'button-info')).click();
  return untilDialog(board, 'dl');
}

/** Opens the settings from the menu. */
export async function openSettings(board: Board): Promise<HTMLDialogElement> {
  press(await openMenu(board), 'settings');
  return untilDialog(board, 'select');
}
