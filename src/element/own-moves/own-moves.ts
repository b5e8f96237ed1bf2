import { html, render, type TemplateResult } from 'lit/html.js';
import { ownMoveText, type OwnMoveTextKey } from '../../texts/own-move-texts.js';
import type { Cursor } from '../cursor.js';
import { make } from '../make.js';
import type { OpenGame } from '../open-game.js';
import { choiceOf } from '../options.js';
import { addIcons, icon } from '../panels/icons.js';
import type { ReadBoard, ReadingPart } from '../reading/read-board.js';
import { adopt } from '../sheet.js';
import {
  canUndo,
  clear,
  forget,
  goBack,
  ownMovesOf,
  playAddress,
  playPass,
  shownOwnMove,
  undo,
} from './own-lines.js';
import { ownSheet } from './own-styles.js';
import { refusalAt } from './refusals.js';

addIcons({
  undo: 'M9 6L5 10l4 4M5 10h9a5 5 0 0 1 0 10h-3',
  clear: 'M5 7h14M10 7V4.5h4V7M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5',
  back: 'M19 6v4a4 4 0 0 1-4 4H5M9 10l-4 4 4 4',
});

/** The game whose `path` was followed; a board that moves in the page goes on where it was. */
const opened = new WeakMap<Cursor, OpenGame>();

/**
 * The row below the controls of a board whose reader may play: how many moves they have played, and what to do with
 * them. The moves themselves belong to the shown game (`own-lines.ts`).
 */
export class OwnMoves implements ReadingPart {
  readonly #board: ReadBoard;
  readonly #bar = make('div', 'own', { part: 'own', role: 'group' });

  constructor(board: ReadBoard) {
    this.#board = board;
    board.shell.frame.addEventListener('keydown', this.#key);
  }

  update(): void {
    const { host, cursor, shell } = this.#board;
    if (!cursor.takesMoves) return this.#bar.remove();
    if (cursor.record !== opened.get(cursor)) {
      opened.set(cursor, cursor.record);
      forget(cursor);
      if (playAddress(cursor, host.path, 'api')) return; // another update comes
    }
    if (!this.#bar.isConnected) {
      adopt(shell.root, ownSheet());
      shell.controls.append(this.#bar);
    }
    this.#bar.ariaLabel = ownMoveText('bar');
    render(this.#content(), this.#bar);
  }

  release(): void {
    this.#bar.remove();
    this.#board.shell.frame.removeEventListener('keydown', this.#key);
  }

  #content(): TemplateResult {
    const { cursor } = this.#board;
    const count = ownMovesOf(cursor).length;
    const refusal = refusalAt(cursor);
    const says = refusal || ownMoveText(count > 0 ? 'count' : 'hint', { count });
    return html`
      <p dir="auto" class=${refusal ? 'refusal' : ''}>${says}</p>
      ${this.#button('pass', false, () => playPass(cursor))}
      ${this.#button('undo', !canUndo(cursor), () => undo(cursor))}
      ${this.#button('clear', count === 0, () => this.#clear())}
      ${this.#button('back', !shownOwnMove(cursor), () => goBack(cursor))}
    `;
  }

  #button(name: OwnMoveTextKey, isIdle: boolean, press: () => unknown): TemplateResult {
    const text = ownMoveText(name);
    return html`<button
      type="button"
      part="button button-${name}"
      class=${name}
      title=${text}
      aria-label=${text}
      aria-disabled=${isIdle}
      @click=${() => !isIdle && press()}
    >
      ${name === 'pass' ? text : icon(name)}
    </button>`;
  }

  #clear(): void {
    const { cursor } = this.#board;
    clear(cursor);
    cursor.say(() => ownMoveText('cleared'));
  }

  /** Ctrl or Cmd with Z takes back, as everywhere. */
  readonly #key = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented, target } = event;
    const { cursor, host } = this.#board;
    const isUndo = key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !altKey && !shiftKey;
    const isOthers = defaultPrevented || (target instanceof Element && target.matches('input'));
    const hasKeys = choiceOf(host, 'keys') === 'focus' && cursor.takesMoves;
    if (!isUndo || isOthers || !hasKeys || !canUndo(cursor)) return;
    event.preventDefault();
    undo(cursor);
  };
}
