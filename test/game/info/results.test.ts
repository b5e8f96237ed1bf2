import { expect } from '@open-wc/testing';
import { type GameResult, readResult } from '../../../src/game/info/results.js';

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
    ['B+R (187 moves)', {}],
    ['黑中盘胜', {}],
    ['', {}],
    [':B+R', {}],
    ['B+'.padEnd(100_000, ' '), {}],
  ];
  for (const [raw, expected] of rows) {
    it(raw.trim() || 'nothing', () => {
      expect(readResult(raw)).to.eql({ raw, ...expected });
    });
  }
});
