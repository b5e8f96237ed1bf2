import { gameIn, readAddress, withoutGame, gameAt } from '../../game/address.js';
import { openingNode, warnOnce } from '../attributes.js';
import type { Board } from '../board.js';
import { placeLeft } from '../platform/history-entry.js';
import { emptyCollection } from '../../view/open-game.js';

/** Opens the game that the attributes choose. */
export class Opening {
  readonly #board: Board;
  /** The value of `#wanted` when the shown game was opened. */
  #openedFor = '';
  #hasOpened = false;

  constructor(board: Board) {
    this.#board = board;
  }

  /** Opens another game or position if the attributes now choose another one. */
  follow(): void {
    if (this.#openedFor === this.#wanted) return;
    this.#open();
    void this.#board.diagnosis.run();
  }

  /** Opens the loaded record, then fires `load` or `error`. */
  async openRecord(): Promise<void> {
    const { host, record, diagnosis } = this.#board;
    const { state } = record;
    this.#open();
    await Promise.resolve();
    if (state !== record.state) return;
    if (state.kind === 'failed') host.dispatchEvent(new CustomEvent('error'));
    if (state.kind !== 'ready') return;
    host.dispatchEvent(new CustomEvent('load'));
    await diagnosis.run();
  }

  /** Shows the game at its opening position. */
  #open(): void {
    const { host, session, picture, record, diagnosis } = this.#board;
    const { collection } = host;
    const isFirst = !this.#hasOpened;
    this.#hasOpened ||= !!collection;
    const address = collection && isFirst ? placeLeft(host, collection.text.length) : undefined;
    if (address) session.chosenGame = gameIn(address);
    const wanted = gameAt(host, session.chosenGame);
    const shown = collection ?? emptyCollection;
    const tree = wanted ?? shown.trees[0];
    if (!tree) return;
    if (!wanted && collection) warnOnce(host, 'game');
    diagnosis.forget();
    this.#openedFor = this.#wanted;
    picture.forgetTheme();
    const left = address === undefined ? undefined : readAddress(tree, withoutGame(address));
    session.open(shown, tree, record.keep?.(tree) ?? left ?? openingNode(host, tree));
  }

  /** The values that choose the game and its opening position, as one string. */
  get #wanted(): string {
    const { host, session } = this.#board;
    return JSON.stringify([session.chosenGame, host.game, host.move, host.path]);
  }
}
