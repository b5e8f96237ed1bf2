import type { SgfBoardElement } from '../sgf-board-element.js';
import { readHeadline } from '../../game/info/headline.js';
import type { FormatStyle } from '../../sgf/format.js';
import type { GameTree } from '../../sgf/game-tree.js';
import { decoded } from '../record/records.js';
import { emptyCollection } from '../session/open-game.js';
import { writeRecord } from './exporter.js';

const LONGEST_NAME = 80;

/**
 * Saves the record of a board as a file, in UTF-8; the page stays where it is.
 *
 * @param write the text of the file; by default the record's, all its games
 */
export async function downloadRecord(
  host: SgfBoardElement,
  tree: GameTree,
  write = (style?: FormatStyle) => writeRecord(host.collection ?? emptyCollection, style),
): Promise<void> {
  await host.ready;
  if (!host.collection) return;
  const text = write();
  const isPlain = /^[\x00-\x7f]*$/.test(text);
  // CA has to name the charset of this file, not that of the one it comes from.
  const content = isPlain ? text : write('normalised');
  saveFile(new Blob([content], { type: 'application/x-go-sgf' }), fileName(host.src, tree));
}

/** The name that the file had, else who plays whom. */
export function fileName(src: string, tree: GameTree): string {
  const [, known = ''] = /^https?:[^?#]*\/([^/?#]+\.sgf)(?:[?#]|$)/i.exec(src) ?? [];
  if (known) return decoded(known);
  const { black, white, name } = readHeadline(tree);
  const players = [black.name, white.name].filter(Boolean).join(' - ');
  // Neither folders nor what file systems or terminals take for something else.
  const plain = (players || name || '').replace(/[\s\p{Cc}\p{Cf}\\/:*?"<>|.]+/gu, ' ').trim();
  return `${plain.slice(0, LONGEST_NAME).replace(/\p{Cs}$/u, '') || 'game'}.sgf`;
}

/** Browsers have taken the file by then. */
const KEPT_MS = 60_000;

/** Saves a file; the page stays where it is. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}
