import { html, type TemplateResult } from 'lit/html.js';
import type { GameEntry } from '../../speech/game-list.js';
import { enGames } from '../../texts/en/games.js';
import { isolated } from '../../texts/isolated.js';
import type { Board } from '../board.js';
import { tagOf } from '../language-controller.js';
import { closeButton, openDialog } from '../dialogs/board-dialog.js';
import { followKeys } from '../dialogs/list-keys.js';

/** Number of games that are listed at once; the search finds the others. */
const MOST_LISTED = 200;

/**
 * Lists the games of a file, and searches them. The list closes when the board shows another file.
 *
 * @param find returns the games that match a search
 * @param choose takes the number of the chosen game
 */
export function openGames(
  board: Board,
  find: (search: string) => readonly GameEntry[],
  choose: (number: number) => void,
): void {
  const trees = board.host.collection?.trees;
  const isCurrent = () => board.host.collection?.trees === trees;
  let search = '';
  const searchFor = ({ target }: InputEvent) => {
    search = (target as HTMLInputElement).value;
    update();
    dialog.querySelector('ol')?.scroll(0, 0);
  };
  const take = ({ currentTarget }: Event) => {
    dialog.close();
    if (isCurrent()) choose(Number((currentTarget as HTMLButtonElement).value));
  };
  const { dialog, update } = openDialog(board, 'games-dialog', (element) => {
    if (!isCurrent()) return undefined;
    const { language } = board;
    const label = language.say(enGames, 'search');
    const content = html`<div class="games-list">
      <div class="search">
        <input type="search" aria-label=${label} placeholder=${label} @input=${searchFor} />
        ${closeButton(element, language)}
      </div>
      ${list(board, find(search), search !== '', take)}
    </div>`;
    return { label: language.say(enGames, 'games'), content, hasOwnHead: true };
  });
  followKeys(dialog);
  const shown = dialog.querySelector<HTMLElement>('[aria-current=true]');
  const box = dialog.querySelector('ol');
  if (shown && box) box.scrollTop = shown.offsetTop - box.clientHeight / 2;
}

function list(
  { host, session, language }: Board,
  found: readonly GameEntry[],
  isSearch: boolean,
  take: (event: Event) => void,
): TemplateResult {
  const { gameNumber } = session;
  const lang = tagOf(host);
  // The list includes the shown game, wherever it is in the file.
  const from = isSearch ? 0 : Math.max(0, gameNumber - 1 - MOST_LISTED / 2);
  const listed = found.slice(from, from + MOST_LISTED);
  const rest = found.length - listed.length;
  return html`
    <p role="status">${language.say(enGames, 'found', { count: found.length })}</p>
    <ol>
      ${listed.map(
        ({ number, title, facts }) => html`<li>
          <button type="button" value=${number} aria-current=${number === gameNumber} @click=${take}>
            <span>${number}</span>
            <b dir="auto" lang=${lang}>${title}</b>
            <small dir="auto" lang=${lang}>${facts.map(isolated).join(' · ')}</small>
          </button>
        </li>`,
      )}
    </ol>
    <p>${rest > 0 ? language.say(enGames, 'more', { count: rest }) : ''}</p>
  `;
}
