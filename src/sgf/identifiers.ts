import { isLetter, OPEN_BRACKET, skipBlanks } from './characters.js';

/** A number for a property identifier; only compare it, don't compute with it. */
export type IdentifierCode = number & { readonly identifierCode: unique symbol };

const FIRST_LONG = 0x10000;
/** The names of short codes, made on first use. */
const shortNames = new Array<string | undefined>(0x800);

/** The code of an identifier of one or two characters; the same in every record. */
export function shortIdentifier(name: string): IdentifierCode {
  const first = name.charCodeAt(0);
  return (name.length < 2 ? first : (first << 8) | name.charCodeAt(1)) as IdentifierCode;
}

/** The identifiers of several letters that the documents list. */
const known =
  /^(A[BENPRSWX]|B[CEKLMPRST]|C[AHOPR]|D[CDEGIMNOPT]|E[GLVX]|F[FG]|G[BCEKMNSTW]|H[ADO]|I[DLT]|JD|K[BIKMOW]|L[BCNT]|M[ADMNO]|N[LNT]|O[ABCHMNPTVW]|P[BCDILMNTW]|Q[BEW]|R[CDEGMNOU]|S[BCEIKLOQTWYZ]|T[BCEIKLMPRTUWYZ]|U[CS]|VW|W[CEKLPRSTVX]|XM|ZZ|(EV|DT|RE)X|TEV|LKM|PDT|PTM|KGS(DE|S[BW])|MULTIGO[BG]M)$/;

/** Whether two words are one identifier with a stray blank (P-11). */
export function isKnownIdentifier(name: string): boolean {
  return known.test(name);
}

/**
 * The properties whose values are texts that people write: those types in the table of `properties.ts`, which the first
 * file of the script does without.
 */
const textual =
  /^([CNS]|A[NPS]|B[CEKPRT]|C[AP]|D[CGIT]|E[GV]|G[CENST]|HD|ID|JD|KK|M[MO]|NT|O[ACHNT]|P[BCITW]|R[CDEMNOU]|S[KOY]|TC|US|W[CEKPRTVX]|ZZ|DTX|EVX|PDT|REX|TEV)$/;

export function isTextual(identifier: string): boolean {
  return textual.test(identifier);
}

/** The identifiers of one collection: long ones get codes in order of appearance. */
export class Identifiers {
  readonly #codes = new Map<string, IdentifierCode>();
  readonly #names: string[] = [];

  intern(name: string): IdentifierCode {
    const known = this.find(name);
    if (known !== undefined) return known;
    const code = (FIRST_LONG + this.#names.push(name) - 1) as IdentifierCode;
    this.#codes.set(name, code);
    return code;
  }

  /** The code of a name, or `undefined` if the collection has no such property. */
  find(name: string): IdentifierCode | undefined {
    return name.length <= 2 ? shortIdentifier(name) : this.#codes.get(name);
  }

  nameOf(code: IdentifierCode): string {
    if (code >= FIRST_LONG) return this.#names[code - FIRST_LONG] ?? '';
    const place = ((code >> 2) & 0x7c0) | (code & 0x3f);
    return (shortNames[place] ??= String.fromCharCode(
      ...(code < 0x100 ? [code] : [code >> 8, code & 0xff]),
    ));
  }
}

/**
 * Longest word that is read as one identifier, in characters; the rest is another word. No real identifier is as long.
 */
const LONGEST_WORD = 100_000;

/**
 * Reads the word at `from` as an identifier: capitals count, lower-case letters are dropped
 * (`SiZe` is SZ; FF[3], P-07), and a digit after a capital belongs to it (P-10).
 */
function readIdentifier(text: string, from: number): { name: string; end: number } {
  let name = '';
  let end = from;
  for (; end < from + LONGEST_WORD; end++) {
    const character = text.charAt(end);
    if (character >= 'A' && character <= 'Z') name += character;
    else if (name && character >= '0' && character <= '9') name += character;
    else if (!isLetter(text.charCodeAt(end))) break;
  }
  return { name, end };
}

/**
 * Reads an identifier that is longer than two letters, has lower-case letters, or has blanks within (P-11) or behind
 * it. `open` is the offset of its first value; it is missing if the word is no property, and then `end` is after it.
 */
export function readUncommon(
  text: string,
  start: number,
): { readonly name: string; readonly end: number; readonly open?: number } {
  const { name, end } = readIdentifier(text, start);
  const next = skipBlanks(text, end);
  if (name && text.charCodeAt(next) === OPEN_BRACKET) return { name, end, open: next };
  const second = readIdentifier(text, next);
  const open = skipBlanks(text, second.end);
  const whole = name + second.name;
  return text.charCodeAt(open) === OPEN_BRACKET && isKnownIdentifier(whole)
    ? { name: whole, end, open }
    : { name, end };
}
