import { expect } from '@esm-bundle/chai';
import { connectionOf, hex } from '../../src/rules/hex.js';
import { columnOf, rowOf } from '../../src/rules/point.js';
import { diagram, pointOn } from '../helpers/records.js';
import { boardOf, rowsOn } from './boards.js';

describe('hex', () => {
  it('takes nothing (H-11)', () => {
    const [board, rules] = boardOf(
      `. X .
       X O .
       . X .`,
      hex,
    );
    const outcome = rules.play('black', pointOn(board.size, 2, 1));
    expect(outcome).to.eql({ captured: 0, suicide: 0, isOverwrite: false, koPoint: undefined });
    expect(rowsOn(board)).to.eql(['.X.', 'XOX', '.X.']);
  });

  it('tells of a stone that is overwritten', () => {
    const [board, rules] = boardOf('X .', hex);
    expect(rules.play('white', pointOn(board.size, 0, 0)).isOverwrite).to.equal(true);
    expect(rowsOn(board)).to.eql(['O.']);
  });
});

const swaps = [
  {
    title: 'a stone goes to the mirrored cell and changes colour (H-08)',
    before: `. . .
             . . .
             X . .`,
    after: `. . O
            . . .
            . . .`,
    isWhole: true,
  },
  {
    title: 'stones that change places keep apart (H-08)',
    before: `. X .
             X X .
             . . O`,
    after: `. O .
            O O .
            . . X`,
    isWhole: true,
  },
  {
    title: 'a stone without a mirrored cell stays and changes colour (H-23)',
    before: `. X . X
             . . . .`,
    after: `. . . O
            O . . .`,
    isWhole: false,
  },
];

describe('swap-pieces', () => {
  for (const { title, before, after, isWhole } of swaps) {
    it(title, () => {
      const [board, rules] = boardOf(before, hex);
      expect(rules.swapPieces?.()).to.equal(isWhole);
      expect(rowsOn(board)).to.eql(diagram(after));
    });
  }
});

/** Rows lean to the right: a2 touches a1 and b1. */
const connections = [
  {
    title: 'Black joins top and bottom (H-07)',
    drawn: `. . X
            O X O
            X O .`,
    color: 'black',
    cells: ['2,0', '1,1', '0,2'],
  },
  {
    title: 'White joins left and right (H-07)',
    drawn: `. . O
            . O X
            O X X`,
    color: 'white',
    cells: ['0,2', '1,1', '2,0'],
  },
  {
    title: 'the other diagonal is no connection',
    drawn: `X . .
            . X .
            . . X`,
  },
  {
    title: 'Black joining left and right has not won (H-07)',
    drawn: `. . .
            X X X
            . . .`,
  },
  {
    title: 'a chain has all its stones, others are left out',
    drawn: `X . X
            X X .
            X . .`,
    color: 'black',
    cells: ['0,0', '0,1', '0,2', '1,1', '2,0'],
  },
  {
    title: 'the white edges of a wide board are its columns (H-07)',
    drawn: `O O O O
            . . . .`,
    color: 'white',
    cells: ['0,0', '1,0', '2,0', '3,0'],
  },
  {
    title: 'Black joins top and bottom at the far side of a wide board (H-07)',
    drawn: `. . . X
            . . . X`,
    color: 'black',
    cells: ['3,0', '3,1'],
  },
  {
    title: 'White joins left and right at the bottom of a high board (H-07)',
    drawn: `. .
            . .
            . .
            O O`,
    color: 'white',
    cells: ['0,3', '1,3'],
  },
  {
    title: 'an empty board',
    drawn: `. .
            . .`,
  },
];

describe('connectionOf', () => {
  for (const { title, drawn, color, cells = [] } of connections) {
    it(title, () => {
      const [board] = boardOf(drawn, hex);
      const connection = connectionOf(board);
      const found = (connection?.points ?? []).map(
        (point) => `${columnOf(point, board.size)},${rowOf(point, board.size)}`,
      );
      expect(connection?.color).to.equal(color);
      expect(found).to.have.members(cells);
    });
  }
});
