/** Names that files use and browsers don't know, without blanks, `_` and `-` (C-14). */
const aliases: Readonly<Record<string, string>> = {
  utf8: 'utf-8',
  utf16: 'utf-16le',
  utf16le: 'utf-16le',
  utf16be: 'utf-16be',
  gb: 'gb18030',
  gb2312: 'gb18030',
  gb231280: 'gb18030',
  gbk: 'gb18030',
  cp936: 'gb18030',
  euccn: 'gb18030',
  sjis: 'shift_jis',
  shiftjis: 'shift_jis',
  mskanji: 'shift_jis',
  cp932: 'shift_jis',
  windows31j: 'shift_jis',
  eucjp: 'euc-jp',
  iso2022jp: 'iso-2022-jp',
  euckr: 'euc-kr',
  cp949: 'euc-kr',
  ksc5601: 'euc-kr',
  big5: 'big5',
  cp950: 'big5',
  latin1: 'windows-1252',
  ascii: 'windows-1252',
  usascii: 'windows-1252',
};

/** A decoder for a charset under any of its names, or `undefined` where no browser has one. */
export function decoderFor(name: string): TextDecoder | undefined {
  const plain = (name.split(':')[0] ?? '').trim(); // FF[5]: charset:encoding (C-05)
  const key = plain.toLowerCase().replace(/[\s_-]/g, '');
  const latin = /^iso8859(\d+)$/.exec(key);
  try {
    return new TextDecoder(aliases[key] ?? (latin ? `iso-8859-${latin[1]}` : plain));
  } catch {
    return undefined;
  }
}

export function isSingleByte(name: string): boolean {
  return /^(windows|iso-8859|koi8|ibm|macintosh|x-mac)/.test(decoderFor(name)?.encoding ?? '');
}

const CAPITAL_C = 67;
const CAPITAL_A = 65;
const LONGEST_NAME = 60;

/** The value of the first CA, found in the bytes: nothing can be decoded before it is known (C-06). */
export function findDeclaredCharset(bytes: Uint8Array): string | undefined {
  for (let at = bytes.indexOf(CAPITAL_C); at >= 0; at = bytes.indexOf(CAPITAL_C, at + 1)) {
    if (bytes[at + 1] !== CAPITAL_A && !isLowerCase(bytes[at + 1])) continue;
    const around = String.fromCharCode(...bytes.subarray(Math.max(0, at - 1), at + LONGEST_NAME));
    const match = /^(?:^|[^A-Z])C[a-z]*A[a-z]*\s*\[([^\]]*)\]/.exec(
      at === 0 ? ` ${around}` : around,
    );
    if (match?.[1]?.trim()) return match[1].trim();
  }
  return undefined;
}

function isLowerCase(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 97 && byte <= 122;
}

/** How two-byte characters look in each charset: the lead bytes of its everyday characters. */
interface MultiByteHabit {
  readonly charset: string;
  readonly isCharacter: (lead: number, trail: number) => boolean;
  readonly isCommon: (lead: number, trail: number) => boolean;
}

const between = (value: number, low: number, high: number) => value >= low && value <= high;

/** In the order of how often files without CA are written in them. */
const habits: readonly MultiByteHabit[] = [
  {
    charset: 'gb18030', // level 1 of GB 2312 and its symbols
    isCharacter: (lead, trail) => between(lead, 0x81, 0xfe) && between(trail, 0x40, 0xfe),
    isCommon: (lead, trail) =>
      (between(lead, 0xb0, 0xd7) || between(lead, 0xa1, 0xa3)) && trail >= 0xa1,
  },
  {
    charset: 'shift_jis', // kana, punctuation and the first level of kanji
    isCharacter: (lead, trail) =>
      (between(lead, 0x81, 0x9f) || between(lead, 0xe0, 0xfc)) && between(trail, 0x40, 0xfc),
    isCommon: (lead) => between(lead, 0x81, 0x83) || between(lead, 0x88, 0x97),
  },
  {
    charset: 'big5', // symbols and the frequent characters
    isCharacter: (lead, trail) =>
      between(lead, 0x81, 0xfe) && (between(trail, 0x40, 0x7e) || between(trail, 0xa1, 0xfe)),
    isCommon: (lead) => between(lead, 0xa1, 0xc6),
  },
  {
    charset: 'euc-kr', // Hangul syllables; Chinese characters are rare
    isCharacter: (lead, trail) => between(lead, 0x81, 0xfe) && between(trail, 0x41, 0xfe),
    isCommon: (lead, trail) => between(lead, 0xb0, 0xc8) && trail >= 0xa1,
  },
];

/** So many characters, all of them Hangul, are not Chinese: GB 2312 spreads over twice the range. */
const SURELY_KOREAN = 8;
/** Under this share of common characters a reading is taken for noise. */
const PLAUSIBLE = 0.6;

/** Guesses the charset of bytes that are not UTF-8 and name no charset of their own (C-03, C-20). */
export function guessCharset(bytes: Uint8Array): string {
  const shares = habits.map((habit) => commonShare(bytes, habit));
  const korean = shares[3];
  if (korean && korean.share > 0.98 && korean.characters >= SURELY_KOREAN) return 'euc-kr';
  let best = 'windows-1252';
  let bestShare = PLAUSIBLE;
  habits.forEach(({ charset }, index) => {
    const share = shares[index]?.share ?? 0;
    if (share > bestShare) {
      best = charset;
      bestShare = share;
    }
  });
  return best;
}

/** Which share of the high bytes belongs to common characters, were this the charset. */
function commonShare(bytes: Uint8Array, { isCharacter, isCommon }: MultiByteHabit) {
  let common = 0;
  let characters = 0;
  for (let at = 0; at < bytes.length; at++) {
    const lead = bytes[at] ?? 0;
    if (lead < 0x80) continue;
    const trail = bytes[at + 1] ?? 0;
    characters += 1;
    if (isCommon(lead, trail) && isCharacter(lead, trail)) common += 1;
    if (isCharacter(lead, trail)) at += 1;
  }
  return { share: characters ? common / characters : 0, characters };
}
