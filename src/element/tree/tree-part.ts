import type { BoardContext } from '../context.js';
import { observeSize } from '../controllers/observers.js';
import type { Part } from '../part.js';
import { TreePanel } from './tree-panel.js';

/** The tree of variations, once the styles give it a place: they say where it has room. */
export class TreePart implements Part {
  readonly #board: BoardContext;
  readonly #stop: () => void;
  #hasRoom = false;
  #panel: TreePanel | undefined;

  constructor(board: BoardContext) {
    this.#board = board;
    this.#stop = observeSize(board.shell.tree, ({ cssWidth }) => {
      this.#hasRoom = cssWidth > 0;
      this.update();
    });
  }

  update(): void {
    if (this.#hasRoom) (this.#panel ??= new TreePanel(this.#board)).update();
  }

  release(): void {
    this.#stop();
    this.#panel?.release();
  }
}
