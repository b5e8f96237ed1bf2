import { expect } from '@esm-bundle/chai';
import { type Headline, readHeadline } from '../../../src/game/info/headline.js';
import { treeOf } from '../../helpers/records.js';

describe('readHeadline', () => {
  const rows: readonly (readonly [what: string, sgf: string, expected: Partial<Headline>])[] = [
    ['nothing where nothing is said', '(;PB[]EV[ ])', {}],
    [
      'players as written',
      '(;PB[A & B]BR[8d & 3d]BT[Japan]PW[C])',
      { black: { name: 'A & B', rank: '8d & 3d', team: 'Japan' }, white: { name: 'C' } },
    ],
    [
      'the game',
      '(;GN[Game 1]EV[Jubango]RO[3]DT[1939-09-28]PC[Kamakura])',
      { name: 'Game 1', event: 'Jubango', round: '3', date: '1939-09-28', place: 'Kamakura' },
    ],
    ['the result', '(;RE[B+R])', { result: { raw: 'B+R', winner: 'black', by: 'resign' } }],
    ['dates of old dialects (D-04, D-10)', '(;RD[1998-01-15])', { date: '1998-01-15' }],
    ['the proper date before them', '(;PDT[1990]DT[1998])', { date: '1998' }],
    [
      'what later nodes add (T-18)',
      '(;PB[A];PB[B]PW[C])',
      { black: { name: 'A' }, white: { name: 'C' } },
    ],
    ['that there is more to tell', '(;KM[6.5]RU[AGA])', { hasMore: true }],
    ['escapes and blanks resolved', '(;EV[ a\\]\nb ])', { event: 'a] b' }],
  ];
  for (const [what, sgf, expected] of rows) {
    it(what, () => {
      expect(readHeadline(treeOf(sgf))).to.eql({
        black: {},
        white: {},
        hasMore: false,
        ...expected,
      });
    });
  }
});
