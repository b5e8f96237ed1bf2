import type { Board } from '../board.js';
import { hasPanels, loadPanels } from '../frame.js';
import { admit } from '../platform/arrivals.js';

/** Tells scripts when a board is painted. */
export class Readiness {
  /** Whether a script has asked. */
  isAwaited = false;
  readonly #board: Board;

  constructor(board: Board) {
    this.#board = board;
  }

  /**
   * Resolves when the record and everything that its picture needs have loaded, and the board is painted if it is near
   * the screen.
   */
  async wait(): Promise<void> {
    const { host, record, picture, canvas } = this.#board;
    this.isAwaited = true;
    admit(host, !!canvas.isNear);
    if (host.isConnected && !host.hasUpdated) await host.updateComplete; // values set before the upgrade count
    await record.ready();
    for (;;) {
      if (host.isConnected) {
        await host.updateComplete;
        if (hasPanels(this.#board) && (await loadPanels())) await host.updateComplete;
        picture.draw(picture.size?.cssWidth || Infinity, true); // starts loading everything that it needs
      }
      if (!picture.settled) return canvas.finish();
      await picture.settled;
    }
  }
}
