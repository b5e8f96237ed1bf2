import {
  CLOSE_PAREN,
  endOfValue,
  isCapital,
  OPEN_BRACKET,
  OPEN_PAREN,
  SEMICOLON,
  skipBlanks,
} from './characters.js';
import {
  type IdentifierCode,
  type Identifiers,
  isKnownIdentifier,
  isTextual,
  readUncommon,
} from './identifiers.js';

const structure: readonly number[] = [OPEN_BRACKET, SEMICOLON, OPEN_PAREN, CLOSE_PAREN];

/** Where another node begins, or another property that nothing separates from its value. */
const nodeStart = /;\s*[a-z]*[A-Z][A-Za-z0-9]*\s*\[|\(\s*;/;
const propertyStart = /(?<![A-Za-z])([A-Z]{1,2})\[/g;

/**
 * Finds the ends of texts in which a program left `]` unescaped, such as `C[see [1] ok]` and `PB[Ann [3k]]` (P-46). A
 * `]` belongs to the text if no SGF can follow it: a bracket, a node, a variation, a property or the end of the file.
 */
export class TextEnds {
  /** Up to here there is no other end; keeps the search linear. */
  #searched = 0;
  readonly #identifiers: Identifiers;
  readonly #report: (code: 'unescaped-bracket', at: number) => void;

  /** @param report is called with the place of the first `]` of each text that goes on after it */
  constructor(identifiers: Identifiers, report: (code: 'unescaped-bracket', at: number) => void) {
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
    if (end !== close) this.#report('unescaped-bracket', close);
    return end;
  }

  /** Begins again at an earlier place. */
  restart(): void {
    this.#searched = 0;
  }

  /** The next `]` in the same node that can end a text; `close` if there is none. */
  #endAfter(text: string, close: number): number {
    if (close < this.#searched) return close;
    for (let from = close + 1; ;) {
      const end = endOfValue(text, from);
      this.#searched = end;
      if (end >= text.length || hasOtherStart(text.slice(from, end))) return close;
      if (canEnd(text, end)) return isLastValue(text, end) ? end : close;
      from = end + 1;
    }
  }
}

function hasOtherStart(text: string): boolean {
  if (nodeStart.test(text)) return true;
  return [...text.matchAll(propertyStart)].some(([, name = '']) => isCommon(name));
}

function isCommon(name: string): boolean {
  return name.length === 1 ? 'BCLMNVW'.includes(name) : isKnownIdentifier(name);
}

/** Whether no other value of the property follows. Of several values, the first `]` of each is its end. */
function isLastValue(text: string, close: number): boolean {
  return text.charCodeAt(skipBlanks(text, close + 1)) !== OPEN_BRACKET;
}

/** Whether SGF can go on after the `]` at `close`. */
function canEnd(text: string, close: number): boolean {
  const at = skipBlanks(text, close + 1);
  const code = text.charCodeAt(at);
  if (at >= text.length || structure.includes(code)) return true;
  const isShort =
    isCapital(code) &&
    (text[at + 1] === '[' || (isCapital(text.charCodeAt(at + 1)) && text[at + 2] === '['));
  return isShort || readUncommon(text, at).open !== undefined;
}
