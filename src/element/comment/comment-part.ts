import type { BoardContext } from '../context.js';
import { LazyPart, type Part } from '../part.js';

/** Makes the comments of a board alive; what that needs comes with the first game that has any. */
export class CommentPart implements Part {
  readonly #board: BoardContext;
  readonly #live: LazyPart;

  constructor(board: BoardContext) {
    this.#board = board;
    this.#live = new LazyPart(async () => {
      const { LiveComment } = await import('./live-comment.js');
      return new LiveComment(board);
    });
  }

  update(): void {
    if (this.#board.session.game.hasComments) this.#live.update();
  }

  release(): void {
    this.#live.release();
  }
}
