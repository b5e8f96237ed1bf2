import { choiceOf } from '../options.js';
import type { SgfBoardElement } from '../sgf-board-element.js';

/** How much is said of a step. */
export type Speech = 'long' | 'short';

/** What the reader has chosen; it counts more than what the pages' boards ask for, as long as the page is open. */
let chosen: Speech | undefined;

export function chooseSpeech(speech: Speech): void {
  chosen = speech;
}

export function speechOf(host: SgfBoardElement): Speech {
  return chosen ?? choiceOf(host, 'speech');
}
