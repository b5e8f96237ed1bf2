import { testParsing } from './parsing.js';

describe('a ] without escape (P-46)', () => {
  testParsing([
    [
      'an unescaped ] belongs to a text unless SGF can follow it (P-46)',
      '(;C[see [1] ok];W[aa])',
      [['-: C=see [1] ok', '0: W=aa']],
      ['unescaped-bracket'],
    ],
    [
      'the same in names, at their ends and twice',
      '(;PB[Ann [3k]]PW[Ben[2d]];C[[a] and [b]]N[x])',
      [['-: PB=Ann [3k] PW=Ben[2d]', '0: C=[a] and [b] N=x']],
      ['unescaped-bracket', 'unescaped-bracket', 'unescaped-bracket'],
    ],
    [
      'where no ] of the node can end the text, the first one does',
      '(;C[see [1] ok;W[aa])',
      [['-: C=see [1', '0: W=aa']],
      [],
    ],
    [
      'not over another property, nor over another value',
      '(;PB[Ann]<br>PW[Bob]<br>KM[6.5];C[see [1] ok][b])',
      [['-: PB=Ann PW=Bob KM=6.5', '0: C=see [1|b']],
      ['illegal-char', 'illegal-char', 'illegal-char', 'illegal-char', 'illegal-char'],
    ],
    [
      'also where a property repeats, and after variations',
      '(;C[a]C[see [1] ok];B[aa](;W[bb])C[see [2] ok])',
      [['-: C=a|see [1] ok', '0: B=aa C=see [2] ok', '1: W=bb']],
      ['duplicate-property', 'unescaped-bracket', 'node-behind', 'unescaped-bracket'],
    ],
    [
      'also in a game without its )',
      '(;GM[1]C[Engine [0.6] says x];B[aa]\n(;GM[1]C[ok];B[bb])',
      [
        ['-: GM=1 C=Engine [0.6] says x', '0: B=aa'],
        ['-: GM=1 C=ok', '0: B=bb'],
      ],
      ['unescaped-bracket', 'missing-paren'],
    ],
    ['a move is no text', '(;B[aa]!;W[bb])', [['-: B=aa', '0: W=bb']], ['illegal-char']],
  ]);
});
