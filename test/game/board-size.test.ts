import { expect } from '@esm-bundle/chai';
import { readBoardSize } from '../../src/game/board-size.js';
import { gameName } from '../../src/game/game-names.js';
import { readGameType } from '../../src/game/game-type.js';
import { treeOf } from '../helpers/records.js';

describe('readBoardSize', () => {
  const rows: readonly (readonly [
    sgf: string,
    columns: number,
    rows: number,
    isInvalid: boolean,
  ])[] = [
    ['(;)', 19, 19, false],
    ['(;SZ[])', 19, 19, true],
    ['(;GM[11])', 11, 11, false],
    ['(;GM[11]SZ[60])', 60, 60, false],
    ['(;GM[11]SZ[64])', 63, 63, true],
    ['(;GM[4])', 15, 15, false],
    ['(;GM[2])', 8, 8, false],
    ['(;SZ[19:19])', 19, 19, false],
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
  for (const [sgf, columns, height, isInvalid] of rows) {
    it(`${sgf} is ${columns} by ${height}`, () => {
      expect(readBoardSize(treeOf(sgf))).to.eql({ columns, rows: height, isInvalid });
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
    ['(GK[3])', 3],
    ['(GM[1]GK[3])', 1],
    ['(GM[]GK[3])', 3],
  ];
  for (const [sgf, type] of rows) {
    it(`${sgf} is game ${type} (R-03, R-04)`, () => {
      expect(readGameType(treeOf(sgf))).to.equal(type);
    });
  }
});

describe('gameName', () => {
  it('has the forty games of the documents (G-01 to G-40)', () => {
    const all = Array.from({ length: 40 }, (_, index) => gameName(index + 1));
    expect(all.filter((name) => name === undefined)).to.eql([]);
    expect([gameName(1), gameName(6), gameName(11), gameName(40)]).to.eql([
      'Go',
      'Backgammon',
      'Hex',
      'Kropki',
    ]);
  });

  it('knows no others (G-43)', () => {
    expect([gameName(0), gameName(41), gameName(-1), gameName(1.5)]).to.eql(
      Array(4).fill(undefined),
    );
  });
});
