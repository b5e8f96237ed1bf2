import { firstGames, isWhole } from '../../sgf/gradual.js';
import type { SgfCollection } from '../../sgf/parse.js';
import type { SgfBoardElement } from '../sgf-board-element.js';
import { atRest } from '../when-idle.js';

/** So many games are read without asking for the time. */
const STRIDE = 10;

/**
 * Reads the rest of a record while the page is at rest, and has the board look at it.
 * @returns whether it is wanted still; else the rest is left alone
 */
export async function readOn(
  record: SgfCollection,
  host: SgfBoardElement,
  isWanted: () => boolean,
): Promise<boolean> {
  do {
    const deadline = await new Promise<IdleDeadline | undefined>(atRest);
    if (!isWanted()) return false;
    do firstGames(record, firstGames(record, 0).length + STRIDE);
    while (deadline?.timeRemaining() && !isWhole(record));
  } while (!isWhole(record));
  host.requestUpdate();
  return isWanted();
}
