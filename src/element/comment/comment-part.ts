import { LazyPanel } from '../controllers/lazy-panel.js';
import type { ReadBoard, ReadingPart } from '../reading/read-board.js';

/** Makes the comments of a board alive; what that needs comes with the first game that has any. */
export class CommentPart implements ReadingPart {
  readonly #board: ReadBoard;
  readonly #live: LazyPanel<ReadBoard>;

  constructor(board: ReadBoard) {
    this.#board = board;
    this.#live = new LazyPanel(board.host, async () => {
      const { LiveComment } = await import('./live-comment.js');
      return new LiveComment(board);
    });
  }

  update(): void {
    if (this.#board.cursor.game.hasComments) this.#live.show(this.#board);
  }

  release(): void {
    this.#live.dispose();
  }
}
