import { allPanels } from '../arrangement.js';
import type { SgfBoardElement } from '../sgf-board-element.js';

const ADDRESSES = 'addresses (35.2.4) and #names';

/** Allowed values of attributes that are neither lists of words nor read in other parts. */
const allowedOf: Readonly<Record<string, (host: SgfBoardElement) => string>> = {
  game: ({ collection }) => `1 to ${collection?.trees.length}, names of games`,
  path: () => ADDRESSES,
  to: () => ADDRESSES,
  move: () => 'a move number, last, -1 …',
  panels: () => `auto, none, or some of ${allPanels.join(', ')}`,
};

const warnings = new Set<string>();

/**
 * Warns in the console about an invalid attribute: names the attribute, its value and the allowed values. Warns once
 * per page, because settings of the reader apply to all boards.
 */
export function warnOnce(
  host: SgfBoardElement,
  name: string,
  value: string,
  allowed = allowedOf[name]?.(host) ?? '',
): void {
  const warning = `<sgf-board ${name.toLowerCase()}="${value}">: allowed are ${allowed}.`;
  if (!warnings.has(warning)) console.warn(warning);
  warnings.add(warning);
}
