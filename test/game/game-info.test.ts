import { expect } from '@open-wc/testing';
import { readGameInfo } from '../../src/game/game-info.js';
import { readGameType } from '../../src/game/game-type.js';
import { readBoardSize } from '../../src/game/board-size.js';
import { readResult } from '../../src/game/results.js';
import { nodeAt, treeOf } from '../helpers/records.js';

describe('readGameInfo', () => {
  it('players, event and the rest', () => {
    const record =
      '(;PB[Go Seigen]BR[9p]BT[Japan]PW[Kitani]WR[8p]GN[Game 1]EV[Jubango]RO[3]DT[1939-09-28]' +
      'PC[Kamakura]RU[Japanese]KM[0]HA[0]CP[none]RE[B+2]GC[first\nsecond])';
    expect(readGameInfo(treeOf(record))).to.eql({
      black: { name: 'Go Seigen', rank: '9p', team: 'Japan' },
      white: { name: 'Kitani', rank: '8p' },
      name: 'Game 1',
      event: 'Jubango',
      round: '3',
      date: '1939-09-28',
      place: 'Kamakura',
      rules: 'Japanese',
      komi: '0',
      handicap: '0',
      copyright: 'none',
      result: { raw: 'B+2', winner: 'black', by: 'points', score: 2 },
      comment: 'first\nsecond',
    });
  });

  it('nothing where the record says nothing, or only blanks (I-59)', () => {
    expect(readGameInfo(treeOf('(;PB[]EV[ ])'))).to.eql({ black: {}, white: {} });
  });

  it('fills from later nodes what the root lacks; the first value wins (T-18)', () => {
    const { black, white } = readGameInfo(treeOf('(;PB[A];PB[B]PW[C];PW[D])'));
    expect([black.name, white.name]).to.eql(['A', 'C']);
  });

  it('follows the path to a node', () => {
    const tree = treeOf('(;(;PB[A])(;PB[B]))');
    expect(readGameInfo(tree, nodeAt(tree, [1])).black.name).to.equal('B');
    expect(readGameInfo(tree).black.name).to.equal('A');
  });
});

describe('readResult', () => {
  const rows: readonly (readonly [raw: string, expected: object])[] = [
    ['B+3.5', { winner: 'black', by: 'points', score: 3.5 }],
    ['W+0.5', { winner: 'white', by: 'points', score: 0.5 }],
    ['W+12,5', { winner: 'white', by: 'points', score: 12.5 }],
    ['B+R', { winner: 'black', by: 'resign' }],
    ['W+Resign', { winner: 'white', by: 'resign' }],
    ['B+T', { winner: 'black', by: 'time' }],
    ['W+Forfeit', { winner: 'white', by: 'forfeit' }],
    ['B+', { winner: 'black' }],
    ['White+R', { winner: 'white', by: 'resign' }],
    ['0', { winner: 'draw' }],
    ['Draw', { winner: 'draw' }],
    ['?', {}],
    ['Void', {}],
    ['Black wins by a lot', {}],
    ['B+R (187 moves)', {}],
  ];
  for (const [raw, expected] of rows) {
    it(raw, () => {
      expect(readResult(raw)).to.eql({ raw, ...expected });
    });
  }
});

describe('readBoardSize', () => {
  const rows: readonly (readonly [sgf: string, columns: number, rows: number, isOdd: boolean])[] = [
    ['(;)', 19, 19, false],
    ['(;SZ[])', 19, 19, false],
    ['(;SZ[9])', 9, 9, false],
    ['(;SZ[ 13 ])', 13, 13, false],
    ['(;SZ[4:7])', 4, 7, false],
    ['(;SZ[7x4])', 7, 4, false],
    ['(;SZ[1])', 1, 1, false],
    ['(;SZ[52])', 52, 52, false],
    ['(;SZ[53])', 52, 52, true],
    ['(;SZ[10:1000000])', 10, 52, true],
    ['(;SZ[0])', 19, 19, true],
    ['(;SZ[-10])', 19, 19, true],
    ['(;SZ[big])', 19, 19, true],
    ['(;;SZ[9])', 19, 19, false],
  ];
  for (const [sgf, columns, height, isOdd] of rows) {
    it(`${sgf} is ${columns} by ${height}`, () => {
      expect(readBoardSize(treeOf(sgf))).to.eql({ columns, rows: height, isOdd });
    });
  }
});

describe('readGameType', () => {
  const rows: readonly (readonly [string, number])[] = [
    ['(;)', 1],
    ['(;GM[1])', 1],
    ['(;GM[11])', 11],
    ['(;GM[5.5])', 1],
    ['(;GM[game of go])', 1],
  ];
  for (const [sgf, type] of rows) {
    it(`${sgf} is game ${type} (R-03, R-04)`, () => {
      expect(readGameType(treeOf(sgf))).to.equal(type);
    });
  }
});
