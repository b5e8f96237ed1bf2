import type { BoardContext } from '../context.js';
import { LazyPart, type Part } from '../part.js';

/** Describes a diagram, which nobody can walk through, in words. */
export class DiagramPart implements Part {
  readonly #board: BoardContext;
  readonly #text: LazyPart;

  constructor(board: BoardContext) {
    this.#board = board;
    this.#text = new LazyPart(async () => {
      const { DiagramText } = await import('./diagram-text.js');
      return new DiagramText(board);
    });
  }

  update(): void {
    if (!this.#board.arrangement.isPlayable) this.#text.update();
  }

  release(): void {
    this.#text.release();
  }
}
