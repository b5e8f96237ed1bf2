import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { NodeId } from '../../sgf/game-tree.js';
import type { GamesView } from '../games/games-view.js';
import type { OpenGame } from '../open-game.js';
import type { Place } from '../place.js';
import type { Shell } from '../shell.js';
import { LazyPanel } from './lazy-panel.js';
import { observeSize } from './observers.js';

export interface SideView extends GamesView {
  readonly game: OpenGame;
  readonly place: Place;
}

/** The panels that few boards need: the tree of variations, and the games of a file. */
export class SidePanels implements ReactiveController {
  readonly #shell: Shell;
  readonly #view: () => SideView;
  readonly #tree: LazyPanel<SideView>;
  readonly #games: LazyPanel<SideView>;
  #hasTree = false;
  #stop: (() => void) | undefined;

  constructor(
    host: ReactiveControllerHost,
    shell: Shell,
    view: () => SideView,
    enter: (node: NodeId) => boolean,
  ) {
    this.#shell = shell;
    this.#view = view;
    this.#tree = new LazyPanel<SideView>(async () => {
      const { TreePanel } = await import('../tree/tree-panel.js');
      return new TreePanel(shell.tree, enter);
    });
    this.#games = new LazyPanel<SideView>(async () => {
      const { GamesBar } = await import('../games/games-bar.js');
      return new GamesBar(shell.games);
    });
    host.addController(this);
  }

  /** The styles say where the tree has room. */
  hostConnected(): void {
    this.#stop = observeSize(this.#shell.tree, ({ cssWidth }) => {
      this.#hasTree = cssWidth > 0;
      this.hostUpdated();
    });
  }

  hostDisconnected(): void {
    this.#stop?.();
    this.#tree.dispose();
  }

  hostUpdated(): void {
    const view = this.#view();
    if (this.#hasTree) this.#tree.show(view);
    if (view.trees.length > 1) this.#games.show(view);
  }
}
