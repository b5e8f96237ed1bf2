import { html, type TemplateResult } from 'lit/html.js';
import type { GameTree } from '../../sgf/game-tree.js';
import { enGames } from '../../texts/en-reader.js';
import { enDialogs } from '../../texts/en-dialogs.js';
import { isolated } from '../../texts/language.js';
import type { BoardContext } from '../context.js';
import { BoardDialog } from './board-dialog.js';
import type { GameEntry } from '../games/game-list.js';

/** So many games are listed at once; the search finds the others. */
const MOST_LISTED = 200;

/** A dialog that lists the games of a file and searches them. */
export class GameChooser {
  readonly #board: BoardContext;
  readonly #dialog: BoardDialog;
  readonly #find: (search: string) => readonly GameEntry[];
  readonly #choose: (number: number) => void;
  #trees: readonly GameTree[] = [];
  #search = '';

  /**
   * @param find gives the games that a search finds
   * @param choose takes the number of the game that is chosen
   */
  constructor(
    board: BoardContext,
    find: (search: string) => readonly GameEntry[],
    choose: (number: number) => void,
  ) {
    this.#board = board;
    this.#dialog = new BoardDialog(board, board.shell.games);
    this.#find = find;
    this.#choose = choose;
    this.#dialog.element.addEventListener('keydown', (event) => this.#takeKey(event));
  }

  close(): void {
    this.#dialog.close();
  }

  open(trees: readonly GameTree[]): void {
    this.#trees = trees;
    this.#search = '';
    this.#dialog.show(this.#board.language.say(enGames, 'games'), this.#content());
    const { element } = this.#dialog;
    const shown = element.querySelector<HTMLElement>('[aria-current=true]');
    const list = element.querySelector('ol');
    if (shown && list) list.scrollTop = shown.offsetTop - list.clientHeight / 2;
  }

  #content(): TemplateResult {
    const { session, language } = this.#board;
    const { gameNumber } = session;
    const found = this.#find(this.#search);
    // The shown game is among those that are listed, wherever it stands in the file.
    const from = this.#search ? 0 : Math.max(0, gameNumber - 1 - MOST_LISTED / 2);
    const listed = found.slice(from, from + MOST_LISTED);
    const rest = found.length - listed.length;
    return html`
      <div class="chooser">
        ${this.#searchRow()}
        <p role="status">${language.say(enGames, 'found', { count: found.length })}</p>
        <ol>
          ${listed.map((entry) => this.#row(entry, entry.number === gameNumber))}
        </ol>
        <p>${rest > 0 ? language.say(enGames, 'more', { count: rest }) : ''}</p>
      </div>
    `;
  }

  #searchRow(): TemplateResult {
    const { language } = this.#board;
    const find = ({ target }: InputEvent) => {
      this.#search = (target as HTMLInputElement).value;
      this.#dialog.render(this.#content());
      this.#dialog.element.querySelector('ol')?.scrollTo(0, 0);
    };
    return html`<div class="search">
      <input
        type="search"
        aria-label=${language.say(enGames, 'search')}
        placeholder=${language.say(enGames, 'search')}
        .value=${this.#search}
        @input=${find}
      />
      <button type="button" @click=${() => this.#dialog.close()}>${language.say(enDialogs, 'close')}</button>
    </div>`;
  }

  #row({ number, title, facts }: GameEntry, isShown: boolean): TemplateResult {
    return html`<li>
      <button type="button" aria-current=${isShown} @click=${() => this.#take(number)}>
        <span>${number}</span>
        <b dir="auto">${title}</b>
        <small dir="auto">${facts.map(isolated).join(' · ')}</small>
      </button>
    </li>`;
  }

  #take(number: number): void {
    this.#dialog.close();
    // The list may be that of the record before.
    if (this.#board.host.collection?.trees === this.#trees) this.#choose(number);
  }

  /** Arrows go through the list. */
  #takeKey(event: KeyboardEvent): void {
    const { key, target } = event;
    const stops = [...this.#dialog.element.querySelectorAll<HTMLElement>('input, ol button')];
    const at = stops.indexOf(target as HTMLElement);
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
    if (key === 'Enter' && at === 0) stops[1]?.click();
    // In WebKit an empty search field uses up that key.
    if (key === 'Escape' && at === 0 && !this.#search) this.#dialog.close();
    if (!step || at < 0) return;
    stops[at + step]?.focus();
    event.preventDefault();
  }
}
