import { expect } from '@esm-bundle/chai';
import { openProblem } from '../../src/problem/problem.js';
import { treeOf } from '../helpers/records.js';
import { verdictsOn } from './problems.js';

describe('problems of other games', () => {
  it('in Hex are played by the names of cells', () => {
    const sgf = '(;GM[11]SZ[5]AB[c3]AW[a1](;B[b5];W[c4];B[b4]C[Correct])(;B[c5]C[Wrong]))';
    expect(verdictsOn(openProblem(treeOf(sgf)), 'c5')).to.equal('wrong');
    expect(verdictsOn(openProblem(treeOf(sgf)), 'b5 b4')).to.equal('open right');
    expect(openProblem(treeOf(sgf)).play('c3').remark).to.equal('illegal');
  });

  it('in Othello know positions by the discs that were flipped', () => {
    const sgf = '(;GM[2]SZ[8]PL[B]AW[aa](;B[ed];W[fd];B[ge]C[Correct])(;B[cb]))';
    const problem = openProblem(treeOf(sgf));
    expect(problem.convention).to.equal('comment');
    expect(verdictsOn(problem, 'ed ge')).to.equal('open right');
  });

  it('in gomoku capture nothing', () => {
    const stones = 'AB[ba][ab]AW[aa][cc]';
    const problem = openProblem(treeOf(`(;GM[4]SZ[9]${stones};B[dd];W[ee];B[ff]C[Correct])`));
    expect(problem.play('aa').remark).to.equal('illegal');
    expect(verdictsOn(problem, 'dd ff')).to.equal('open right');
  });

  it('without a board here are followed by nodes', () => {
    const problem = openProblem(treeOf('(;GM[3];B[e2e4];W[e7e5])'), { answer: 'main-line' });
    expect(problem.hint().isSolvable).to.equal(true);
    expect(problem.play(1 as never).verdict).to.equal('right');
    expect(problem.play('zz').verdict).to.equal('unknown');
  });
});
