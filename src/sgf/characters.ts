/** The characters with a meaning in SGF (FF[4] grammar), as UTF-16 code units. */
export const OPEN_PAREN = 40;
export const CLOSE_PAREN = 41;
export const SEMICOLON = 59;
export const OPEN_BRACKET = 91;
const BACKSLASH = 92;

export function isCapital(code: number): boolean {
  return code >= 65 && code <= 90;
}

export function isLetter(code: number): boolean {
  return isCapital(code) || (code >= 97 && code <= 122);
}

/** White space outside values: control characters (including NUL, P-43), and what editors and web pages add. */
export function isBlank(code: number): boolean {
  return code <= 32 || (code >= 0xa0 && /[\s\u200b-\u200f]/.test(String.fromCharCode(code)));
}

export function skipBlanks(text: string, from: number): number {
  let at = from;
  while (at < text.length && isBlank(text.charCodeAt(at))) at += 1;
  return at;
}

/** The first code units of a text; half a character at the end is dropped. */
export function startOf(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
}

/**
 * The index of the `]` that ends the value starting at `from`, or the text's length if the value has no end. Only a `]`
 * after an even number of backslashes ends a value (FF[4]; P-03, P-13 to P-15).
 */
export function endOfValue(text: string, from: number): number {
  let end = text.indexOf(']', from);
  while (end >= 0) {
    let backslashes = 0;
    while (end - backslashes > from && text.charCodeAt(end - backslashes - 1) === BACKSLASH) {
      backslashes += 1;
    }
    if (backslashes % 2 === 0) return end;
    end = text.indexOf(']', end + 1);
  }
  return text.length;
}

/** A backslash at the very end escapes nothing and is dropped (P-37). */
export function withoutLoneBackslash(text: string): string {
  let backslashes = 0;
  while (text.charCodeAt(text.length - 1 - backslashes) === BACKSLASH) backslashes += 1;
  return backslashes % 2 === 0 ? text : text.slice(0, -1);
}
