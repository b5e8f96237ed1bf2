import { html, render, type TemplateResult } from 'lit/html.js';
import type { GameTree } from '../../sgf/game-tree.js';
import { gameText } from '../../texts/en-games.js';
import { panelText } from '../../texts/en-panels.js';
import type { BoardContext } from '../context.js';
import { button } from '../panels/button.js';
import type { Part } from '../part.js';
import { adopt } from '../sheet.js';
import { loadChunk } from '../chunks.js';
import type { GameChooser } from './game-chooser.js';
import { type GameEntry, gameEntries, searchGames } from './game-list.js';
import { gamesSheet } from './games-styles.js';

/** For a file of several games: the one before, the one after, and a list to choose from. */
export class GamesBar implements Part {
  readonly #board: BoardContext;
  readonly #box: HTMLElement;
  #chooser: GameChooser | undefined;
  /** The number of the game that the reader has chosen, until it is shown. */
  #chosen: number | undefined;
  #trees: readonly GameTree[] = [];

  constructor(board: BoardContext) {
    this.#board = board;
    this.#box = board.shell.games;
    this.#box.dir = 'ltr'; // its arrows and its counter are, in every language
    adopt(board.shell.root, gamesSheet());
    board.commands.add({
      'prev-game': () => this.#choose(board.session.gameNumber - 1),
      'next-game': () => this.#choose(board.session.gameNumber + 1),
    });
  }

  update(): void {
    const { host, session, language } = this.#board;
    const trees = host.collection?.trees ?? [];
    if (trees !== this.#trees) this.hide();
    this.#trees = trees;
    this.#box.ariaLabel = gameText('bar', language);
    this.#announce();
    const { gameNumber: number } = session;
    const counter = panelText('counter', { number, total: trees.length }, language);
    const title = gameText('games', language);
    render(
      html`
        ${this.#neighbour('prev-game', number - 1)}
        <button
          type="button"
          part="button button-games"
          class="choose"
          aria-haspopup="dialog"
          title=${title}
          aria-label="${counter}. ${title}"
          @click=${() => void this.#openList()}
        >
          ${counter}
        </button>
        ${this.#neighbour('next-game', number + 1)}
      `,
      this.#box,
    );
  }

  /** Closes the list. */
  hide(): void {
    this.#chooser?.close();
  }

  /** Says which game has been chosen, once it is shown. */
  #announce(): void {
    const { session, announcer, language } = this.#board;
    const { gameNumber: number } = session;
    if (number !== this.#chosen) return;
    this.#chosen = undefined;
    const place = gameText('place', { number, total: this.#trees.length }, language);
    announcer.say(`${place}: ${this.#entries[number - 1]?.title ?? ''}`);
    session.tell('sgf-navigate');
  }

  #choose(number: number): void {
    const { host, session } = this.#board;
    if (number === session.gameNumber || !this.#trees[number - 1]) return;
    this.#chosen = number;
    host.game = String(number);
  }

  get #entries(): readonly GameEntry[] {
    const { session, language } = this.#board;
    return gameEntries(this.#trees, session.mayTell('games'), language);
  }

  async #openList(): Promise<void> {
    const chunk = await loadChunk('dialogs');
    if (!chunk || !this.#board.host.isConnected) return;
    this.#chooser ??= new chunk.GameChooser(
      this.#board,
      (search) => searchGames(this.#entries, search),
      (number) => this.#choose(number),
    );
    this.#chooser.open(this.#trees);
  }

  #neighbour(name: 'prev-game' | 'next-game', number: number): TemplateResult {
    const isIdle = number < 1 || number > this.#trees.length;
    const title = gameText(name, this.#board.language);
    return button(this.#board, name, title, isIdle);
  }
}
