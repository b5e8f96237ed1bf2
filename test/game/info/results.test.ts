import { expect } from '@esm-bundle/chai';
import fc from 'fast-check';
import type { GameResult } from '../../../src/game/info/results.js';
import { readResult } from '../../../src/game/info/results-in-words.js';

describe('readResult', () => {
  const rows: readonly (readonly [raw: string, expected: Omit<GameResult, 'raw'>])[] = [
    ['B+3.5', { winner: 'black', by: 'points', score: 3.5 }],
    ['W+0.5', { winner: 'white', by: 'points', score: 0.5 }],
    ['W+12,5', { winner: 'white', by: 'points', score: 12.5 }],
    ['B+R', { winner: 'black', by: 'resign' }],
    ['W+Resign', { winner: 'white', by: 'resign' }],
    ['B+T', { winner: 'black', by: 'time' }],
    ['W+Time', { winner: 'white', by: 'time' }],
    ['W+Forfeit', { winner: 'white', by: 'forfeit' }],
    ['B+', { winner: 'black' }],
    ['B+0', { winner: 'black', by: 'points', score: 0 }],
    ['White+R', { winner: 'white', by: 'resign' }],
    ['b + r', { winner: 'black', by: 'resign' }],
    ['0', { winner: 'draw' }],
    ['Draw', { winner: 'draw' }],
    ['jigo', { winner: 'draw' }],
    ['?', { winner: 'unknown' }],
    ['Void', { winner: 'void' }],
    ['Unfinished', { winner: 'unfinished' }],
    ['Playing', { winner: 'playing' }],
    ['A+', { winner: 'all' }],
    ['A-', { winner: 'none' }],
    ['M+', { winner: 'several' }],
    ['W+R:at move 120', { winner: 'white', by: 'resign', note: 'at move 120' }],
    ['Void:triple ko', { winner: 'void', note: 'triple ko' }],
    ['Black wins by a lot', {}],
    ['B+R 白胜', {}],
    ['白胜 B+R', {}],
    ['B+1.5 ? W+timeout', {}],
    ['W+jigo', {}],
    ['W+J', {}],
    ['D+J', {}],
    ['B', {}],
    ['White resignation', {}],
    ['黑胜二三目', {}],
    ['白胜三七五子', {}],
    ['黑185子胜', {}],
    ['B+12 30手', { winner: 'black', by: 'points', score: 12, unusual: true }],
    ['B+2.5 200手', { winner: 'black', by: 'points', score: 2.5, unusual: true }],
    ['won', {}],
    ['Bob wins', {}],
    ['黑胜(白胜)', {}],
    ['黑不胜', {}],
    ['黑胜-3目', {}],
    ['B+33/4', {}],
    ['not Black wins', {}],
    ['B+, Goro crushed in his 126th move', {}],
    ['', {}],
    [':B+R', {}],
    ['B+'.padEnd(100_000, ' '), {}],
  ];
  for (const [raw, expected] of rows) {
    it(raw.trim() || 'nothing', () => {
      expect(readResult(raw)).to.eql({ raw, ...expected });
    });
  }

  const unusual: readonly (readonly [raw: string, expected: Omit<GameResult, 'raw'>])[] = [
    ['黑中盘胜', { winner: 'black', by: 'resign' }],
    ['共165手 黑中盘胜', { winner: 'black', by: 'resign' }],
    ['白方中盘胜。', { winner: 'white', by: 'resign' }],
    ['白胜5又1/4子', { winner: 'white', by: 'points', score: 10.5 }],
    ['黑胜 五又四分之一子', { winner: 'black', by: 'points', score: 10.5 }],
    ['共279手 黑胜3目半', { winner: 'black', by: 'points', score: 3.5 }],
    ['共295手 黑胜半目', { winner: 'black', by: 'points', score: 0.5 }],
    ['黑胜一目', { winner: 'black', by: 'points', score: 1 }],
    ['黑胜1/4子', { winner: 'black', by: 'points', score: 0.5 }],
    ['黑1子胜', { winner: 'black', by: 'points', score: 2 }],
    ['B+7.5目', { winner: 'black', by: 'points', score: 7.5 }],
    ['W+Illegal', { winner: 'white', by: 'forfeit' }],
    ['B+4R', { winner: 'black', by: 'resign' }],
    ['W+Time Over', { winner: 'white', by: 'time' }],
    ['W+R (130 moves)', { winner: 'white', by: 'resign' }],
    ['Black resigns', { winner: 'white', by: 'resign' }],
    ['White wins by resignation', { winner: 'white', by: 'resign' }],
    ['White won on time', { winner: 'white', by: 'time' }],
    ['black wins by 5 3/4 points', { winner: 'black', by: 'points', score: 5.75 }],
    ['黑胜', { winner: 'black' }],
    ['白番中押し勝ち', { winner: 'white', by: 'resign' }],
    ['黒番3目半勝ち', { winner: 'black', by: 'points', score: 3.5 }],
    ['흑 불계승', { winner: 'black', by: 'resign' }],
    ['백 3집반승', { winner: 'white', by: 'points', score: 3.5 }],
    ['백 반집승', { winner: 'white', by: 'points', score: 0.5 }],
    ['White resigned', { winner: 'black', by: 'resign' }],
    ['共266手 和棋', { winner: 'draw' }],
  ];
  for (const [raw, expected] of unusual) {
    it(`${raw}, beyond doubt (I-47a)`, () => {
      expect(readResult(raw)).to.eql({ raw, ...expected, unusual: true });
    });
  }

  it('never has a winner whom the text denies', () => {
    const black = [
      'B+R',
      'B+3.5',
      'Black wins',
      '黑中盘胜',
      '黑胜3目',
      '黒番中押し勝ち',
      '흑 불계승',
    ];
    const white = ['W+R', 'W+0.5', 'Black resigns', '白胜', '黑负', '白番半目勝', '백 3집반승'];
    const glue = fc.constantFrom(
      '',
      ' ',
      ', ',
      '; ',
      ' / ',
      ' or ',
      '?',
      '(',
      ' - ',
      '\u3000',
      ':',
    );
    const [one, other] = [fc.constantFrom(...black), fc.constantFrom(...white)];
    const both = fc.tuple(one, glue, other, fc.boolean());
    fc.assert(
      fc.property(both, ([first, between, second, isTurned]) => {
        const raw = isTurned ? second + between + first : first + between + second;
        const { winner, note } = readResult(raw);
        // Behind a colon stands a note, which FF[5] keeps apart.
        if (note === undefined) expect(winner, raw).to.equal(undefined);
      }),
      { numRuns: 2000 },
    );
  });

  it('never has a winner where a denial stands around', () => {
    const denials = ['not ', 'never ', '? ', '非', '不是', 'if '];
    const results = ['B+R', 'Black resigns', '白胜', '共165手 黑中盘胜', '흑 불계승', 'W+7.5目'];
    for (const denial of denials) {
      for (const result of results) {
        expect(readResult(denial + result).winner, denial + result).to.equal(undefined);
        expect(readResult(result + denial).winner, result + denial).to.equal(undefined);
      }
    }
  });
});
