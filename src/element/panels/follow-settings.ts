import { readSettings } from '../attributes.js';
import { updateBoards } from '../language-controller.js';

/** Boards follow what a reader sets in another tab of the site. */
export function followSettings(): void {
  addEventListener('storage', readChanged); // the second call for the same listener does nothing
}

function readChanged({ key }: StorageEvent): void {
  if (key !== 'sgf-board' && key !== null) return; // `null`: the page has cleared all
  readSettings();
  updateBoards();
}
