import { expect } from '@esm-bundle/chai';
import { gomoku } from '../../src/rules/gomoku.js';
import { pointOn } from '../helpers/records.js';
import { boardOf, rowsOn } from './boards.js';

describe('gomoku', () => {
  it('takes nothing (G-42, M-34)', () => {
    const [board, rules] = boardOf(
      `O .
       X .`,
      gomoku,
    );
    const outcome = rules.play('black', pointOn(board.size, 1, 0));
    expect(outcome).to.eql({ captured: 0, suicide: 0, isOverwrite: false, koPoint: undefined });
    expect(rowsOn(board)).to.eql(['OX', 'X.']);
  });
});
