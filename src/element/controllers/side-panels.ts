import type { ReactiveController } from 'lit';
import { isWhole } from '../../sgf/gradual.js';
import type { BoardContext } from '../context.js';
import { LazyPart } from '../part.js';
import { observeSize } from './observers.js';

/** The panels that few boards need: the tree of variations, and the games of a file. */
export class SidePanels implements ReactiveController {
  readonly #board: BoardContext;
  readonly #tree: LazyPart;
  readonly #games: LazyPart;
  #hasTree = false;
  #stop: (() => void) | undefined;

  constructor(board: BoardContext) {
    this.#board = board;
    this.#tree = new LazyPart(async () => {
      const { TreePanel } = await import('../tree/tree-panel.js');
      return new TreePanel(board);
    });
    this.#games = new LazyPart(async () => {
      const { GamesBar } = await import('../games/games-bar.js');
      return new GamesBar(board);
    });
    board.host.addController(this);
  }

  /** The styles say where the tree has room. */
  hostConnected(): void {
    this.#stop = observeSize(this.#board.shell.tree, ({ cssWidth }) => {
      this.#hasTree = cssWidth > 0;
      this.#showTree();
    });
  }

  hostDisconnected(): void {
    this.#stop?.();
    this.#tree.release();
    this.#games.hide(); // a dialog that leaves the page stays open, and is no longer modal
  }

  hostUpdated(): void {
    this.#showTree();
    const { collection } = this.#board.host;
    const hasGames = collection && isWhole(collection) && collection.trees.length > 1;
    if (hasGames) this.#games.update();
    else this.#games.hide();
  }

  #showTree(): void {
    if (this.#hasTree) this.#tree.update();
  }
}
