import type { BoardContext } from '../context.js';
import { html, render, type TemplateResult } from 'lit/html.js';
import { ownMoveText, type OwnMoveTextKey } from '../../texts/en-own-moves.js';
import { make } from '../make.js';
import { choiceOf } from '../options.js';
import { addIcons, icon } from '../panels/icons.js';
import type { Part } from '../part.js';
import { adopt } from '../sheet.js';
import { linesOf, type OwnLines } from './own-lines.js';
import { ownSheet } from './own-styles.js';

addIcons({
  undo: 'M9 6L5 10l4 4M5 10h9a5 5 0 0 1 0 10h-3',
  clear: 'M5 7h14M10 7V4.5h4V7M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5',
  back: 'M19 6v4a4 4 0 0 1-4 4H5M9 10l-4 4 4 4',
});

/**
 * The row below the controls of a board whose reader may play: how many moves they have played, and what to do with
 * them. The moves themselves belong to the shown game (`own-lines.ts`).
 */
export class OwnMoves implements Part {
  readonly #board: BoardContext;
  readonly #lines: OwnLines;
  readonly #bar = make('div', 'own', { part: 'own', role: 'group' });

  constructor(board: BoardContext) {
    this.#board = board;
    this.#lines = linesOf(board);
    board.shell.frame.addEventListener('keydown', this.#key);
  }

  update(): void {
    const { host, session, shell, language } = this.#board;
    if (!session.takesMoves) return this.#bar.remove();
    // A board that moves in the page goes on where it was: the `path` of a game is followed once.
    if (this.#lines.follow() && this.#lines.playAddress(host.path, 'api')) return; // another update comes
    if (!this.#bar.isConnected) {
      adopt(shell.root, ownSheet());
      shell.controls.append(this.#bar);
    }
    this.#bar.ariaLabel = ownMoveText('bar', language);
    render(this.#content(), this.#bar);
  }

  release(): void {
    this.#bar.remove();
    this.#board.shell.frame.removeEventListener('keydown', this.#key);
  }

  #content(): TemplateResult {
    const { language } = this.#board;
    const lines = this.#lines;
    const { refusal } = lines;
    const count = lines.moves.length;
    const says = ownMoveText(refusal ?? (count > 0 ? 'count' : 'hint'), { count }, language);
    return html`
      <p dir="auto" class=${refusal ? 'refusal' : ''}>${says}</p>
      ${this.#button('pass', false, () => lines.playPass())}
      ${this.#button('undo', !lines.canUndo, () => lines.undo())}
      ${this.#button('clear', count === 0, () => this.#clear())}
      ${this.#button('back', !lines.shown, () => lines.goBack())}
    `;
  }

  #button(name: OwnMoveTextKey, isIdle: boolean, press: () => unknown): TemplateResult {
    const text = ownMoveText(name, this.#board.language);
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
    const { announcer, language } = this.#board;
    this.#lines.clear();
    announcer.say(ownMoveText('cleared', language));
  }

  /** Ctrl or Cmd with Z takes back, as everywhere. */
  readonly #key = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented, target } = event;
    const { session, host } = this.#board;
    const isUndo = key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !altKey && !shiftKey;
    const isOthers = defaultPrevented || (target instanceof Element && target.matches('input'));
    const hasKeys = choiceOf(host, 'keys') === 'focus' && session.takesMoves;
    if (!isUndo || isOthers || !hasKeys || !this.#lines.canUndo) return;
    event.preventDefault();
    this.#lines.undo();
  };
}
