import { asciiOf } from './double-bytes.js';
import { chinese, type Frequent, japanese, korean, traditional } from './frequent.js';

/**
 * Guesses the charset of bytes that are not UTF-8 and have no CA (C-03, C-20): the one in which they are most probable.
 * Costs are roughly tenths of powers of ten: a hanzi of level 1 is one of thousands, 38; a kana one of 80, 23; an
 * accented letter 14.
 */
export function guessCharset(bytes: Uint8Array): string {
  const sample = bytes.filter(isNearHighByte).subarray(0, SAMPLE_SIZE);
  let guess = 'windows-1252';
  let least = Infinity;
  const hasWords = hasForeignWords(sample);
  for (const model of charsetModels) {
    if (model.capitals && !hasWords) continue;
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
  /** The bytes of capital letters of an alphabet that is not Latin. Capitals within a word are improbable. */
  readonly capitals?: RegExp;
  /** Frequent words of that alphabet. */
  readonly words?: RegExp;
  /** Frequent characters, and how much less they cost than others. */
  readonly frequent?: readonly ReadonlySet<string>[];
  readonly bonus?: readonly [first: number, second: number];
  /** The rarity of files without CA in this charset. */
  readonly rarity: number;
}

const ALL = [0x80, 0xff] as const;

/** The small letters of an alphabet by frequency, for the costs of bytes. Other letters are of medium frequency. */
interface Alphabet {
  readonly letters: RegExp;
  readonly frequent: string;
  readonly rare: string;
}

const russian: Alphabet = { letters: /[а-яё]/, frequent: 'оеаинтсрвлк', rare: 'фщъэцюхё' };
const greek: Alphabet = { letters: /[ΐά-ώ]/, frequent: 'αοιετσνηυρπκ', rare: 'ξψζβϋ' };

/** Costs of a frequent, a medium and a rare letter, of the signs that go with an alphabet, and of all other signs. */
const LETTER = { frequent: 11, medium: 16, rare: 24, sign: 25, other: 60 };
const SIGNS = '«»№—–';
/** Words in records of Go that many texts have. */
const russianWords =
  /(?<![а-яё])(?:ход|белы[ехй]|белым|ч[её]рны[ехй]|ч[её]рным|парти[яи]|финал|тур|кубок|чемпионат|москва|россии|дан|кю|игра|победил[иа]?|сдал[иа]сь|не|на|и|в|с|к|по|это|так|лучше|можно|здесь)(?![а-яё])/g;

const setsOf = (frequent: Frequent) => frequent.map((characters) => new Set(characters));

const charsetModels: readonly CharsetModel[] = [
  {
    charset: 'windows-1252', // isolated accents among ASCII
    costs: tableOf(
      '80:30 81:100 8b:35 8c:20 90:100 97:22 9b:35 9c:22 9d:100 a0:35 a1:28 aa:46 ab:25 af:46 b0:30 ' +
        'b9:44 bb:25 be:38 bf:25 d6:16 d7:40 f6:14 f7:40 fe:14 ff:60',
    ),
    single: ALL,
    inRun: 22,
    rarity: 0,
  },
  {
    charset: 'windows-1251',
    costs: lettersOf('windows-1251', russian),
    single: ALL,
    capitals: /[\xa8\xc0-\xdf]/,
    words: russianWords,
    rarity: 26,
  },
  {
    charset: 'koi8-r',
    costs: lettersOf('koi8-r', russian),
    single: ALL,
    capitals: /[\xb3\xe0-\xff]/,
    words: russianWords,
    rarity: 34,
  },
  {
    charset: 'windows-1253', // with the letters of ISO-8859-7
    costs: lettersOf('windows-1253', greek),
    single: ALL,
    capitals: /[\xa2\xb8-\xba\xbc\xbe\xbf\xc1-\xdb]/,
    rarity: 36,
  },
  {
    charset: 'gb18030',
    costs: tableOf('a0:62 a1:32 a3:40 a9:48 af:65 d7:43 f7:53 ff:65'),
    lowTrail: 0xa1,
    frequent: setsOf(chinese),
    bonus: [17, 11],
    rarity: 0,
  },
  {
    charset: 'shift_jis',
    costs: tableOf('80:100 81:30 83:23 87:50 97:43 9f:54 df:46 ea:55 ee:62 f9:90 ff:65'),
    single: [0xa0, 0xdf], // half-width katakana, which come in runs
    inRun: -19,
    frequent: setsOf(japanese),
    bonus: [20, 13],
    rarity: 4,
  },
  {
    charset: 'big5',
    costs: tableOf('a0:70 a1:32 a3:58 af:43 c6:46 c8:70 f9:56 ff:70'),
    frequent: setsOf(traditional),
    bonus: [17, 11],
    rarity: 4,
  },
  {
    charset: 'euc-kr',
    costs: tableOf('a0:65 a1:32 a3:40 af:55 c8:45 ff:60'),
    lowTrail: 0xa1,
    frequent: setsOf(korean),
    bonus: [25, 17],
    rarity: 7,
  },
  {
    charset: 'euc-jp',
    costs: tableOf('a0:100 a1:32 a3:45 a4:28 a5:26 af:65 cf:43 f4:54 ff:65'),
    lowTrail: 0xa1,
    frequent: setsOf(japanese),
    bonus: [20, 13],
    rarity: 9,
  },
];

const ASCII = 12;
const LOW_TRAIL = 62;
const INVALID = 100;
/** `]` is more often the end of a value than the second byte of a character. */
const BRACKET = 0x5d;
const BRACKET_ALONE = 5;
const BRACKET_AS_TRAIL = 16;
/** Extra cost of a letter next to a character of another script. */
const MIXED = 14;

/** Costs of a capital letter: at the beginning of a word, after another capital, and after a small letter. */
const CAPITAL = { first: 6, next: 1, within: 30 };
/** Cost of a small letter at the beginning of a word. */
const SMALL_FIRST = 5;
/** How much less a frequent word costs. */
const WORD = 30;

function costOf(sample: Uint8Array, model: CharsetModel): number {
  const { costs, single: [first, last] = [0, 0], lowTrail = 0, inRun = 0 } = model;
  const isLatin = first === ALL[0] && !model.capitals;
  let sum = model.rarity;
  let before = 0;
  for (let at = 0; at < sample.length; at++) {
    const lead = sample[at] ?? 0;
    const trail = sample[at + 1] ?? 0;
    if (lead < 0x80) sum += lead === BRACKET ? BRACKET_ALONE : ASCII;
    else if (lead >= first && lead <= last) {
      sum += (costs[lead] ?? 0) + (before > 0x7f ? inRun : 0) + caseCost(lead, before, model);
    } else if (!isPair(lead, trail, model.charset)) sum += INVALID;
    else {
      sum += trail < lowTrail ? LOW_TRAIL : (costs[lead] ?? 0);
      if (trail === BRACKET) sum += BRACKET_AS_TRAIL;
      at += 1;
    }
    if (isMixed(lead, before) || isMixed(before, lead)) sum += isLatin ? 0 : MIXED;
    before = lead;
  }
  return sum - bonusOf(sample, model);
}

function caseCost(letter: number, before: number, { capitals, costs }: CharsetModel): number {
  const isLetter = (byte: number) => byte > 0x7f && (costs[byte] ?? 0) <= LETTER.rare;
  if (!capitals || !isLetter(letter)) return 0;
  const isCapital = (byte: number) => capitals.test(String.fromCharCode(byte));
  const isFirst = !isLetter(before);
  if (!isCapital(letter)) return isFirst ? SMALL_FIRST : 0;
  if (isFirst) return CAPITAL.first;
  return isCapital(before) ? CAPITAL.next : CAPITAL.within;
}

function bonusOf(sample: Uint8Array, { charset, frequent, words, bonus = [0, 0] }: CharsetModel) {
  if (words) {
    const text = new TextDecoder(charset).decode(sample).toLowerCase();
    return WORD * (text.match(words)?.length ?? 0);
  }
  if (!frequent) return 0;
  const [first, second] = frequent;
  let sum = 0;
  for (const character of new TextDecoder(charset).decode(sample)) {
    if (first?.has(character)) sum += bonus[0];
    else if (second?.has(character)) sum += bonus[1];
  }
  return sum;
}

/**
 * Whether most high bytes are words of their own, one of them with three letters: in Latin charsets, letters with
 * accents are beside ASCII letters, and signs are alone or beside digits.
 */
function hasForeignWords(sample: Uint8Array): boolean {
  const ascii = asciiOf(sample);
  const words =
    ascii.match(/(?<![A-Za-z0-9\x80-\xff])[\xa2\xa3\xa8\xb3\xb8-\xff]+(?![A-Za-z0-9])/g) ?? [];
  const high = ascii.match(/[^\0-\x7f]/g)?.length ?? 0;
  return words.some((word) => word.length > 2) && words.join('').length > MOST_WORDS * high;
}

/** Share of the high bytes that are in words of their own, in texts of another alphabet. */
const MOST_WORDS = 0.8;

function isPair(lead: number, trail: number, charset: string): boolean {
  if (lead === 0x80 || lead === 0xff) return false;
  if (charset === 'euc-jp') return isJisPair(lead, trail);
  const isBetween = trail === 0x7f || (charset === 'big5' && trail > 0x7f && trail < 0xa1);
  return trail > 0x3f && trail < 0xff && !isBetween;
}

/** Whether EUC-JP has a character in this place: some rows are empty, and those of kana are short. */
function isJisPair(lead: number, trail: number): boolean {
  const last = lead === 0xa4 ? 0xf3 : lead === 0xa5 ? 0xf6 : 0xfe;
  const isRow = lead > 0xa0 && (lead < 0xa9 || lead > 0xaf) && lead < 0xf5;
  return isRow && trail > 0xa0 && trail <= last;
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

/** The costs of the bytes of a charset with an alphabet of its own. */
function lettersOf(charset: string, { letters, frequent, rare }: Alphabet): number[] {
  const bytes = Uint8Array.from({ length: 128 }, (_, at) => at + 0x80);
  const characters = new TextDecoder(charset).decode(bytes);
  const costs = [...characters].map((character) => {
    const letter = character.toLowerCase();
    if (!letters.test(letter)) return SIGNS.includes(character) ? LETTER.sign : LETTER.other;
    if (frequent.includes(letter)) return LETTER.frequent;
    return rare.includes(letter) ? LETTER.rare : LETTER.medium;
  });
  return [...new Array<number>(128).fill(0), ...costs];
}
