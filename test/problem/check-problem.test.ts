import { expect } from '@esm-bundle/chai';
import { canBeSolved, checkProblem } from '../../src/problem/check-problem.js';
import { openProblem } from '../../src/problem/problem.js';
import { treeOf } from '../helpers/records.js';
import { problemOf } from './problems.js';

describe('what the author of a problem should mend', () => {
  const cases: readonly [string, string, string][] = [
    ['nothing in a good one', '(;B[aa]C[Correct])(;B[bb]C[Wrong])', ''],
    ['nothing without signs', '(;B[aa])(;B[bb])', ''],
    ['no solution', 'C[Black to play]', 'no-solution warning 0'],
    ['the colour that begins', 'PL[W];B[aa]', 'first-color warning 1 W'],
    [
      'an illegal move of the solution',
      ';B[aa];W[bb];B[gg]C[Correct]',
      'illegal-solution warning 3 gg',
    ],
    ['no illegal move elsewhere', '(;B[aa]C[Correct])(;B[gg])', ''],
    ['a point off the board', ';B[zz]', 'illegal-solution warning 1 zz'],
    ['right and wrong in one node', ';B[aa]C[Correct];C[Wrong]', 'right-and-wrong warning 1'],
    [
      'right and wrong in comment and name',
      ';B[aa]C[Correct]N[Wrong]',
      'right-and-wrong warning 1',
    ],
    [
      'right and wrong for one position',
      '(;B[aa];W[bb];B[cc]C[Correct])(;B[cc];W[bb];B[aa]C[Wrong])',
      'right-and-wrong warning 6',
    ],
    ['CHOICE without RIGHT', ';B[aa](;W[bb]C[CHOICE])(;W[cc]C[CHOICE])', 'no-right-mark warning 0'],
    ['only wrong moves marked', '(;B[aa])(;B[bb]C[Wrong])', 'no-right-mark warning 0'],
    ['a move twice', '(;B[aa]C[Correct])(;B[aa])(;B[aa])', 'repeated-branch note 2 aa'],
  ];
  for (const [title, branches, expected] of cases)
    it(title, () => {
      const findings = checkProblem(problemOf(branches));
      const shown = findings.map(({ code, severity, node, detail = '' }) =>
        `${code} ${severity} ${node} ${detail}`.trim(),
      );
      expect(shown.join('\n')).to.equal(expected);
    });

  it('a game is no problem, and has no solution of one move', () => {
    const problem = openProblem(treeOf('(;SZ[9];B[aa];W[bb])'));
    expect(checkProblem(problem).map(({ code }) => code)).to.eql(['no-problem']);
    expect(canBeSolved(problem)).to.equal(false);
  });

  it('10,000 branches are told once, and those that are the same a few times', () => {
    const branches = Array.from(
      { length: 10_000 },
      (_, at) => `(;B[a${'abcdefghi'[at % 9] ?? ''}])`,
    );
    const problem = problemOf(branches.join(''));
    const codes = checkProblem(problem).map(({ code }) => code);
    expect(codes.filter((code) => code === 'repeated-branch')).to.have.length(9);
    expect(codes.filter((code) => code === 'many-branches')).to.have.length(1);
    expect(canBeSolved(problem)).to.equal(true);
  });

  it('nothing keeps a reader from an illegal solution', () => {
    const problem = problemOf(';B[aa];W[bb];B[gg]C[Correct]');
    expect(canBeSolved(problem)).to.equal(true);
    expect(problem.status).to.equal('open');
  });
});
