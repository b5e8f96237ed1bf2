import { expect } from '@esm-bundle/chai';
import { decodeSgf } from '../../../src/sgf/decode.js';
import { parseSgf } from '../../../src/sgf/parse.js';
import { bytesFrom, codesOf } from '../../helpers/records.js';

const GB = '"(;CA[GB2312]PB[" cea7 c6e5 "])"';
const SJIS = '"(;CA[Shift_JIS]PB[" 88cd 8ce9 "]C[" 905c "])"'; // 囲碁, 申 with the byte of a backslash
const BIG5 = '"(;CA[Big5]C[" a65d "(]AB[aa](;B[bb])(;B[cc]))"'; // 因 with the byte of a bracket
const UTF8 = '"(;CA[UTF-8]PB[" e6a38b "])"';

const gb = '(;CA[GB2312]PB[围棋])';
const sjis = '(;CA[Shift_JIS]PB[囲碁]C[申])';
const big5 = '(;CA[Big5]C[因(]AB[aa](;B[bb])(;B[cc]))';
const utf8 = '(;CA[UTF-8]PB[棋])';

const rows: readonly (readonly [title: string, bytes: string, text: string, codes?: string[]])[] = [
  ['two', GB + SJIS, gb + sjis],
  ['brackets in characters', SJIS + BIG5 + GB, sjis + big5 + gb],
  [
    'games without CA among them, by what their own bytes look like',
    `${GB}"(;PB[caf" e9 "])"${SJIS}"(;PB[" e6a38b "])(;C[" b9d9 b5cf b9d9 b5cf "])"`,
    `${gb}(;PB[café])${sjis}(;PB[棋])(;C[바둑바둑])`,
  ],
  [
    'a character with the byte of a backslash at the end of a value, without CA',
    `${GB}"(;PB[" 90ec "]C[" 93fa 967b 8afb 8940 905c "])"${UTF8}`,
    `${gb}(;PB[川]C[日本棋院申])${utf8}`,
  ],
  [
    'a missing parenthesis',
    `"(;CA[GB2312]PB[" cea7 c6e5 "];B[aa](;W[bb])"${SJIS}${UTF8}`,
    `(;CA[GB2312]PB[围棋];B[aa](;W[bb])${sjis}${utf8}`,
  ],
  [
    'junk before, between and after',
    `"(C) a [b "${GB}" x) (y) ["${SJIS}"z]("`,
    `(C) a [b ${gb} x) (y) [${sjis}z](`,
  ],
  [
    'CA behind other values',
    `"(;PB[" cea7 c6e5 "]CA[gbk])(;PB[" 88cd 8ce9 "]ChArset[ SJIS ])"`,
    '(;PB[围棋]CA[gbk])(;PB[囲碁]ChArset[ SJIS ])',
  ],
  [
    'one that is unknown',
    `"(;CA[foo]PB[" cea7 c6e5 cea7 c6e5 "])"${SJIS}`,
    `(;CA[foo]PB[围棋围棋])${sjis}`,
    ['mixed-charset', 'unknown-charset'],
  ],
  [
    'one that is wrong',
    `"(;CA[Latin1]PB[" e6a38b "])"${SJIS}`,
    `(;CA[Latin1]PB[棋])${sjis}`,
    ['mixed-charset', 'charset-mismatch'],
  ],
  ['an escaped bracket', `"(;CA[UTF-8]C[a\\](])"${SJIS}`, `(;CA[UTF-8]C[a\\](])${sjis}`],
  ['a value that never ends', `${GB}"(;CA[big5]C[" b4d1`, `${gb}(;CA[big5]C[棋`],
  [
    'two CA in one node: the first counts',
    `"(;CA[big5]CA[gbk]C[" b4d1 "])"`,
    '(;CA[big5]CA[gbk]C[棋])',
  ],
  ['two names of one charset are one', `${GB}"(;CA[GBK]C[" c6e5 "])"`, `${gb}(;CA[GBK]C[棋])`, []],
  [
    'CA in a comment is none',
    `"(;C[CA[UTF-8\\]]CA[GBK]PB[" c6e5 "])"`,
    '(;C[CA[UTF-8\\]]CA[GBK]PB[棋])',
    [],
  ],
];

describe('a file of several charsets (C-18)', () => {
  for (const [title, bytes, text, codes = ['mixed-charset']] of rows) {
    it(title, () => {
      const decoded = decodeSgf(bytesFrom(bytes));
      expect(decoded.text).to.equal(text);
      const found = codesOf(decoded.findings).filter((code) => code !== 'charset-guessed');
      expect(found).to.eql(codes);
    });
  }

  it('tells which', () => {
    expect(decodeSgf(bytesFrom(GB + SJIS + GB + UTF8)).findings).to.eql([
      { code: 'mixed-charset', offset: 0, detail: 'GB2312, Shift_JIS, UTF-8' },
    ]);
  });

  it('places findings in the joined text', () => {
    const { findings } = decodeSgf(bytesFrom(`${GB}"(;CA[UTF-8]C[" c3a9 c3a9 ff "])"`));
    expect(findings[1]).to.include({ code: 'decode-error', offset: gb.length + 15 });
  });

  it('is not read game by game when the page or a mark tells the charset', () => {
    expect(codesOf(decodeSgf(bytesFrom(GB + SJIS), 'big5').findings)).not.to.include(
      'mixed-charset',
    );
    expect(codesOf(decodeSgf(bytesFrom(`efbbbf ${UTF8}${GB}`)).findings)).to.eql(['decode-error']);
  });

  it('may hold thousands of games', function () {
    const games = bytesFrom(GB + SJIS + '"(;C["' + BIG5); // every other game lacks its end
    const bytes = new Uint8Array(games.length * 20_000);
    for (let at = 0; at < bytes.length; at += games.length) bytes.set(games, at);
    const { text } = decodeSgf(bytes);
    const { trees } = parseSgf(text);
    expect(trees.length).to.be.at.least(40_000);
  });
});

describe('backslashes that a program has put into characters (C-10)', () => {
  const test = (title: string, bytes: string, text: string) =>
    it(title, () => expect(decodeSgf(bytesFrom(bytes)).text).to.equal(text));

  test('go, before the byte of a bracket', '"(;CA[big5]C[" a65c5d "])"', '(;CA[big5]C[因])');
  test(
    'go, before the byte of a backslash',
    '"(;CA[SJIS]C[" 905c5c 8ce9 "])"',
    '(;CA[SJIS]C[申碁])',
  );
  test('stay where a value ends', '"(;CA[SJIS]C[" 905c "];B[aa])"', '(;CA[SJIS]C[申];B[aa])');
  test(
    'stay where another character shows that none are put in',
    '"(;CA[SJIS]C[" 905c "a" 905c5c "])"',
    '(;CA[SJIS]C[申a申\\])',
  );
});
