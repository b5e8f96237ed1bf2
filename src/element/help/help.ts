import type { ReadBoard } from '../reading/read-board.js';

/** Tells which keys do what. */
export function openHelp({ cursor, host }: ReadBoard): void | Promise<void> {
  cursor.say(() => host.describe());
}
