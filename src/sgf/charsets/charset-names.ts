/**
 * Charset names that browsers may not know, in lower case without blanks, `_` and `-`, with the browser's name (C-04,
 * C-14). GB2312 and GBK are decoded as GB18030, which includes both.
 */
const aliases: readonly (readonly [name: RegExp, label: string])[] = [
  [/^(utf8|cp65001$)/, 'utf-8'],
  [/^utf16$/, 'utf-16le'],
  [/^utf16(be|le)$/, 'utf-16$1'],
  [/^x?gb|^euccn$|^(cp|ms|windows)936$/, 'gb18030'],
  [/^x?s(hift)?jis|^mskanji$|^(cp|ms|windows)(932|31j)$/, 'shift_jis'],
  [/^x?eucjp|^ujis$/, 'euc-jp'],
  [/^iso2022jp|^jis$/, 'iso-2022-jp'],
  [/^x?euckr|^ksc?5601|^ksx1001$|^uhc$|^(cp|ms|windows)949$/, 'euc-kr'],
  [/big5|^(cp|ms|windows)950$/, 'big5'],
  [/^usascii$/, 'windows-1252'],
  [/^(?:cp|ms|win|windows|ansi)?(125\d|874)$/, 'windows-$1'],
  [/^(?:iso)?8859(\d+)$/, 'iso-8859-$1'],
  [/^latin7$/, 'iso-8859-13'],
  [/^latin8$/, 'iso-8859-14'],
  [/^latin9$/, 'iso-8859-15'],
  [/^latin10$/, 'iso-8859-16'],
  [/^koi8([ru])$/, 'koi8-$1'],
  [/^tis620/, 'windows-874'],
  [/^x?macroman$/, 'macintosh'],
];

/** Cached decoders by charset name, because a file of many games asks for the same few again and again. */
const decoders = new Map<string, TextDecoder | undefined>();
const MANY_DECODERS = 50;

/**
 * A decoder for a charset under any of its names; `undefined` if browsers have none: HZ, UTF-7, UTF-32, ISO-2022-KR
 * (C-15).
 */
export function decoderFor(name: string): TextDecoder | undefined {
  if (decoders.has(name)) return decoders.get(name);
  if (decoders.size > MANY_DECODERS) decoders.clear();
  const decoder = createDecoder(name);
  decoders.set(name, decoder);
  return decoder;
}

const probe = new Uint8Array([0x28, 0x3b]);

function createDecoder(name: string): TextDecoder | undefined {
  const plain = (name.split(':')[0] ?? '').trim(); // FF[5]: charset:encoding (C-05)
  const key = plain.toLowerCase().replace(/[\s_-]/g, '');
  for (const label of [commonName(key) ?? plain, key]) {
    try {
      const decoder = new TextDecoder(label);
      if (decoder.decode(probe)) return decoder; // WebKitGTK decodes ISO-8859-16 to nothing
    } catch {
      // Not a name that the browser knows.
    }
  }
  return undefined;
}

function commonName(key: string): string | undefined {
  for (const [names, label] of aliases) {
    const match = names.exec(key);
    if (match) return label.replace('$1', match[1] ?? '');
  }
  return undefined;
}

/** Whether an encoding, given by the browser's name, has one byte for each character. */
export function isSingleByte(encoding: string): boolean {
  return /^(windows|iso-8859|koi8|ibm|mac|x-)/.test(encoding);
}

const CA = /(?:^|[^A-Z])C[a-z]*A[a-z]*\s*\[([^\]\\]{1,60})(?=\])/g;

/**
 * The distinct values of CA in the whole file (C-06), in file order, or Lang of UGF, the format of another server. `CA[x]` within a comment has a backslash before
 * its `]`, so it doesn't match.
 *
 * @param ascii the bytes as characters, one each: nothing can be decoded before the charset is known
 */
export function declaredCharsets(ascii: string): string[] {
  const names = [...ascii.matchAll(CA)].map(([, name = '']) => name.trim());
  const [, ofUgf] = /^\[Header\]\s[^[]*?^Lang=(\w+)/m.exec(ascii) ?? [];
  if (ofUgf) names.push(ofUgf);
  return [...new Set(names)].filter((name) => /^[^:]/.test(name)); // `:8bit` has no charset (C-05)
}
