import { loadChunk } from '../platform/load-chunk.js';
import type { Board, Part } from '../board.js';
import type { LiveRecord } from './live-record.js';

/** Has a board follow a record that grows, as long as its page says so. */
export class Live implements Part {
  readonly #board: Board;
  #record: Promise<LiveRecord | undefined> | undefined;

  constructor(board: Board) {
    this.#board = board;
  }

  update(): void {
    if (!this.#board.host.live) return this.release();
    this.#record ??= this.#load();
    void this.#record.then((record) => record?.update());
  }

  release(): void {
    void this.#record?.then((record) => record?.release());
    this.#record = undefined;
  }

  async #load(): Promise<LiveRecord | undefined> {
    const chunk = await loadChunk('live');
    return chunk && new chunk.LiveRecord(this.#board);
  }
}
