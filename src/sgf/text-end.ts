import {
  CLOSE_PAREN,
  endOfValue,
  isCapital,
  OPEN_BRACKET,
  OPEN_PAREN,
  SEMICOLON,
  skipBlanks,
} from './characters.js';
import { type IdentifierCode, type Identifiers, isTextual, readUncommon } from './identifiers.js';

const structure: readonly number[] = [OPEN_BRACKET, SEMICOLON, OPEN_PAREN, CLOSE_PAREN];

/** Where another node begins. */
const nodeStart = /;\s*[A-Za-z][A-Za-z0-9]*\s*\[|\(\s*;/;

/**
 * Finds the ends of texts in which a program left `]` unescaped, such as `C[see [1] ok]` and `PB[Ann [3k]]` (P-46). A
 * `]` belongs to the text if no SGF can follow it: a bracket, a node, a variation, a property or the end of the file.
 */
export class TextEnds {
  /** Up to here there is no other end; keeps the search linear. */
  #searched = 0;
  readonly #identifiers: Identifiers;
  readonly #report: (at: number) => void;

  /** @param report is called with the place of each `]` that belongs to a text */
  constructor(identifiers: Identifiers, report: (at: number) => void) {
    this.#identifiers = identifiers;
    this.#report = report;
  }

  /**
   * The index of the `]` that ends the first value of a property.
   *
   * @param close the index of its first `]`, or the text's length
   */
  endOf(text: string, close: number, code: IdentifierCode): number {
    if (canEnd(text, close) || !isTextual(this.#identifiers.nameOf(code))) return close;
    const end = this.#endAfter(text, close);
    if (end !== close) this.#report(close);
    return end;
  }

  /** The next `]` in the same node that can end a text; `close` if there is none. */
  #endAfter(text: string, close: number): number {
    if (close < this.#searched) return close;
    for (let from = close + 1; ;) {
      const end = endOfValue(text, from);
      this.#searched = end;
      if (end >= text.length || nodeStart.test(text.slice(from, end))) return close;
      if (canEnd(text, end)) return end;
      from = end + 1;
    }
  }
}

/** Whether SGF can go on after the `]` at `close`. */
function canEnd(text: string, close: number): boolean {
  const at = skipBlanks(text, close + 1);
  const code = text.charCodeAt(at);
  if (at >= text.length || structure.includes(code)) return true;
  const isShort = isCapital(code) && (text[at + 1] === '[' || text[at + 2] === '[');
  return isShort || readUncommon(text, at).open !== undefined;
}
