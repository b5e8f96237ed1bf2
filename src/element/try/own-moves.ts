import type { BoardContext } from '../context.js';
import { linesOf, type OwnLines } from './own-lines.js';
import { addPolicy, type PointAction, type Policy } from '../session/policy.js';
import { adopt, css, sharedSheet } from '../styles.js';
import { html, render, type TemplateResult } from 'lit/html.js';
import { enOwnMoves } from '../../texts/en-try.js';
import { make } from '../make.js';
import { addIcons, button, icon } from '../panels/button.js';
import type { Part } from '../features.js';

/** `try`: where the record has no move, the reader plays one. */
class TryMoves implements Policy {
  readonly #board: BoardContext;

  constructor(board: BoardContext) {
    this.#board = board;
    linesOf(board); // they play what is chosen
  }

  actionAt(): PointAction | undefined {
    const { takesMoves, position } = this.#board.session;
    return takesMoves ? { kind: 'play', color: position.toPlay } : undefined;
  }
}

export { linesOf } from './own-lines.js';

addPolicy((board) => new TryMoves(board), true);

/** The row of the reader's own moves. */
const ownSheet = sharedSheet(css`
  .own {
    display: flex;
    align-items: center;
    height: 2.25rem;
    padding-inline-start: 0.6em;
    border-radius: var(--radius);
    background: var(--soft);
  }
  .own p {
    flex: 1;
    min-width: 0;
    font-size: 0.88em;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    line-height: 1.15;
    overflow: hidden;
  }
  .own .refusal {
    font-weight: 600;
  }
  .own button {
    flex: none;
    width: 2.25rem;
  }
  .own .pass {
    width: auto;
    padding: 0 0.6em;
    font-size: 0.88em;
  }
  @media (pointer: coarse) {
    .own {
      height: 2.75rem;
    }
    .own button {
      width: 2.75rem;
      min-width: 2.75rem;
      height: 2.75rem;
    }
  }
  @container (max-width: 16rem) {
    .own .pass,
    .own .back {
      display: none;
    }
  }
  @media print {
    .own {
      display: none;
    }
  }
`);

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
    this.#bar.ariaLabel = language.say(enOwnMoves, 'bar');
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
    const says = language.say(enOwnMoves, refusal ?? (count > 0 ? 'count' : 'hint'), { count });
    return html`
      <p dir="auto" class=${refusal ? 'refusal' : ''}>${says}</p>
      ${this.#button('pass', false)} ${this.#button('undo', !lines.canUndo)}
      ${this.#button('clear', count === 0)} ${this.#button('back', !lines.shown)}
    `;
  }

  #button(name: 'pass' | 'undo' | 'clear' | 'back', isIdle: boolean): TemplateResult {
    const text = this.#board.language.say(enOwnMoves, name);
    return button(this.#board, name, text, isIdle, name === 'pass' ? text : icon(name));
  }

  #clear(): boolean {
    if (this.#lines.moves.length === 0) return false;
    const { announcer, language } = this.#board;
    this.#lines.clear();
    announcer.say(language.say(enOwnMoves, 'cleared'));
    return true;
  }

  #undo(): boolean {
    if (!this.#lines.canUndo || !this.#board.session.takesMoves) return false;
    this.#lines.undo();
    return true;
  }
}
