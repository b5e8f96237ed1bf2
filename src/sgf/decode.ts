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
 * the caller, the file's own CA as far as the bytes agree with it, valid UTF-8, then a guess.
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
  if (declared !== undefined && !decoderFor(declared)) {
    return withFinding(decodeUndeclared(bytes), 'unknown-charset', declared);
  }
  return declared === undefined ? decodeUndeclared(bytes) : decodeDeclared(bytes, declared);
}

function decodeUndeclared(bytes: Uint8Array): DecodedSgf {
  const asUtf8 = decodeAs(bytes, 'utf-8');
  return goodShare(asUtf8.text) > SURELY_UTF8 ? asUtf8 : decodeAs(bytes, guessCharset(bytes));
}

/** CA counts unless the bytes speak against it: valid UTF-8 beats a single-byte set (C-12). */
function decodeDeclared(bytes: Uint8Array, declared: string): DecodedSgf {
  const asDeclared = decodeAs(bytes, declared);
  if (decoderFor(declared)?.encoding === 'utf-8') {
    return goodShare(asDeclared.text) > PERHAPS_UTF8
      ? asDeclared
      : withFinding(decodeUndeclared(bytes), 'charset-mismatch', declared);
  }
  const asUtf8 = decodeAs(bytes, 'utf-8');
  const isUtf8 = !asUtf8.text.includes('\uFFFD') && /[\x80-\uFFFF]/.test(asUtf8.text);
  const isDoubted =
    isSingleByte(asDeclared.charset) ||
    asDeclared.findings.length > 0 ||
    /[\u0800-\uFFFF]/.test(asUtf8.text);
  return isUtf8 && isDoubted ? withFinding(asUtf8, 'charset-mismatch', declared) : asDeclared;
}

/** A few bad bytes don't make a file something else, still less where CA says UTF-8. */
const SURELY_UTF8 = 0.9;
const PERHAPS_UTF8 = 0.4;

/** Which share of the characters beyond ASCII could be decoded. */
function goodShare(text: string): number {
  const bad = text.split('\uFFFD').length - 1;
  if (bad === 0) return 1;
  let beyondAscii = 0;
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 0x7f) beyondAscii += 1;
  return 1 - bad / beyondAscii;
}

function decodeAs(bytes: Uint8Array, charset: string): DecodedSgf {
  const decoder = decoderFor(charset) ?? new TextDecoder();
  const text = decoder.decode(bytes);
  const bad = text.indexOf('\uFFFD');
  const findings: Finding[] =
    bad < 0 ? [] : [{ code: 'decode-error', offset: bad, detail: decoder.encoding }];
  return { text, charset: decoder.encoding, findings };
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
