import { expect } from '@esm-bundle/chai';
import { decodeSgf } from '../../src/sgf/decode.js';
import { type Decoding, needsDecoding } from '../helpers/decoders.js';
import { bytesFrom, codesOf } from '../helpers/records.js';

type Row = readonly [
  title: string,
  bytes: string,
  text: string,
  charset: string,
  findings?: readonly string[],
  needed?: Decoding,
];

function test(rows: readonly Row[], charset?: string): void {
  for (const [title, bytes, text, name, findings = [], needed] of rows) {
    it(title, function () {
      if (needed) needsDecoding(this, needed);
      const decoded = decodeSgf(bytesFrom(bytes), charset);
      expect(decoded.text).to.equal(text);
      expect(decoded.charset).to.equal(name);
      expect(codesOf(decoded.findings)).to.eql(findings);
    });
  }
}

describe('decodeSgf', () => {
  it('names the byte that belongs to no character', () => {
    const rows = [
      ['"(;CA[UTF-8]C[" ff "])"', 'utf-8 (0xFF)'],
      ['"(;CA[UTF-8]C[" e6a38be6a38be9 "])"', 'utf-8 (0xE9)'],
      ['"(;CA[UTF-8]C[" e6a38be6a38be4bd "])"', 'utf-8 (0xE4)'],
      ['"(;CA[UTF-8]C[" e6a38be6a38be4', 'utf-8 (0xE4)'],
    ] as const;
    for (const [bytes, detail] of rows)
      expect(decodeSgf(bytesFrom(bytes)).findings[0]?.detail, bytes).to.equal(detail);
  });

  describe('by its mark', () => {
    test([
      [
        'UTF-8, whatever CA says (C-11)',
        'efbbbf "(;CA[big5]C[" e6a38b "])"',
        '(;CA[big5]C[棋])',
        'utf-8',
      ],
      ['UTF-16, low byte first', 'fffe 2800 3b00 cb68', '(;棋', 'utf-16le'],
      ['UTF-16, high byte first', 'feff 0028 003b 68cb', '(;棋', 'utf-16be'],
      ['UTF-16 without a mark, high byte first', '0028 003b 0043 005b 68cb', '(;C[棋', 'utf-16be'],
      ['UTF-16 without a mark, low byte first', '2800 3b00 4300 5b00 cb68', '(;C[棋', 'utf-16le'],
    ]);
  });

  describe('by CA', () => {
    test([
      ['GB2312 (C-14)', '"(;CA[gb2312]PB[" cea7 c6e5 "])"', '(;CA[gb2312]PB[围棋])', 'gb18030'],
      ['Big5 (C-14)', '"(;CA[Big5]PB[" b3f2 b4d1 "])"', '(;CA[Big5]PB[圍棋])', 'big5'],
      ['SJIS (C-14)', '"(;CA[SJIS]PB[" 88cd 8ce9 "])"', '(;CA[SJIS]PB[囲碁])', 'shift_jis'],
      ['EUC-KR', '"(;CA[EUC-KR]PB[" b9d9 b5cf "])"', '(;CA[EUC-KR]PB[바둑])', 'euc-kr'],
      [
        'case, blanks and hyphens do not count (C-04)',
        '"(;CA[ euc_KR ]PB[" b9d9 "])"',
        '(;CA[ euc_KR ]PB[바])',
        'euc-kr',
      ],
      [
        'Latin1 means windows-1252 (C-14)',
        '"(;CA[Latin1]PB[" e9 "])"',
        '(;CA[Latin1]PB[é])',
        'windows-1252',
      ],
      [
        'ISO-8859-15 under a private spelling',
        '"(;CA[ISO8859_15]PB[" a4 "])"',
        '(;CA[ISO8859_15]PB[€])',
        'iso-8859-15',
      ],
      [
        'FF[5]: before the colon (C-05)',
        '"(;CA[UTF-8:8bit]PB[" c3a9 "])"',
        '(;CA[UTF-8:8bit]PB[é])',
        'utf-8',
      ],
      [
        'found behind other properties (C-06)',
        '"(;PB[" b4d1 "]ChArset[big5])"',
        '(;PB[棋]ChArset[big5])',
        'big5',
      ],
      ['a ] inside a character (C-07)', '"(;CA[big5]C[" a65d "])"', '(;CA[big5]C[因])', 'big5'],
      [
        'a \\ inside a character (C-08)',
        '"(;CA[SJIS]C[" 905c "])"',
        '(;CA[SJIS]C[申])',
        'shift_jis',
      ],
      [
        'ISO-2022-JP, which looks like ASCII (C-16)',
        '"(;CA[ISO-2022-JP]C[" 1b "$BF|K" 5c 1b "(B])"',
        '(;CA[ISO-2022-JP]C[日本])',
        'iso-2022-jp',
      ],
      [
        'not when UTF-8 contradicts a single-byte set (C-12)',
        '"(;CA[ISO-8859-1]C[" c3a9 "])"',
        '(;CA[ISO-8859-1]C[é])',
        'utf-8',
        ['charset-mismatch'],
      ],
      [
        'not when three-byte UTF-8 contradicts (C-12)',
        '"(;CA[big5]C[" e6a38b e6a38b "])"',
        '(;CA[big5]C[棋棋])',
        'utf-8',
        ['charset-mismatch'],
      ],
      [
        'not when it says UTF-8 and the bytes are another set',
        '"(;CA[UTF-8]PB[" cea7 c6e5 cea7 c6e5 "])"',
        '(;CA[UTF-8]PB[围棋围棋])',
        'gb18030',
        ['charset-mismatch', 'charset-guessed'],
      ],
      [
        'Big5 that could be UTF-8 of two bytes stays Big5 (C-12)',
        '"(;CA[big5]C[" cda1 "])"',
        '(;CA[big5]C[矷])',
        'big5',
      ],
      [
        'EUC-KR that could be UTF-8 of two bytes stays EUC-KR (C-12)',
        '"(;CA[EUC-KR]C[" c3bc "r Go])"',
        '(;CA[EUC-KR]C[체r Go])',
        'euc-kr',
      ],
      [
        'U+FFFD that a program left in UTF-8 is no fault of the bytes',
        '"(;CA[MS_KANJI]C[" efbfbd efbfbd "A])"',
        '(;CA[MS_KANJI]C[\uFFFD\uFFFDA])',
        'utf-8',
        ['charset-mismatch'],
      ],
      [
        'not when it says UTF-8 and the bytes are Latin-1',
        '"(;CA[UTF-8]PB[M" fc "ller])"',
        '(;CA[UTF-8]PB[Müller])',
        'windows-1252',
        ['charset-mismatch'],
      ],
      [
        'not when it says UTF-16 where a byte is a character',
        '"(;CA[UTF-16]PB[M" fc "ller])"',
        '(;CA[UTF-16]PB[Müller])',
        'windows-1252',
        ['charset-mismatch'],
      ],
      [
        'not when the bytes fail to decode and are plainly another set',
        '"(;CA[EUC-KR]C[" 837b 815b 8368 815b 837b 815b 835f 815b "])"',
        '(;CA[EUC-KR]C[ボードーボーダー])',
        'shift_jis',
        ['charset-mismatch', 'charset-guessed'],
        'cp949',
      ],
      [
        'but a bad byte does not undo it',
        '"(;CA[big5]EV[" b3f2 b4d1 b3f2 b4d1 b3f2 b4d1 b3f2 b4d1 b3f2 b4d1 ff "])"',
        '(;CA[big5]EV[圍棋圍棋圍棋圍棋圍棋\uFFFD])',
        'big5',
        ['decode-error'],
        'a bad byte in big5',
      ],
      [
        'a lone bad byte under UTF-8 is no letter (C-19)',
        '"(;CA[UTF-8]C[" ff "])"',
        '(;CA[UTF-8]C[\uFFFD])',
        'utf-8',
        ['decode-error'],
      ],
      [
        'unknown names (C-13)',
        '"(;CA[xyz]C[" e6a38b "])"',
        '(;CA[xyz]C[棋])',
        'utf-8',
        ['unknown-charset'],
      ],
      [
        'a CA that names none (C-05)',
        '"(;CA[:8bit]C[" e6a38b "])"',
        '(;CA[:8bit]C[棋])',
        'utf-8',
        [],
      ],
      [
        'ISO-2022-KR, which no browser has (C-15)',
        '"(;CA[ISO-2022-KR])"',
        '(;CA[ISO-2022-KR])',
        'utf-8',
        ['unknown-charset'],
      ],
      [
        'one bad byte stays one bad byte (C-19)',
        '"(;CA[UTF-8]C[" c3a9 c3a9 ff "])"',
        '(;CA[UTF-8]C[éé\uFFFD])',
        'utf-8',
        ['decode-error'],
      ],
    ]);
  });

  describe('without CA', () => {
    test([
      ['ASCII', '"(;C[a])"', '(;C[a])', 'utf-8'],
      ['UTF-8 (C-02)', '"(;C[" e6a38b "])"', '(;C[棋])', 'utf-8'],
      ['a lone accent (C-03)', '"(;C[caf" e9 "])"', '(;C[café])', 'windows-1252'],
      [
        'Chinese (C-20)',
        '"(;PB[" b3c2 d7e6 b5c2 "]C[" cea7 c6e5 "])"',
        '(;PB[陈祖德]C[围棋])',
        'gb18030',
        ['charset-guessed'],
      ],
      [
        'Japanese (C-20)',
        '"(;EV[" 8367 815b 8369 8381 8393 8367 "])"',
        '(;EV[トーナメント])',
        'shift_jis',
        ['charset-guessed'],
      ],
      [
        'Korean (C-20)',
        '"(;C[" b9d9 b5cf c0cc c3a2 c8a3 b9d9 b5cf c0cc c3a2 c8a3 "])"',
        '(;C[바둑이창호바둑이창호])',
        'euc-kr',
        ['charset-guessed'],
      ],
      ['nothing', '', '', 'utf-8'],
    ]);
  });

  describe('told by the page (C-20)', () => {
    test([['against CA', '"(;CA[UTF-8]C[" b4d1 "])"', '(;CA[UTF-8]C[棋])', 'big5']], 'BIG-5');
    test([['not against a mark', 'efbbbf "(;C[" e6a38b "])"', '(;C[棋])', 'utf-8']], 'big5');
    test([['wrongly', '"(;C[" e6a38b "])"', '(;C[棋])', 'utf-8', ['unknown-charset']]], 'klingon');
  });
});
