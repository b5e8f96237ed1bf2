/*
 * No letter is a shortcut on the picture of a board: letters name points (`play/typed-point.ts`). For this reason `D`
 * became Shift+Enter.
 */

import { css } from 'lit';
import type { Point } from '../../rules/point.js';
import { enTyped } from '../../texts/en/typed.js';
import { isInCrop } from '../../view/layout/layout.js';
import { choiceOf } from '../attributes.js';
import type { Board } from '../board.js';
import { adopt } from '../ui/styles.js';

const typedStyles = css`
  .typed {
    position: absolute;
    inset: auto auto calc(0.4 * var(--em)) calc(0.4 * var(--em));
    max-width: calc(100% - 0.8 * var(--em));
    box-sizing: border-box;
    padding: 0.2em 0.6em;
    border: 1px solid CanvasText;
    border-radius: var(--radius);
    background: Canvas;
    color: CanvasText;
    pointer-events: none;
    @media print {
      display: none;
    }
  }
`;

/** Keys that modify the next one: capitals, and the digits of some keyboards, need Shift. */
const MODIFIER = /(Shift|Control|Alt|Graph|Lock|Meta)$/;
/** Length of the longest name of a point, in characters. */
const LONGEST = 5;

/**
 * The name of a point that the reader types, on the picture or in the grid of points:
 *
 *     nothing typed ──letter──→ typed ⟲ letter, digit, Backspace ──Enter──→ the grid of points, at the point
 *                                 └── Escape, Backspace of the last sign, any other key: nothing typed
 *
 * A name that is no point of the board stays until it is corrected, or until the next letter begins another one. The
 * typed name is shown in a corner of the board, and announced. Points are named as they are spoken, D4, or as
 * `coordinates` shows them: `pd` (`sgf`). Numbers are not accepted: 16-4 would take digits and `-` from the page and
 * the board, and 4-4 of `corner` means four points.
 */
export class TypedPoint {
  readonly #board: Board;
  readonly #echo = document.createElement('div');
  #text = '';
  /** Whether Enter has reported that there is no such point. */
  #isRefused = false;

  constructor(board: Board) {
    this.#board = board;
    this.#echo.className = 'typed';
    this.#echo.dir = 'ltr';
    this.#echo.ariaHidden = 'true'; // screen readers hear the announcement instead
    board.shell.frame.addEventListener('focusout', ({ relatedTarget }) => {
      // The grid takes the focus once its part is loaded; by then the reader may have begun a new name.
      const isGrid = relatedTarget instanceof Element && relatedTarget.closest('.grid');
      if (!isGrid) this.#clear();
    });
  }

  /**
   * @param key as `nameOfKey` in `keymap.ts` writes it
   * @returns whether the key is part of a name
   */
  take(key: string): boolean {
    if (MODIFIER.test(key)) return false;
    const { host, session, announcer, language } = this.#board;
    const isOff = choiceOf(host, 'keys') === 'none' || !session.game.replayer.hasBoard;
    const isLetter = /^[a-z]$/.test(key);
    const isTyped = this.#text !== '';
    if (isOff || !(isLetter || (isTyped && /^(\d|Backspace|Enter|Escape)$/.test(key)))) {
      this.#clear();
      return false;
    }
    if (key === 'Enter') this.#enter();
    else {
      const isNew = key === 'Escape' || (this.#isRefused && isLetter);
      const before = isNew ? '' : this.#text.slice(0, key === 'Backspace' ? -1 : LONGEST - 1);
      this.#show(before + (key.length > 1 ? '' : key));
      announcer.say(this.#name || language.say(enTyped, 'empty'));
    }
    return true;
  }

  /** The typed name as the game writes it: D4 in Go, d4 in Hex. */
  get #name(): string {
    const { notation, size } = this.#board.session.game.replayer;
    const isCapital = /[A-Z]/.test(notation.formatPoint(0 as Point, size));
    return isCapital && !this.#isPair ? this.#text.toUpperCase() : this.#text;
  }

  /** Whether the typed name is a point in SGF. Such names count only if the board shows SGF coordinates. */
  get #isPair(): boolean {
    return this.#board.host.coordinates.trim() === 'sgf' && /^[a-z]{2}$/.test(this.#text);
  }

  #show(text: string): void {
    const { shell } = this.#board;
    this.#text = text;
    this.#isRefused = false;
    this.#echo.textContent = this.#name;
    if (!text) return this.#echo.isConnected ? this.#echo.remove() : undefined; // at each step
    adopt(shell.root, 'reader', typedStyles);
    shell.board.append(this.#echo);
  }

  #clear(): void {
    if (this.#text) this.#show('');
  }

  #enter(): void {
    const { session, picture, commands, announcer, language } = this.#board;
    const { notation, size } = session.game.replayer;
    const isName = this.#isPair || /\d$/.test(this.#text);
    const point = isName ? notation.readPoint(this.#text, size) : undefined;
    const { layout } = picture.shown ?? {};
    if (point !== undefined && layout && isInCrop(point, layout)) {
      const key = this.#text;
      this.#clear();
      return void commands.run('explore-at', { source: 'user', key });
    }
    const name = this.#name;
    const refusal = language.say(enTyped, point === undefined ? 'unknown' : 'outside', { name });
    this.#isRefused = true;
    this.#echo.textContent = refusal;
    announcer.say(refusal);
  }
}
