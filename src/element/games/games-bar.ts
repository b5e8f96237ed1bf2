import { adopt, css, sharedSheet } from '../styles.js';
import { html, render, type TemplateResult } from 'lit/html.js';
import type { GameTree } from '../../sgf/game-tree.js';
import { enGames } from '../../texts/en-reader.js';
import { enPanels } from '../../texts/en-panels.js';
import type { BoardContext } from '../context.js';
import { button } from '../panels/button.js';
import type { Part } from '../features.js';
import { loadChunk } from '../chunks.js';
import type { GameChooser } from '../dialogs/game-chooser.js';
import { gameEntries, type GameEntry, searchGames } from './game-list.js';

/** The bar and the chooser of a file's games. */
const gamesSheet = sharedSheet(css`
  .games {
    justify-self: start; /* of a page from right to left, too */
  }
  .games > button {
    height: 1.75rem;
    min-width: 1.75rem;
  }
  .games .choose {
    padding: 0 0.6em;
    border-color: var(--edge);
    white-space: nowrap;
  }
  .prev-game svg {
    transform: scaleX(-1);
  }
  .chooser {
    display: grid;
    grid-template-rows: auto auto minmax(0, 1fr) auto;
    gap: 0.5rem;
    box-sizing: border-box;
    height: min(40rem, 80vh);
    padding: 0.75rem;
  }
  .search {
    display: flex;
    gap: 0.5rem;
  }
  .search input {
    flex: 1;
    min-width: 0;
    height: 2.5rem;
    padding: 0 0.6em;
    font: inherit;
  }
  .search button {
    height: 2.5rem;
    padding: 0 0.8em;
    border-color: var(--edge);
  }
  .chooser p {
    font-size: 0.88em;
  }
  ol {
    position: relative;
    margin: 0;
    padding: 0;
    list-style: none;
    overflow: auto;
    overscroll-behavior: contain;
  }
  ol button {
    display: grid;
    grid-template-columns: 2.5em minmax(0, 1fr);
    gap: 0 0.5em;
    width: 100%;
    height: auto;
    min-height: 2.75rem;
    padding: 0.3em 0.5em;
    text-align: start;
    overflow-wrap: anywhere;
    content-visibility: auto;
    contain-intrinsic-block-size: auto 3.2rem;
  }
  ol span {
    grid-row: span 2;
    font-variant-numeric: tabular-nums;
    opacity: 0.75;
  }
  ol small {
    opacity: 0.75;
  }
  ol [aria-current='true'] {
    background: var(--soft);
    box-shadow: inset 3px 0 var(--accent);
  }
  @media (pointer: coarse) {
    .games > button {
      position: relative;
      min-width: 2.75rem;
    }
    .games > button::after {
      content: ''; /* as high as a finger wants it */
      position: absolute;
      inset: -0.5rem 0;
    }
    .search :is(input, button) {
      height: 2.75rem;
    }
  }
  @media print {
    .games {
      display: none;
    }
  }
`);

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
    this.#box.ariaLabel = language.say(enGames, 'bar');
    this.#announce();
    const { gameNumber: number } = session;
    const counter = language.say(enPanels, 'counter', { number, total: trees.length });
    const title = language.say(enGames, 'games');
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
    const place = language.say(enGames, 'place', { number, total: this.#trees.length });
    announcer.say(`${place}: ${this.#entries[number - 1]?.title ?? ''}`);
    session.dispatch('sgf-navigate');
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
    const title = this.#board.language.say(enGames, name);
    return button(this.#board, name, title, isIdle);
  }
}
