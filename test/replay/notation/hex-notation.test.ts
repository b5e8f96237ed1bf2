import { type Point, pointAt } from '../../../src/rules/point.js';
import { expect } from '@esm-bundle/chai';
import { hexNotation } from '../../../src/replay/notation/hex-notation.js';

/** Cells of a board of 63, as column and row from 0. */
const cells: readonly (readonly [raw: string, x: number, y: number])[] = [
  ['a1', 0, 0],
  ['c5', 2, 4],
  ['C5', 2, 4], // H-02
  ['z1', 25, 0],
  ['aa1', 26, 0], // H-03
  ['ab28', 27, 27],
  ['AZ1', 51, 0],
  ['ba2', 52, 1],
  ['bk63', 62, 62],
  [' c 5\n', 2, 4], // V-35
  ['cd', 2, 3], // H-21
  ['CD', 2, 3],
];

/** What names no cell of that board. */
const noCells = ['', 'a0', 'a64', 'bl1', 'zz1', '5', 'c', '5c', 'c5d', 'c-5', 'abc', 'a1a1', 'é1'];

const size = { columns: 63, rows: 63 };

describe('hexNotation', () => {
  for (const [raw, x, y] of cells) {
    it(`${JSON.stringify(raw)} is column ${x + 1}, row ${y + 1}`, () => {
      expect(hexNotation.readPoint(raw, size)).to.equal(pointAt(size, x, y));
      expect(hexNotation.readMove(raw, size)).to.equal(pointAt(size, x, y));
      expect(hexNotation.readPoints(raw, size)).to.eql([pointAt(size, x, y)]);
    });
  }

  for (const raw of noCells) {
    it(`${JSON.stringify(raw)} is no cell (H-27)`, () => {
      expect(hexNotation.readMove(raw, size)).to.equal(undefined);
      expect(hexNotation.readPoints(raw, size)).to.eql([]);
    });
  }

  it('columns and rows are counted on their own (H-04)', () => {
    const wide = { columns: 6, rows: 3 };
    expect(hexNotation.readPoint('f3', wide)).to.equal(17);
    expect(hexNotation.readPoint('c4', wide)).to.equal(undefined);
  });

  for (const raw of ['pass', 'resign', 'Forfeit', 'Swap-Pieces', 'SWAP-SIDES', ' resign ']) {
    it(`${JSON.stringify(raw)} is a move without a stone (H-10, H-20)`, () => {
      expect(hexNotation.readMove(raw, size)).to.equal(raw.trim().toLowerCase());
    });
  }

  it('a list may be a rectangle, in any order of its corners (H-13)', () => {
    const small = { columns: 5, rows: 5 };
    const points = [0, 1, 2, 5, 6, 7];
    expect(hexNotation.readPoints('a1:c2', small)).to.eql(points);
    expect(hexNotation.readPoints('C2:A1', small)).to.eql(points);
    expect(hexNotation.readPoints('a4:c9', small)).to.eql([15, 16, 17, 20, 21, 22]); // V-26
  });

  it('names cells as it reads them', () => {
    const wide = { columns: 63, rows: 63 };
    for (let cell = 0; cell < 63 * 63; cell++) {
      const name = hexNotation.formatPoint(cell as Point, wide);
      expect(hexNotation.readPoint(name, wide)).to.equal(cell);
    }
    expect(hexNotation.formatPoint((27 * 63 + 27) as Point, wide)).to.equal('ab28');
  });
});
