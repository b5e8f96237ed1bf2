import { expect } from '@esm-bundle/chai';
import { formatSgf, type FormatOptions } from '../../src/sgf/format.js';
import type { GameTree, NodeId } from '../../src/sgf/game-tree.js';
import { parseSgf, type SgfCollection } from '../../src/sgf/parse.js';
import { treeOf } from '../helpers/records.js';
import { expectRoundTrips } from '../helpers/round-trips.js';

const normalised: FormatOptions = { style: 'normalised' };

type Row = readonly [title: string, sgf: string, expected: string];

function test(options: FormatOptions, rows: readonly Row[]): void {
  for (const [title, sgf, expected] of rows) {
    it(title, () => {
      const text = formatSgf(parseSgf(sgf), options);
      expect(text).to.equal(expected);
      expect(formatSgf(parseSgf(text), options), 'written again').to.equal(text);
    });
  }
}

describe('formatSgf', () => {
  describe('as written', () => {
    test({}, [
      ['no game', 'hello', ''],
      ['an empty node', '(;)', '(;)'],
      ['nodes in line', '( ; B [aa]\n;W[bb] )', '(;B[aa];W[bb])'],
      ['variations', '(;A[1];B[aa](;W[bb])(;W[cc]))', '(;A[1];B[aa]\n(;W[bb])\n(;W[cc]))'],
      ['of the root (T-19)', '(;(;B[aa])(;B[bb]))', '(;\n(;B[aa])\n(;B[bb]))'],
      ['needless parentheses (T-04)', '(;A[1](;B[2](;C[3])))', '(;A[1];B[2];C[3])'],
      [
        'inside variations',
        '(;A[](;B[](;C[])(;D[]))(;E[]))',
        '(;A[]\n(;B[]\n(;C[])\n(;D[]))\n(;E[]))',
      ],
      [
        'a node after a variation (P-39)',
        '(;A[1](;B[aa])C[x];W[bb])',
        '(;A[1]C[x]\n(;W[bb])\n(;B[aa]))',
      ],
      ['an empty variation (T-10)', '(;B[aa](;W[bb])())', '(;B[aa]\n(;W[bb])\n())'],
      ['an empty variation first', '(;B[aa]();W[bb])', '(;B[aa]\n(;W[bb])\n())'],
      ['an empty variation at the end', '(;B[aa];W[bb]())', '(;B[aa];W[bb]\n())'],
      ['two games', '(;B[aa]) by x (;W[bb]) bye', '(;B[aa])\n(;W[bb])'],
      ['repeated properties', '(;C[x]B[aa]C[y])', '(;C[x]B[aa]C[y])'],
      ['unknown properties and digits', '(;QQQ[1] [2]T1[x]M[aa])', '(;QQQ[1][2]T1[x]M[aa])'],
      ['lower-case letters of names', '(;SiZe[19]goWriteVersion[1])', '(;SZ[19]WV[1])'],
      ['a value after noise (P-12)', '(;AB[aa]x[bb],[cc])', '(;AB[aa][bb][cc])'],
      ['E and S', '(;S[aabb];E[cc])', '(;S[aabb];E[cc])'],
      ['escapes and line ends', '(;C[a\\]\\\\\\x\\\r\n\tb\0])', '(;C[a\\]\\\\\\x\\\r\n\tb\0])'],
      ['a value without an end', '(;B[aa](;C[hel', '(;B[aa];C[hel])'],
      ['a backslash at the very end', '(;C[hel\\', '(;C[hel])'],
      ['SGF2', '(GK[1];B[aa])', '(;GK[1];B[aa])'],
    ]);

    it('what a limit cut', () => {
      const text = '(;C[abc];B[aa](;W[bb])(;W[cc]))';
      for (let length = 0; length <= text.length; length++) {
        expectRoundTrips(parseSgf(text, { length }));
        expectRoundTrips(parseSgf(text, { nodes: length, depth: 1 }));
      }
    });

    it('lines end between nodes, at 80 characters where values allow', () => {
      const long = `C[${'x'.repeat(100)}]`;
      const moves = ';B[aa];W[bb]'.repeat(20);
      const lines = formatSgf(parseSgf(`(;${long}${moves};C[a\nb]${moves})`)).split('\n');
      expect(lines.map(({ length }) => length)).to.eql([105, 78, 78, 78, 10, 80, 78, 78, 7]);
      expect(lines.filter((line) => !/^[(;b]/.test(line))).to.eql([]);
    });
  });

  describe('normalised', () => {
    const head = ';FF[4]CA[UTF-8]';
    test(normalised, [
      ['no game', '', ''],
      ['FF and CA are added', '(;GM[1])', `(${head}GM[1])`],
      ['to each root', '(;GM[1])(;FF[4])', `(${head}GM[1])\n(${head})`],
      ['FF stays', '(;FF[3]L[aa])', '(;FF[3]CA[UTF-8]L[aa])'],
      ['FF is left out where an old property is', '(;;L[aa])', '(;CA[UTF-8];L[aa])'],
      ['or a view of two corners (K-25)', '(;VW[aa]VW[cc])', '(;CA[UTF-8]VW[aa][cc])'],
      ['a corner may be missing (NUL is a blank)', '(;VW[aa][\0])', `(${head}VW[aa][])`],
      ['but not for other views', '(;VW[aa:cc][dd])', `(${head}VW[aa:cc][dd])`],
      [
        'CA is UTF-8 where it stands',
        '(;FF[4]GM[1]CA[GB2312];CA[x])',
        '(;FF[4]GM[1]CA[UTF-8];CA[UTF-8])',
      ],
      ['repeated properties are merged', '(;C[x]B[aa]C[y])', `(${head}C[x][y]B[aa])`],
      ['but ZZ explains what follows', '(;ZZ[a]C[x]ZZ[b]C[y])', `(${head}ZZ[a]C[x]ZZ[b]C[y])`],
      ['text', '(;C[\\a\\]:\\:\\\\[])', `(${head}C[a\\]\\:\\:\\\\[])`],
      ['line ends', '(;C[a\r\nb\rc\\\r\nd\\\ne])', `(${head}C[a\nb\ncde])`],
      [
        'line ends beside a soft one',
        '(;C[a\r\\\n\nb]QQ[a\r\\\n\nb:])',
        `(${head}C[a\n\nb]QQ[a\n\nb:])`,
      ],
      ['a label', '(;LB[a a:1:\\:\\x])', `(${head}LB[aa:1\\:\\:x])`],
      ['a name and its version', '(;AP[a\\:b:1:2])', `(${head}AP[a\\:b:1\\:2])`],
      ['a figure', '(;FG[257:a:b]FG[])', `(${head}FG[257:a\\:b][])`],
      ['points', '(;AB[ a a ][bb:\ncc]B[ ])', `(${head}AB[aa][bb:cc]B[])`],
      ['what is no point', '(;TB[see also\r\nx][a\\a])', `(${head}TB[see also\nx][a\\a])`],
      ['numbers', '(;SZ[5:6]KM[6\\.5]HA[ 2 ])', `(${head}SZ[5:6]KM[6\\.5]HA[ 2 ])`],
      [
        'what other formats split',
        '(;DT[1934:a\\:b]RE[B+\\R:x])',
        `(${head}DT[1934:a\\:b]RE[B+R:x])`,
      ],
      ['unlisted properties', '(;QQ[\\a:b\\:\\]:c])', `(${head}QQ[a:b\\:\\]:c])`],
      ['an empty variation', '(;B[aa]())', `(${head}B[aa]\n())`],
    ]);
  });

  describe('a part', () => {
    const collection = parseSgf('(;A[0];B[1](;C[2];D[3]())(;E[4]))(;F[])');
    const two = treeOf('(;A[0];B[1](;C[2];D[3]())(;E[4]))');
    const node = (id: number) => id as NodeId;

    it('one game', () => {
      expect(formatSgf(collection, { game: 1 })).to.equal('(;F[])');
      expect(formatSgf(two)).to.equal('(;A[0];B[1]\n(;C[2];D[3]\n())\n(;E[4]))');
    });

    it('the line to a node', () => {
      expect(formatSgf(two, { to: node(4) })).to.equal('(;A[0];B[1];E[4])');
      expect(formatSgf(collection, { game: 0, to: node(3) })).to.equal('(;A[0];B[1];C[2];D[3])');
      expect(formatSgf(parseSgf('(;A[];B[])'), { to: node(0) })).to.equal('(;A[])');
    });

    it('FF is chosen by what is written', () => {
      const tree = treeOf('(;A[0](;L[aa])(;B[bb]))');
      const texts = [1, 2].map((id) => formatSgf(tree, { style: 'normalised', to: node(id) }));
      expect(texts).to.eql(['(;CA[UTF-8]A[0];L[aa])', '(;FF[4]CA[UTF-8]A[0];B[bb])']);
    });

    const misuses: readonly (readonly [string, SgfCollection | GameTree, FormatOptions, RegExp])[] =
      [
        ['a game that is not there', collection, { game: 2 }, /no game 2.*counted from 0, here 2/],
        ['half a game', collection, { game: 0.5 }, /no game 0.5/],
        ['a node that is not there', two, { to: node(5) }, /Node 5 .* 0 to 4/],
        ['no node', two, { to: node(NaN) }, /Node NaN/],
        ['a node of no game', collection, { to: node(0) }, /any of 2 games.*`game`/],
        ['another style', two, { style: 'normalized' as 'normalised' }, /as-written, normalised/],
      ];
    for (const [title, source, options, message] of misuses) {
      it(`throws: ${title}`, () => {
        expect(() => formatSgf(source, options)).to.throw(RangeError, message);
      });
    }
  });
});
