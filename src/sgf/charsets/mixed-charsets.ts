import { decoderFor } from './charset-names.js';
import { doubleBytes } from './double-bytes.js';

/** The encoding that decodes a charset, for comparing charsets; '' for all unknown charsets. */
export function encodingOf(charset: string): string {
  return decoderFor(charset)?.encoding ?? '';
}

/** A part of a file in one charset: a game and the text before it. */
class CharsetPart {
  readonly start: number;
  end = 0;
  declared: string | undefined;
  /** The offset of the `(` of the sequence with CA. */
  open = -1;
  /**
   * Matches what matters within a value: escapes, characters that may contain a bracket, the end of the value. While
   * the charset is unknown, `\` after a high byte is not an escape: it is better to end a value too early than to run
   * into the next game.
   */
  #special = /[^\0-\x7f]\\|\\[^]|\]/g;

  constructor(start: number) {
    this.start = start;
  }

  declare(name: string, open: number): void {
    const double = doubleBytes(encodingOf(name));
    this.#special = new RegExp(`${double ?? '(?!)'}|\\\\[^]|\\]`, 'g');
    this.declared = name;
    this.open = open;
  }

  endOfValue(ascii: string, from: number): number {
    this.#special.lastIndex = from;
    for (;;) {
      const match = this.#special.exec(ascii);
      if (!match) return ascii.length;
      if (match[0] === ']') return match.index;
    }
  }
}

const gameOpening = /^\(\s*(;|\(|[A-Za-z]+\s*\[)/;
const endsInCA = /(^|[^A-Z])C[a-z]*A[a-z]*\s*$/;
const LONGEST = 20;

/**
 * Splits a file into games with different CA (C-18) before it is decoded: a game's CA says which bytes of its values
 * are brackets. Another CA before the end of a game means that its `)` is missing. One pass over any input.
 *
 * @param ascii the bytes as characters, one each
 */
export function splitByCharset(ascii: string): CharsetPart[] {
  const parts: CharsetPart[] = [];
  let part = new CharsetPart(0);
  let depth = 0;
  let open = 0;
  const cut = (end: number) => {
    part.end = end;
    parts.push(part);
    part = new CharsetPart(end);
  };
  const structure = /[()[]/g;
  for (let match = structure.exec(ascii); match; match = structure.exec(ascii)) {
    const { 0: sign, index: at } = match;
    if (sign === '(') {
      if (depth > 0 || gameOpening.test(ascii.slice(at, at + LONGEST))) depth += 1;
      open = at;
    } else if (depth > 0 && sign === ')') {
      depth -= 1;
      if (depth === 0) cut(at + 1);
    } else if (depth > 0) {
      const end = part.endOfValue(ascii, at + 1);
      structure.lastIndex = end;
      const name = ascii.slice(at + 1, end).trim();
      if (!name || !endsInCA.test(ascii.slice(Math.max(0, at - LONGEST), at))) continue;
      if (part.declared !== undefined) {
        if (open === part.open || encodingOf(name) === encodingOf(part.declared)) continue;
        cut(open);
        depth = 1;
      }
      part.declare(name, open);
    }
  }
  cut(ascii.length);
  return parts;
}
