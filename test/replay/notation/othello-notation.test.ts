import { expect } from '@esm-bundle/chai';
import { othelloNotation } from '../../../src/replay/notation/othello-notation.js';

const size = { columns: 8, rows: 8 };

describe('othelloNotation', () => {
  const moves: readonly (readonly [raw: string, move: number | string | undefined])[] = [
    ['cd', 26],
    ['c4', 26],
    ['F5', 37],
    ['', 'pass'],
    ['tt', 'pass'],
    ['i1', undefined],
    ['a9', undefined],
    ['31a5b6', undefined],
    ['resign', undefined],
  ];
  for (const [raw, move] of moves) {
    it(`reads the move ${JSON.stringify(raw)}`, () => {
      expect(othelloNotation.readMove(raw, size)).to.equal(move);
    });
  }

  it('reads lists in both forms', () => {
    expect(othelloNotation.readPoints('aa:bb', size)).to.eql([0, 1, 8, 9]);
    expect(othelloNotation.readPoints('a1:b2', size)).to.eql([0, 1, 8, 9]);
  });
});
