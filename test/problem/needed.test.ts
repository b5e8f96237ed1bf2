import { expect } from '@esm-bundle/chai';
import { neededPoints } from '../../src/problem/needed.js';
import { openProblem } from '../../src/problem/problem.js';
import { readCrop } from '../../src/view/layout/view-option.js';
import { treeOf } from '../helpers/records.js';
import './problems.js';

const CORNER = 'AB[cc][dc][ec]AW[cd][dd][fc]';
const LINE = ';B[bc];W[bd];B[bb];W[ac];B[ab]';

/** The columns and rows that a problem with a stone at the other end of the board shows, such as `0-9 0-9`. */
function shownOf(root: string, line = LINE): string {
  const problem = openProblem(treeOf(`(;SZ[19]${root}${line})`));
  const crop = readCrop('fit-square', problem.replayer, neededPoints(problem));
  return crop ? `${crop.left}-${crop.right} ${crop.top}-${crop.bottom}` : '';
}

const WHOLE = '0-18 0-18';
const PART = '0-7 0-7';

describe('the part of the board that a problem needs', () => {
  it('leaves out stones that are far from the solution and its groups', () => {
    expect(shownOf(CORNER), 'no far stone').to.equal('0-6 0-6');
    expect(shownOf(`${CORNER}AB[qq]`)).to.equal(PART);
    expect(shownOf(`${CORNER}AB[qq][cq]AW[qc]`)).to.equal(PART);
  });

  it('has the groups that the moves touch, with all stones near them', () => {
    expect(shownOf(`${CORNER}AW[ic]AB[qq]`), 'three lines away').to.equal('0-10 0-10');
    expect(shownOf(`${CORNER}AW[jc]AB[qq]`), 'four lines away').to.equal(PART);
    expect(shownOf(`${CORNER}AW[ic][ld]AB[qq]`), 'a chain of them').to.equal('0-13 0-13');
    expect(shownOf(`${CORNER}AW[ic][ld][od]AB[qq]`), 'little is saved').to.equal(WHOLE);
  });

  it('has the points of all variations', () => {
    expect(shownOf(`${CORNER}AB[qq]`, `(${LINE})(;B[kc])`)).to.equal('0-12 0-12');
  });

  it('has the marks of the question and the points that its words name', () => {
    const far = `${CORNER}AB[qq]`;
    expect(shownOf(`${far}LB[kc:A]`)).to.equal('0-12 0-12');
    expect(shownOf(`${far}TR[qq]`)).to.equal(WHOLE);
    expect(shownOf(`${far}C[Is the stone at R3 in the way?]`)).to.equal(WHOLE);
    expect(shownOf(`${far}C[Black to play.]`)).to.equal(PART);
    expect(shownOf(far, `${LINE}C[Right. Now k17]LB[kc:A]`), 'marks of the answer').to.equal(
      '0-12 0-12',
    );
  });

  it('has all stones if one of them may decide', () => {
    const far = `${CORNER}AB[qq]`;
    expect(shownOf(far, ';B[bc]'), 'the solution is not played out').to.equal(WHOLE);
    expect(shownOf(far, `${LINE}C[The ladder works.]`)).to.equal(WHOLE);
    expect(shownOf(`${far}C[シチョウ]`)).to.equal(WHOLE);
  });

  it('has the mirror images of all moves, as the reader may play those', () => {
    const even = 'AB[jq][jr]AW[jp][js]AB[aj][sj]';
    expect(shownOf(even, ';B[hq];W[hr];B[gq];W[gr];B[gp]')).to.equal('4-14 8-18');
  });

  it('is not guessed for games and for boards of other games', () => {
    const needed = (sgf: string) => neededPoints(openProblem(treeOf(sgf)));
    expect(needed(`(;SZ[19]PB[A]PW[B]RE[B+R]${LINE})`)).to.equal(undefined);
    expect(needed(`(;GM[11]SZ[11]AB[a1][b1]AW[a2][b2];B[c1];W[c2];B[d1];W[d2];B[e1])`)).to.equal(
      undefined,
    );
    expect(needed(`(;SZ[19]${CORNER}${LINE})`)).not.to.equal(undefined);
  });
});
