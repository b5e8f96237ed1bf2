import { loadChunk } from '../platform/load-chunk.js';
import type { Board, Part } from '../board.js';

/** Text of the page that is tied to a board by its id: words that light up on it, and stories that lead it. */
export const ARTICLE = '[data-sgf-prose], [data-sgf-story]';

/** Ties the texts of the page to a board, once there are any. */
export class ArticleLoader implements Part {
  readonly #board: Board;
  #part: Part | undefined;
  #isOnItsWay = false;

  constructor(board: Board) {
    this.#board = board;
  }

  update(): void {
    if (this.#part) this.#part.update();
    else if (!this.#isOnItsWay && this.#isWanted) void this.#load();
  }

  release(): void {
    this.#part?.release?.();
    this.#part = undefined;
  }

  get #isWanted(): boolean {
    const { host } = this.#board;
    const root = host.getRootNode() as Node & Partial<ParentNode>;
    return !!host.collection && !!root.querySelector?.(ARTICLE);
  }

  async #load(): Promise<void> {
    this.#isOnItsWay = true;
    const chunk = await loadChunk('article');
    this.#isOnItsWay = false;
    if (!chunk || !this.#board.host.isConnected) return;
    this.#part = chunk.addArticle(this.#board);
    this.#part.update();
  }
}
