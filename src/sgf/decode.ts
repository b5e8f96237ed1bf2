import { decoderFor, isSingleByte } from './charset-names.js';
import { asciiOf, declaredCharsets } from './declared-charset.js';
import type { DiagnosticCode, Finding } from './diagnostic.js';
import { guessCharset } from './guess-charset.js';

/** A file as text, the charset it was read in, and what was odd about its bytes. */
export interface DecodedSgf {
  readonly text: string;
  readonly charset: string;
  readonly findings: readonly Finding[];
}

/**
 * Bytes → text, by the evidence order of requirement C-20: byte order mark, the charset given by
 * the caller, the file's own CA as far as the bytes agree with it (C-12), valid UTF-8 (C-02; FF[4] and
 * FF[5] have Latin-1 there, X-01), GB18030, Shift_JIS, EUC-KR or Big5 where that is plausible, and
 * windows-1252, which holds Latin-1 (C-03). Never throws: bytes that can't be decoded become U+FFFD
 * (C-19).
 *
 * @param charset what the caller knows better than the file, under any common name
 */
export function decodeSgf(bytes: Uint8Array, charset?: string): DecodedSgf {
  const marked = charsetOfMark(bytes);
  if (marked) return decodeAs(bytes, marked);
  if (charset) {
    if (decoderFor(charset)) return decodeAs(bytes, charset);
    return withFinding(decodeSgf(bytes), 'unknown-charset', charset);
  }
  const [declared] = declaredCharsets(asciiOf(bytes));
  return declared === undefined ? decodeUndeclared(bytes) : decodeDeclared(bytes, declared);
}

function decodeUndeclared(bytes: Uint8Array): DecodedSgf {
  const asUtf8 = decodeAs(bytes, 'utf-8');
  return goodShare(asUtf8) > SURE ? asUtf8 : decodeAs(bytes, guessCharset(bytes));
}

function decodeDeclared(bytes: Uint8Array, declared: string): DecodedSgf {
  const other = decodeUndeclared(bytes);
  if (!decoderFor(declared)) return withFinding(other, 'unknown-charset', declared);
  const asDeclared = decodeAs(bytes, declared);
  return other.charset !== asDeclared.charset && isContradicted(asDeclared, other)
    ? withFinding(other, 'charset-mismatch', declared)
    : asDeclared;
}

/**
 * Whether the bytes speak against CA (C-12). UTF-8 beats a single-byte set, and another where that
 * fails or UTF-8 has characters of three bytes. What fails to decode gives way to a better guess, but
 * a few bad bytes don't make a file something else, least of all where CA says UTF-8.
 */
function isContradicted(asDeclared: DecodedSgf, other: DecodedSgf): boolean {
  const { charset, findings } = asDeclared;
  const hasFailed = findings.length > 0;
  if (charset.startsWith('utf-16')) return true; // CA was found in ASCII
  if (other.charset === 'utf-8') {
    if (!/[^\0-\x7f]/.test(other.text)) return false;
    return hasFailed || isSingleByte(charset) || /[\u0800-\uffff]/.test(other.text);
  }
  if (!hasFailed) return false;
  const share = goodShare(asDeclared);
  if (other.charset === 'windows-1252') return share <= DOUBTFUL && !notWestern.test(other.text);
  return share <= (charset === 'utf-8' ? DOUBTFUL : SURE) && share < goodShare(other);
}

/** No text in windows-1252 has these: `ÿ` and what the set leaves undefined. */
const notWestern = /[ÿ\x81\x8d\x8f\x90\x9d]/;

const SURE = 0.9;
const DOUBTFUL = 0.4;

/** Which share of the characters beyond ASCII could be decoded. */
function goodShare({ text, findings }: DecodedSgf): number {
  if (findings.length === 0) return 1;
  const beyondAscii = text.replace(/[\0-\x7f]+/g, '');
  return beyondAscii.replace(/\uFFFD+/g, '').length / beyondAscii.length;
}

function decodeAs(bytes: Uint8Array, charset: string): DecodedSgf {
  const encoding = decoderFor(charset)?.encoding ?? 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return { text, charset: encoding, findings: [] };
  } catch {
    const text = new TextDecoder(encoding).decode(bytes);
    const offset = Math.max(0, text.indexOf('\uFFFD'));
    const findings = [{ code: 'decode-error', offset, detail: encoding }] as const;
    return { text, charset: encoding, findings };
  }
}

function withFinding(decoded: DecodedSgf, code: DiagnosticCode, detail: string): DecodedSgf {
  return { ...decoded, findings: [{ code, offset: 0, detail }, ...decoded.findings] };
}

/** The charset of a byte order mark, or of UTF-16 without one, which shows in NULs around `(;`. */
function charsetOfMark([first, second, third, fourth]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first && second === 0 && third && fourth === 0) return 'utf-16le';
  if (first === 0 && second && third === 0 && fourth) return 'utf-16be';
  return undefined;
}
