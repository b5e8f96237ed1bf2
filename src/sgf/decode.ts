import { declaredCharsets, decoderFor, isSingleByte } from './charsets/charset-names.js';
import type { DiagnosticCode, Finding } from './diagnostic.js';
import { asciiOf, withoutByteEscapes } from './charsets/double-bytes.js';
import { guessCharset } from './charsets/guess-charset.js';
import { encodingOf, splitByCharset } from './charsets/mixed-charsets.js';

/** A file as text, the charset used to decode it, and the findings about its bytes. */
export interface DecodedSgf {
  readonly text: string;
  readonly charset: string;
  readonly findings: readonly Finding[];
}

/**
 * Decodes bytes to text. The charset comes from the first of these that gives one (C-20):
 *
 * 1. a byte order mark (C-11), or the NULs of UTF-16 without one;
 * 2. the charset given by the caller;
 * 3. CA in any spelling (C-04, C-05 from FF[5], C-14) and in any place (C-06), unless the bytes contradict it (C-12,
 *    from 000 §CA) or the name is unknown (C-13, C-15); each game by its own CA if they differ (C-18, as SGFC does);
 * 4. the escape sequences of ISO-2022-JP;
 * 5. valid UTF-8, the default of 000 (C-02; FF[4] and 004 have Latin-1, X-01);
 * 6. the most plausible of the charsets in `guess-charset.ts`, which a note names;
 * 7. windows-1252, which includes Latin-1 (C-03).
 *
 * Characters may contain the bytes of `\` and `]` (C-07, C-08); backslashes that a program put between the bytes of a
 * character are removed (C-10, from 000 §Escapes). Content never throws: what can't be decoded becomes U+FFFD, with
 * `decode-error` (C-19).
 *
 * @param charset overrides the file, under any common name
 * @throws TypeError if `bytes` is not an array of bytes
 */
export function decodeSgf(bytes: Uint8Array, charset?: string): DecodedSgf {
  if (!ArrayBuffer.isView(bytes)) {
    throw new TypeError('decodeSgf takes bytes, a Uint8Array; text goes to parseSgf.');
  }
  const marked = charsetOfMark(bytes);
  if (marked) return withByte(decodeAs(bytes, marked), bytes);
  if (charset) {
    if (decoderFor(charset)) return withByte(decodeAs(bytes, charset), bytes);
    return withFinding(decodeSgf(bytes), 'unknown-charset', charset);
  }
  const ascii = asciiOf(bytes);
  const declared = declaredCharsets(ascii);
  const isMixed = new Set(declared.map(encodingOf)).size > 1;
  return isMixed ? decodeMixed(bytes, ascii, declared) : decodeGames(bytes, declared[0]);
}

/** Decodes each game by its own CA and joins the texts (C-18); the charset is that of the first game. */
function decodeMixed(bytes: Uint8Array, ascii: string, names: readonly string[]): DecodedSgf {
  let text = '';
  const charsets: string[] = [];
  const detail = names.slice(0, 5).join(', ');
  const guesses = new Set<string | undefined>();
  const findings: Finding[] = [{ code: 'mixed-charset', offset: 0, detail }];
  for (const { start, end, declared } of splitByCharset(ascii)) {
    const game = decodeGames(bytes.subarray(start, end), declared);
    for (const finding of game.findings) {
      const { code, detail } = finding;
      if (code === 'charset-guessed' && guesses.has(detail)) continue;
      if (code === 'charset-guessed') guesses.add(detail);
      findings.push({ ...finding, offset: text.length + finding.offset });
    }
    text += game.text;
    charsets.push(game.charset);
  }
  return { text, charset: charsets[0] ?? 'utf-8', findings };
}

function decodeGames(bytes: Uint8Array, declared: string | undefined): DecodedSgf {
  const decoded =
    declared === undefined ? decodeUndeclared(bytes) : decodeDeclared(bytes, declared);
  return withByte(decoded, bytes);
}

function decodeUndeclared(bytes: Uint8Array): DecodedSgf {
  if (hasJapaneseEscapes(bytes)) return guessed(bytes, 'iso-2022-jp');
  const asUtf8 = decodeAs(bytes, 'utf-8');
  return decodedShare(asUtf8) > SURE ? asUtf8 : guessed(bytes, guessCharset(bytes));
}

/** Whether ASCII switches to Japanese, as in ISO-2022-JP: by ESC and `$B`, `$@` or `(J`. */
function hasJapaneseEscapes(bytes: Uint8Array): boolean {
  if (!bytes.includes(ESCAPE)) return false;
  const ascii = asciiOf(bytes);
  return /\x1b(?:\$[B@]|\(J)/.test(ascii) && !/[^\0-\x7f]/.test(ascii);
}

const ESCAPE = 0x1b;

function guessed(bytes: Uint8Array, charset: string): DecodedSgf {
  const decoded = decodeAs(bytes, charset);
  return charset === 'windows-1252' ? decoded : withFinding(decoded, 'charset-guessed', charset);
}

function decodeDeclared(bytes: Uint8Array, declared: string): DecodedSgf {
  if (!decoderFor(declared)) {
    return withFinding(decodeUndeclared(bytes), 'unknown-charset', declared);
  }
  const asDeclared = decodeAs(bytes, declared);
  const isCredible = asDeclared.findings.length === 0 && !asDeclared.charset.startsWith('utf-16');
  const other = isCredible ? decodeAs(bytes, 'utf-8') : decodeUndeclared(bytes);
  return other.charset !== asDeclared.charset && isContradicted(asDeclared, other)
    ? withFinding(other, 'charset-mismatch', declared)
    : asDeclared;
}

/**
 * Whether the bytes contradict CA (C-12). UTF-8 beats a single-byte charset; it beats another one if that fails, or if
 * UTF-8 gives characters of three bytes. A charset that fails loses to a better guess, but a few bad bytes are not
 * enough, least of all if CA says UTF-8.
 */
function isContradicted(asDeclared: DecodedSgf, other: DecodedSgf): boolean {
  const { charset, findings } = asDeclared;
  const hasFailed = findings.length > 0;
  if (charset.startsWith('utf-16')) return true; // CA was found in ASCII
  if (other.charset === 'utf-8') {
    if (decodedShare(other) <= SURE || !/[^\0-\x7f]/.test(other.text)) return false;
    return hasFailed || isSingleByte(charset) || /[\u0800-\uffff]/.test(other.text);
  }
  if (!hasFailed) return false;
  const share = decodedShare(asDeclared);
  if (other.charset === 'windows-1252') return share <= DOUBTFUL && !notWestern.test(other.text);
  if (isSingleByte(other.charset)) return share <= DOUBTFUL && /[^\0-\x7f]{4}/.test(other.text);
  return share <= (charset === 'utf-8' ? DOUBTFUL : SURE) && share < decodedShare(other);
}

/** Characters that no text in windows-1252 has: `ÿ`, and those that the charset leaves undefined. */
const notWestern = /[ÿ\x81\x8d\x8f\x90\x9d]/;

const SURE = 0.9;
const DOUBTFUL = 0.4;

/** The share of the non-ASCII characters that could be decoded. */
function decodedShare({ text, findings }: DecodedSgf): number {
  if (findings.length === 0) return 1;
  const beyondAscii = text.replace(/[\0-\x7f]+/g, '');
  return beyondAscii.replace(/\uFFFD+/g, '').length / beyondAscii.length;
}

function decodeAs(source: Uint8Array, charset: string): DecodedSgf {
  const encoding = encodingOf(charset);
  const bytes = withoutByteEscapes(source, encoding);
  try {
    const stream = isSingleByte(encoding); // see asciiOf
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream });
    return { text, charset: encoding, findings: [] };
  } catch {
    const text = new TextDecoder(encoding).decode(bytes);
    const offset = Math.max(0, text.indexOf('\uFFFD'));
    const findings = [{ code: 'decode-error', offset, detail: encoding }] as const;
    return { text, charset: encoding, findings };
  }
}

/** Names the byte that could not be decoded. Called for the result only, not for each charset that was tried. */
function withByte(decoded: DecodedSgf, bytes: Uint8Array): DecodedSgf {
  const nameByte = (finding: Finding): Finding => {
    if (finding.code !== 'decode-error') return finding;
    const byte = wrongByte(bytes, decoded.charset).toString(16).toUpperCase().padStart(2, '0');
    return { ...finding, detail: `${decoded.charset} (0x${byte})` };
  };
  return { ...decoded, findings: decoded.findings.map(nameByte) };
}

/** Most bytes of a character. */
const LONGEST_CHARACTER = 4;

/** The first byte that belongs to no character of a charset. */
function wrongByte(source: Uint8Array, encoding: string): number {
  const bytes = withoutByteEscapes(source, encoding);
  let [sound, wrong] = [0, bytes.length];
  while (wrong - sound > 1) {
    const middle = (sound + wrong) >> 1;
    if (isSound(bytes.subarray(0, middle), encoding)) sound = middle;
    else wrong = middle;
  }
  // The character that the wrong byte does not complete may begin some bytes before it.
  let start = wrong - 1;
  while (
    start > 0 &&
    wrong - start < LONGEST_CHARACTER &&
    !isSound(bytes.subarray(0, start), encoding, true)
  )
    start -= 1;
  return bytes[start] ?? 0;
}

/** Whether the bytes are a text in a charset, or can be the beginning of one. */
function isSound(bytes: Uint8Array, encoding: string, isWhole = false): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: !isWhole });
    return true;
  } catch {
    return false;
  }
}

function withFinding(decoded: DecodedSgf, code: DiagnosticCode, detail: string): DecodedSgf {
  return { ...decoded, findings: [{ code, offset: 0, detail }, ...decoded.findings] };
}

/** The charset of a byte order mark, or UTF-16 without one, recognised by the NULs around `(;`. */
function charsetOfMark([first, second, third, fourth]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first && second === 0 && third && fourth === 0) return 'utf-16le';
  if (first === 0 && second && third === 0 && fourth) return 'utf-16be';
  return undefined;
}
