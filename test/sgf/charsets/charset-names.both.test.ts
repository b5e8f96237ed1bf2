import { expect } from '@esm-bundle/chai';
import { decoderFor } from '../../../src/sgf/charsets/charset-names.js';
import { decodeSgf } from '../../../src/sgf/decode.js';
import { type Decoding, needsDecoding } from '../../helpers/decoders.js';
import { bytesFrom, codesOf } from '../../helpers/records.js';

/** The browser's name, and names that files use for it (C-04, C-05, C-14). */
const names: Readonly<Record<string, string>> = {
  'utf-8': 'UTF-8, utf8, Utf 8, UTF_8, UTF-8:8bit, unicode-1-1-utf-8, cp65001',
  'utf-16le': 'UTF-16, UTF16, UTF-16LE, utf16le, UTF_16_LE, ucs-2, Unicode',
  'utf-16be': 'UTF-16BE, UTF16BE, utf_16 be',
  gb18030: 'GB18030, gb2312, GB 2312, GB_2312-80, gb2312-80, GBK, x-gbk, GB, CP936, ms936, EUC-CN',
  big5: 'Big5, BIG-5, big5-hkscs, Big5HKSCS, cn-big5, x-x-big5, cp950, MS950, windows-950, Big5-ETen',
  shift_jis:
    'Shift_JIS, Shift-JIS, shift jis, ShiftJIS, SJIS, s-jis, x-sjis, MS_Kanji, cp932, ms932, ' +
    'Windows-31J, csShiftJIS, SHIFT_JIS:8bit',
  'euc-jp': 'EUC-JP, eucJP, euc_jp, x-euc-jp, ujis, eucJP-ms',
  'iso-2022-jp': 'ISO-2022-JP, iso2022jp, ISO_2022_JP, ISO-2022-JP-2, JIS, csISO2022JP',
  'euc-kr':
    'EUC-KR, euc_KR, euckr, KS_C_5601, KS_C_5601-1987, KSC5601, ksc_5601, KS X 1001, UHC, CP949, ' +
    'MS949, windows-949, korean',
  'windows-1250': 'windows-1250, cp1250, win1250, Win-1250, 1250, x-cp1250',
  'windows-1251': 'windows-1251, Windows1251, cp1251, CP-1251, win1251, 1251, ms1251, ansi1251',
  'windows-1252':
    'windows-1252, cp1252, 1252, latin1, Latin-1, latin_1, ISO-8859-1, ISO8859_1, iso88591, 8859-1, ' +
    'ISO_8859-1:1987, l1, ascii, US-ASCII, us_ascii, usascii',
  'windows-1253': 'windows-1253, cp1253',
  'windows-1254': 'windows-1254, cp1254, ISO-8859-9, latin5',
  'windows-1255': 'windows-1255, win1255',
  'windows-1256': 'windows-1256, 1256',
  'windows-1257': 'windows-1257, cp1257',
  'windows-1258': 'windows-1258, cp1258',
  'windows-874': 'windows-874, TIS-620, tis620, TIS-620-2533, cp874, ISO-8859-11',
  'iso-8859-2': 'ISO-8859-2, ISO8859-2, iso_8859_2, latin2, Latin 2, l2',
  'iso-8859-3': 'ISO-8859-3, latin3',
  'iso-8859-4': 'ISO-8859-4, latin4',
  'iso-8859-5': 'ISO-8859-5, cyrillic',
  'iso-8859-6': 'ISO-8859-6, arabic',
  'iso-8859-7': 'ISO-8859-7, greek',
  'iso-8859-8': 'ISO-8859-8, hebrew',
  'iso-8859-10': 'ISO-8859-10, latin6',
  'iso-8859-13': 'ISO-8859-13, latin7',
  'iso-8859-14': 'ISO-8859-14, latin8',
  'iso-8859-15': 'ISO-8859-15, ISO8859_15, latin9, Latin-9, l9',
  'iso-8859-16': 'ISO-8859-16, latin10',
  'koi8-r': 'KOI8-R, koi8r, KOI8_R, koi8, koi',
  'koi8-u': 'KOI8-U, koi8u, koi8-ru',
  ibm866: 'IBM866, cp866, 866',
  macintosh: 'macintosh, mac, x-mac-roman, MacRoman',
  'x-mac-cyrillic': 'x-mac-cyrillic',
};

/** `replacement` in the Encoding Standard would make one U+FFFD of a whole file (C-13, C-15). */
const undecodable =
  'ISO-2022-KR, ISO-2022-CN, HZ-GB-2312, HZ, UTF-7, UTF-32, UTF-32BE, replacement, CNS 11643, JOHAB, foo, ' +
  'unknown, ?, \0, é, constructor, __proto__';

/**
 * The same text in many charsets. All but `oddSamples` are bytes on which browsers and Node agree: Node (ICU) reads
 * 80-9F of windows-1252 as controls, knows no ISO-8859-8-I, takes other characters for the rare ones of Big5 (HKSCS),
 * GBK (80, A2AB) and EUC-KR, and eats an ASCII byte after a broken lead byte.
 */
const samples: readonly (readonly [charset: string, bytes: string, text: string])[] = [
  ['GB2312', 'cea7 c6e5', '围棋'],
  ['GBK', '87fa c6e5', '圍棋'],
  ['GB18030', '8139 ee39', '㐀'],
  ['Big5', 'b3f2 b4d1', '圍棋'],
  ['CP950', 'a65d a55c', '因功'],
  ['SJIS', '88cd 8ce9 835c c0', '囲碁ソﾀ'],
  ['EUC-JP', 'b0cf b8eb', '囲碁'],
  ['EUC-KR', 'b9d9 b5cf', '바둑'],
  ['CP949', '8141', '갂'],
  ['cp1250', 'a3', 'Ł'],
  ['win1251', 'c3ee', 'Го'],
  ['1252', '93e9 94', '“é”'],
  ['latin2', 'b1e6', 'ąć'],
  ['ISO-8859-7', 'c3ea', 'Γκ'],
  ['latin9', 'a4', '€'],
  ['latin10', 'aa', 'Ș'],
  ['koi8-r', 'e7cf', 'Го'],
  ['KOI8-U', 'e7a4', 'Гє'],
  ['TIS-620', 'cbc1 d2a1', 'หมาก'],
];

/** Samples that Node, too, would have to decode as the standard says. */
const oddSamples: Readonly<Record<string, Decoding>> = { CP949: 'cp949', latin10: 'iso-8859-16' };

describe('charset names', () => {
  for (const [encoding, list] of Object.entries(names)) {
    it(`mean ${encoding}`, function () {
      if (encoding === 'iso-8859-16') needsDecoding(this, encoding);
      for (const name of list.split(', ')) {
        for (const spelling of [name, name.toUpperCase(), ` ${name.toLowerCase()}\n`]) {
          expect(decoderFor(spelling)?.encoding, spelling).to.equal(encoding);
        }
      }
    });
  }

  it('mean nothing where no browser decodes the charset', () => {
    for (const name of undecodable.split(', ')) expect(decoderFor(name), name).to.equal(undefined);
  });

  it('of an undecodable charset leave the text raw (C-13, C-15)', () => {
    for (const name of ['ISO-2022-KR', 'HZ-GB-2312', 'utf-7', 'UTF-32']) {
      const sgf = `(;CA[${name}]C[~{VPND~} +ZeU-])`;
      const { text, findings } = decodeSgf(bytesFrom(`"${sgf}"`));
      expect(text).to.equal(sgf);
      expect(codesOf(findings)).to.eql(['unknown-charset']);
    }
  });

  for (const [charset, bytes, text] of samples) {
    it(`in CA: ${charset}`, function () {
      const needed = oddSamples[charset];
      if (needed) needsDecoding(this, needed);
      const decoded = decodeSgf(bytesFrom(`"(;CA[${charset}]C[" ${bytes} "])"`));
      expect(decoded.text).to.equal(`(;CA[${charset}]C[${text}])`);
    });
  }
});
