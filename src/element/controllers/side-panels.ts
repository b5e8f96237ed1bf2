import type { ReactiveController } from 'lit';
import { isWhole } from '../../sgf/gradual.js';
import type { GamesView } from '../games/games-view.js';
import { adopt } from '../sheet.js';
import type { ReadBoard } from '../reading/read-board.js';
import { speakAs } from '../language.js';
import { smallBoard } from '../board/small-board.js';
import type { TreeView } from '../tree/tree-panel.js';
import type { NodeId } from '../../sgf/game-tree.js';
import { LazyPanel } from './lazy-panel.js';
import { observeSize } from './observers.js';

/** The panels that few boards need: the tree of variations, and the games of a file. */
export class SidePanels implements ReactiveController {
  readonly #board: ReadBoard;
  readonly #tree: LazyPanel<TreeView>;
  readonly #games: LazyPanel<GamesView>;
  #hasTree = false;
  #stop: (() => void) | undefined;

  constructor(board: ReadBoard) {
    const { host, shell, cursor } = board;
    this.#board = board;
    this.#tree = new LazyPanel<TreeView>(host, async () => {
      const { TreePanel } = await import('../tree/tree-panel.js');
      adopt(shell.root, TreePanel.sheet);
      return new TreePanel(shell.tree, (node) => cursor.show(node, 'user'));
    });
    this.#games = new LazyPanel<GamesView>(host, async () => {
      const { GamesBar } = await import('../games/games-bar.js');
      return new GamesBar(shell.games);
    });
    host.addController(this);
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
    this.#tree.dispose();
    this.#games.hide(); // a dialog that leaves the page stays open, and is no longer modal
  }

  hostUpdated(): void {
    this.#showTree();
    const { host, cursor } = this.#board;
    const record = host.collection;
    if (!record || !isWhole(record) || record.trees.length < 2) return this.#games.hide();
    const { trees } = record;
    this.#games.show({
      trees,
      index: cursor.gameNumber - 1,
      hidesResults: host.hideResult,
      choose: (index) => {
        // The list may be that of the record before.
        if (host.collection === record) host.game = String(index + 1);
      },
      announce: (text) => {
        cursor.announcement = text;
        host.requestUpdate();
        cursor.tell('sgf-navigate');
      },
    });
  }

  #showTree(): void {
    if (!this.#hasTree) return;
    const { host, cursor, view, theme } = this.#board;
    const { game, place } = cursor;
    const boardOf = (node: NodeId) => smallBoard(host, view, game, node);
    const speak = () => speakAs(host);
    speak(); // its box has been measured, perhaps after another board spoke
    this.#tree.show({ game, place, theme: theme(), boardOf, speak });
  }
}
