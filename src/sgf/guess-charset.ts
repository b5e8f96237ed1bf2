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
