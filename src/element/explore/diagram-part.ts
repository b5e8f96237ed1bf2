import { isPlayable } from '../arrangement.js';
import { LazyPanel } from '../controllers/lazy-panel.js';
import type { ReadBoard, ReadingPart } from '../reading/read-board.js';

/** Describes a diagram, which nobody can walk through, in words. */
export class DiagramPart implements ReadingPart {
  readonly #board: ReadBoard;
  readonly #text: LazyPanel<ReadBoard>;

  constructor(board: ReadBoard) {
    this.#board = board;
    this.#text = new LazyPanel(board.host, async () => {
      const { DiagramText } = await import('./diagram-text.js');
      return new DiagramText();
    });
  }

  update(): void {
    if (!isPlayable(this.#board.host)) this.#text.show(this.#board);
  }

  release(): void {
    this.#text.dispose();
  }
}
