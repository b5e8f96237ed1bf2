import type { GameTree, NodeId } from '../../sgf/game-tree.js';
import type { Board } from '../board.js';

/** Keeps the sentences that were announced for the shown position. While it is shown, the key `=` repeats them. */
export class Announcements {
  readonly #session: Board['session'];
  #said: { readonly tree: GameTree; readonly node: NodeId; readonly text: string } | undefined;

  constructor({ session }: Board) {
    this.#session = session;
  }

  keep(text: string): void {
    const { tree, node } = this.#session;
    this.#said = { tree, node, text };
  }

  get text(): string | undefined {
    const { tree, node } = this.#session;
    return this.#said?.tree === tree && this.#said.node === node ? this.#said.text : undefined;
  }
}
