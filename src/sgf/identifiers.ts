import { isCapital, isDigit, isLetter } from './characters.js';

/** A number that stands for a property identifier; compare it, don't compute with it. */
export type IdentifierCode = number & { readonly identifierCode: unique symbol };

const FIRST_LONG = 0x10000;
const shortNames: string[] = [];

/** The code of an identifier of one or two characters; it is the same in every record. */
export function shortIdentifier(name: string): IdentifierCode {
  const code =
    name.length === 1 ? name.charCodeAt(0) : (name.charCodeAt(0) << 8) | name.charCodeAt(1);
  shortNames[code] ??= name;
  return code as IdentifierCode;
}

/** The identifiers of one collection: long ones get their code in order of appearance. */
export class Identifiers {
  readonly #codes = new Map<string, IdentifierCode>();
  readonly #names: string[] = [];

  intern(name: string): IdentifierCode {
    if (name.length <= 2) return shortIdentifier(name);
    let code = this.#codes.get(name);
    if (code === undefined) {
      code = (FIRST_LONG + this.#names.length) as IdentifierCode;
      this.#codes.set(name, code);
      this.#names.push(name);
    }
    return code;
  }

  /** The code of a name, or `undefined` where the collection has no such property. */
  find(name: string): IdentifierCode | undefined {
    return name.length <= 2 ? shortIdentifier(name) : this.#codes.get(name);
  }

  nameOf(code: IdentifierCode): string {
    if (code >= FIRST_LONG) return this.#names[code - FIRST_LONG] ?? '';
    const first = code >> 8;
    return (shortNames[code] ??= String.fromCharCode(...(first ? [first] : []), code & 0xff));
  }
}

/**
 * Reads the word at `from` as an identifier: capitals count, lower-case letters are dropped
 * (`SiZe` is SZ; FF[3], P-07), and a digit after a capital belongs to it (P-10).
 */
export function readIdentifier(text: string, from: number): { name: string; end: number } {
  let name = '';
  let end = from;
  for (; end < text.length; end++) {
    const code = text.charCodeAt(end);
    if (isCapital(code) || (name && isDigit(code))) name += text[end];
    else if (!isLetter(code)) break;
  }
  return { name, end };
}
