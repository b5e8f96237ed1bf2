import type { BoardContext } from '../context.js';
import { html, render, type TemplateResult } from 'lit/html.js';
import { ownMoveText } from '../../texts/en-own-moves.js';
import { make } from '../make.js';
import { button } from '../panels/button.js';
import { addIcons, icon } from '../panels/icons.js';
import type { Part } from '../part.js';
import { adopt } from '../sheet.js';
import { linesOf, type OwnLines } from './own-lines.js';
import { ownSheet } from './own-styles.js';

addIcons({
  undo: 'M9 6L5 10l4 4M5 10h9a5 5 0 0 1 0 10h-3',
  clear: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13',
  back: 'M19 6v4a4 4 0 0 1-4 4H5M9 10l-4 4 4 4',
});

/**
 * The row below the controls of a board whose reader may play: how many moves they have played, and what to do with
 * them. The moves themselves belong to the shown game (`own-lines.ts`).
 */
export class OwnMoves implements Part {
  readonly #board: BoardContext;
  readonly #lines: OwnLines;
  readonly #removeCommands: () => void;
  readonly #bar = make('div', 'own', { part: 'own', role: 'group' });

  constructor(board: BoardContext) {
    this.#board = board;
    this.#lines = linesOf(board);
    this.#removeCommands = board.commands.add({
      pass: () => this.#lines.playPass(),
      undo: () => this.#undo(),
      clear: () => this.#clear(),
      back: () => this.#lines.goBack(),
    });
  }

  update(): void {
    const { host, shell, language } = this.#board;
    // A board that moves in the page goes on where it was: the `path` of a game is followed once.
    if (this.#lines.follow() && this.#lines.playAddress(host.path, 'api')) return; // another update comes
    if (!this.#bar.isConnected) {
      adopt(shell.root, ownSheet());
      shell.controls.append(this.#bar);
    }
    this.#bar.ariaLabel = ownMoveText('bar', language);
    render(this.#content(), this.#bar);
  }

  hide(): void {
    this.#bar.remove();
  }

  release(): void {
    this.hide();
    this.#removeCommands();
  }

  #content(): TemplateResult {
    const { language } = this.#board;
    const lines = this.#lines;
    const { refusal } = lines;
    const count = lines.moves.length;
    const says = ownMoveText(refusal ?? (count > 0 ? 'count' : 'hint'), { count }, language);
    return html`
      <p dir="auto" class=${refusal ? 'refusal' : ''}>${says}</p>
      ${this.#button('pass', false)} ${this.#button('undo', !lines.canUndo)}
      ${this.#button('clear', count === 0)} ${this.#button('back', !lines.shown)}
    `;
  }

  #button(name: 'pass' | 'undo' | 'clear' | 'back', isIdle: boolean): TemplateResult {
    const text = ownMoveText(name, this.#board.language);
    return button(this.#board, name, text, isIdle, name === 'pass' ? text : icon(name));
  }

  #clear(): boolean {
    if (this.#lines.moves.length === 0) return false;
    const { announcer, language } = this.#board;
    this.#lines.clear();
    announcer.say(ownMoveText('cleared', language));
    return true;
  }

  #undo(): boolean {
    if (!this.#lines.canUndo || !this.#board.session.takesMoves) return false;
    this.#lines.undo();
    return true;
  }
}
