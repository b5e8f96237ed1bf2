import { expect } from '@esm-bundle/chai';
import { WorkingBoard } from '../../src/rules/board.js';
import { othello } from '../../src/rules/othello.js';
import { diagram, pointOn } from '../helpers/records.js';
import { boardOf, rowsOn } from './boards.js';

/** Black plays on the point in the middle of a board of five lines. */
const cases = [
  {
    title: 'turns discs in all eight directions, those behind the next own disc not',
    before: `X . X . X
             . O O O .
             X O . O X
             . O O O .
             X . X . X`,
    after: `X . X . X
            . X X X .
            X X X X X
            . X X X .
            X . X . X`,
  },
  {
    title: 'turns nothing up to the border or to an empty point',
    before: `. . O . .
             . . O . .
             . . . O .
             . . . . .
             . . . . .`,
    after: `. . O . .
            . . O . .
            . . X O .
            . . . . .
            . . . . .`,
  },
  {
    title: 'turns what lies between, no more',
    before: `. . . . .
             . . . . .
             X O . O X
             . . . O .
             . . . . X`,
    after: `. . . . .
            . . . . .
            X X X X X
            . . . X .
            . . . . X`,
  },
];

describe('othello', () => {
  for (const { title, before, after } of cases) {
    it(title, () => {
      const [board, rules] = boardOf(before, othello);
      expect(rules.play('black', pointOn(board.size, 2, 2)).captured).to.equal(0);
      expect(rowsOn(board)).to.eql(diagram(after));
    });
  }

  it('starts with four discs', () => {
    const board = new WorkingBoard({ columns: 4, rows: 4 });
    othello.on(board);
    expect(rowsOn(board)).to.eql(['....', '.OX.', '.XO.', '....']);
  });

  it('starts on a board of any size', () => {
    for (const [columns, rows] of [
      [1, 1],
      [2, 1],
      [3, 5],
    ] as const) {
      const board = new WorkingBoard({ columns, rows });
      othello.on(board);
      expect(board.cells[columns * rows], 'the border').to.equal(3);
    }
  });
});
