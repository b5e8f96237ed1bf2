/**
 * Matches characters of two bytes whose second byte may be `[`, `\` or `]` (C-07, C-08), in the result of `asciiOf`.
 * `€` and `ÿ` stand for the bytes 80 and FF there, which never come first.
 */
export function doubleBytes(encoding: string): string | undefined {
  if (encoding === 'shift_jis') return '[^\\0-\\x7f€\xa0-ßý-ÿ][@-\\uffff]';
  return /^(gb18030|big5|euc-kr)$/.test(encoding) ? '[^\\0-\\x7f€ÿ][@-\\uffff]' : undefined;
}

/**
 * The bytes as characters, one each, so that ASCII can be searched before decoding. (`stream` is for Node, which
 * decodes 80 to 9F wrong in a whole text of windows-1252, but right in a part of one.)
 */
export function asciiOf(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes, { stream: true });
}

/**
 * Removes backslashes that programs without charset support put before a second byte 5C or 5D (C-10). Does so only if
 * every second byte 5C could be such an escape, and at least one must be, because the characters after it can't follow
 * a value.
 */
export function withoutByteEscapes(bytes: Uint8Array, encoding: string): Uint8Array {
  const double = doubleBytes(encoding);
  const ascii = double ? asciiOf(bytes) : '';
  const kept = new Uint8Array(bytes.length);
  let length = 0;
  let from = 0;
  let isSure = false;
  for (const { 0: character, index } of double ? ascii.matchAll(new RegExp(double, 'g')) : []) {
    if (character[1] !== '\\') continue;
    const after = ascii.slice(index + 2, index + 4);
    if (!/^[\\\]]/.test(after)) return bytes;
    isSure ||= /^(\\|\][\]\x80-\uffff])/.test(after);
    kept.set(bytes.subarray(from, index + 1), length);
    length += index + 1 - from;
    from = index + 2;
  }
  if (!isSure) return bytes;
  kept.set(bytes.subarray(from), length);
  return kept.subarray(0, length + bytes.length - from);
}
