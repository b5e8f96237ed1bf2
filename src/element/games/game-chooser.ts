import { html, type TemplateResult } from 'lit/html.js';
import { gameText } from '../../texts/game-texts.js';
import { dialogText } from '../../texts/dialog-texts.js';
import { isolated } from '../../texts/isolated.js';
import { BoardDialog } from '../dialogs/board-dialog.js';
import { type GameEntry, gameEntries, searchGames } from './game-list.js';
import type { GamesView } from './games-view.js';

/** So many games are listed at once; the search finds the others. */
const MOST_LISTED = 200;

/** A dialog that lists the games of a file and searches them. */
export class GameChooser {
  readonly #dialog: BoardDialog;
  #view: GamesView;
  #search = '';

  constructor(box: HTMLElement, view: GamesView) {
    this.#dialog = new BoardDialog(box);
    this.#view = view;
    this.#dialog.element.addEventListener('keydown', (event) => this.#takeKey(event));
  }

  close(): void {
    this.#dialog.close();
  }

  open(view: GamesView): void {
    this.#view = view;
    this.#search = '';
    this.#dialog.show(gameText('games'), this.#content());
    const { element } = this.#dialog;
    const shown = element.querySelector<HTMLElement>('[aria-current=true]');
    const list = element.querySelector('ol');
    if (shown && list) list.scrollTop = shown.offsetTop - list.clientHeight / 2;
  }

  #content(): TemplateResult {
    const { trees, index, hidesResults } = this.#view;
    const found = searchGames(gameEntries(trees, hidesResults), this.#search);
    // The shown game is among those that are listed, wherever it stands in the file.
    const from = this.#search ? 0 : Math.max(0, index - MOST_LISTED / 2);
    const listed = found.slice(from, from + MOST_LISTED);
    const rest = found.length - listed.length;
    return html`
      <div class="chooser">
        ${this.#searchRow()}
        <p role="status">${gameText('found', { count: found.length })}</p>
        <ol>
          ${listed.map((entry) => this.#row(entry, entry.number === index + 1))}
        </ol>
        <p>${rest > 0 ? gameText('more', { count: rest }) : ''}</p>
      </div>
    `;
  }

  #searchRow(): TemplateResult {
    const find = ({ target }: InputEvent) => {
      this.#search = (target as HTMLInputElement).value;
      this.#dialog.render(this.#content());
      this.#dialog.element.querySelector('ol')?.scrollTo(0, 0);
    };
    return html`<div class="search">
      <input
        type="search"
        aria-label=${gameText('search')}
        placeholder=${gameText('search')}
        .value=${this.#search}
        @input=${find}
      />
      <button type="button" @click=${() => this.#dialog.close()}>${dialogText('close')}</button>
    </div>`;
  }

  #row({ number, title, facts }: GameEntry, isShown: boolean): TemplateResult {
    return html`<li>
      <button type="button" aria-current=${isShown} @click=${() => this.#choose(number)}>
        <span>${number}</span>
        <b dir="auto">${title}</b>
        <small dir="auto">${facts.map(isolated).join(' · ')}</small>
      </button>
    </li>`;
  }

  #choose(number: number): void {
    this.#dialog.close();
    this.#view.choose(number - 1);
  }

  /** Arrows go through the list. */
  #takeKey(event: KeyboardEvent): void {
    const { key, target } = event;
    const stops = [...this.#dialog.element.querySelectorAll<HTMLElement>('input, ol button')];
    const at = stops.indexOf(target as HTMLElement);
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
    if (key === 'Enter' && at === 0) stops[1]?.click();
    if (!step || at < 0) return;
    stops[at + step]?.focus();
    event.preventDefault();
  }
}
