/**
 * Guesses the charset of bytes that are not UTF-8 and have no CA (C-03, C-20): the one in which they are most probable.
 * Costs are roughly tenths of powers of ten: a hanzi of level 1 is one of thousands, 38; a kana one of 80, 23; an
 * accented letter 14.
 */
export function guessCharset(bytes: Uint8Array): string {
  const sample = bytes.filter(isNearHighByte).subarray(0, SAMPLE_SIZE);
  let guess = 'windows-1252';
  let least = Infinity;
  for (const model of charsetModels) {
    const cost = costOf(sample, model);
    if (cost < least) [guess, least] = [model.charset, cost];
  }
  return guess;
}

/** Selects texts without the moves between them, which say nothing about the charset and take time. */
function isNearHighByte(byte: number, at: number, bytes: Uint8Array): boolean {
  return Math.max(byte, bytes[at - 2] ?? 0, bytes[at - 1] ?? 0, bytes[at + 1] ?? 0) > 0x7f;
}

const SAMPLE_SIZE = 6000;

interface CharsetModel {
  readonly charset: string;
  /** The cost of a character by its first byte. */
  readonly costs: readonly number[];
  /** The first bytes of characters without a second byte. */
  readonly single?: readonly [first: number, last: number];
  /** Second bytes below this are rare. */
  readonly lowTrail?: number;
  /** Extra cost of a single byte after another high byte. */
  readonly inRun?: number;
  /** The rarity of files without CA in this charset. */
  readonly rarity: number;
}

const ALL = [0x80, 0xff] as const;

const charsetModels: readonly CharsetModel[] = [
  {
    charset: 'windows-1252', // isolated accents among ASCII
    costs: tableOf(
      '80:30 81:100 8b:35 8c:20 90:100 97:22 9b:35 9c:22 9d:100 a0:35 a1:28 aa:38 ab:25 af:38 b0:30 ' +
        'b9:36 bb:25 be:30 bf:25 d6:16 d7:40 f6:14 f7:40 fe:14 ff:60',
    ),
    single: ALL,
    inRun: 22,
    rarity: 0,
  },
  // Cyrillic in windows-1251 and KOI8-R: whole words of high bytes. C-20 doesn't let us name these charsets.
  {
    charset: 'windows-1252',
    costs: tableOf('a7:50 a8:30 b7:50 b8:30 bf:50 df:22 ff:15'),
    single: ALL,
    rarity: 22,
  },
  {
    charset: 'windows-1252',
    costs: tableOf('a2:50 a3:30 b2:50 b3:30 bf:50 df:15 ff:22'),
    single: ALL,
    rarity: 22,
  },
  {
    charset: 'gb18030',
    costs: tableOf('a0:62 a1:32 a3:40 a9:48 af:65 d7:38 f7:50 ff:65'),
    lowTrail: 0xa1,
    rarity: 0,
  },
  {
    charset: 'shift_jis',
    costs: tableOf('80:100 81:30 83:23 87:50 97:38 9f:50 df:46 ea:52 ee:62 f9:90 ff:65'),
    single: [0xa0, 0xdf], // half-width katakana, which come in runs
    inRun: -19,
    rarity: 4,
  },
  { charset: 'big5', costs: tableOf('a0:70 a1:32 a3:58 af:36 c6:40 c8:70 f9:54 ff:70'), rarity: 4 },
  {
    charset: 'euc-kr',
    costs: tableOf('a0:65 a1:32 a3:40 af:55 c8:34 ff:55'),
    lowTrail: 0xa1,
    rarity: 7,
  },
  {
    charset: 'euc-jp', // without kana, the text looks like GB2312
    costs: tableOf('a0:100 a1:32 a3:45 a5:23 af:65 cf:39 f4:52 ff:65'),
    lowTrail: 0xa1,
    rarity: 40,
  },
];

/** Frequent characters in names, events and results of Go. They decide the charset of texts of two characters. */
const frequent =
  /[一二三四五六七八九十第届回期局段级級目子手半黑黒白先胜勝战戦戰赛賽名人王天元棋围圍国國年月日時时中大小李金林陈陳张張刘이김박최정강조윤장한서신성석준진영민호창수원철지흑]/g;

const FREQUENT = 15;
const ASCII = 12;
const LOW_TRAIL = 62;
const INVALID = 100;
/** `]` is more often the end of a value than the second byte of a character. */
const BRACKET = 0x5d;
const BRACKET_ALONE = 5;
const BRACKET_AS_TRAIL = 16;
/** Extra cost of a letter next to a character of another script. */
const MIXED = 14;

function costOf(sample: Uint8Array, model: CharsetModel): number {
  const { charset, costs, single: [first, last] = [0, 0], lowTrail = 0, inRun = 0 } = model;
  let sum = model.rarity;
  let before = 0;
  for (let at = 0; at < sample.length; at++) {
    const lead = sample[at] ?? 0;
    const trail = sample[at + 1] ?? 0;
    if (lead < 0x80) sum += lead === BRACKET ? BRACKET_ALONE : ASCII;
    else if (lead >= first && lead <= last) sum += (costs[lead] ?? 0) + (before > 0x7f ? inRun : 0);
    else if (!isPair(lead, trail, charset)) sum += INVALID;
    else {
      sum += trail < lowTrail ? LOW_TRAIL : (costs[lead] ?? 0);
      if (trail === BRACKET) sum += BRACKET_AS_TRAIL;
      at += 1;
    }
    if (isMixed(lead, before) || isMixed(before, lead)) sum += first === ALL[0] ? 0 : MIXED;
    before = lead;
  }
  const found = first === ALL[0] ? null : new TextDecoder(charset).decode(sample).match(frequent);
  return sum - FREQUENT * (found?.length ?? 0);
}

function isPair(lead: number, trail: number, charset: string): boolean {
  if (lead === 0x80 || lead === 0xff) return false;
  const isBetween = trail === 0x7f || (charset === 'big5' && trail > 0x7f && trail < 0xa1);
  return trail > 0x3f && trail < 0xff && !isBetween;
}

function isMixed(letter: number, high: number): boolean {
  return high > 0x7f && (letter | 32) > 0x60 && (letter | 32) < 0x7b;
}

/** Expands entries `last:cost`: the cost for all bytes up to and including `last` (hexadecimal). */
function tableOf(costs: string): number[] {
  const table: number[] = [];
  for (const entry of costs.split(' ')) {
    const [last = '', cost] = entry.split(':');
    while (table.length <= parseInt(last, 16)) table.push(Number(cost));
  }
  return table;
}
