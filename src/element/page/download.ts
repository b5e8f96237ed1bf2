import { readHeadline } from '../../game/info/headline.js';
import type { GameTree } from '../../sgf/game-tree.js';
import type { PageBoard } from './page-board.js';
import { decoded } from '../decoded.js';
import { writeRecord } from '../records/record-text.js';

/** Browsers have taken the file by then. */
const KEPT_MS = 60_000;
const LONGEST_NAME = 80;

/** Saves the record of a board as a file, in UTF-8; the page stays where it is. */
export async function downloadRecord(host: PageBoard, tree: GameTree): Promise<void> {
  await host.ready;
  const { collection } = host;
  if (!collection) return;
  const text = writeRecord(collection);
  const isPlain = /^[\x00-\x7f]*$/.test(text);
  // CA has to name the charset of this file, not that of the one it comes from.
  const content = isPlain ? text : writeRecord(collection, 'normalised');
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type: 'application/x-go-sgf' }));
  link.download = fileName(host.src, tree);
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
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
