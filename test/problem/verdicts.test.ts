import { expect } from '@esm-bundle/chai';
import type { NodeId } from '../../src/sgf/game-tree.js';
import { firstVerdicts, problemOf, verdictsOn } from './problems.js';

describe('verdicts', () => {
  it('are open until a right end, along any branch', () => {
    const problem = problemOf('(;B[aa];W[bb](;B[cc])(;B[dd];W[ee];B[ff]C[Correct]))(;B[ab])');
    expect(verdictsOn(problem, 'aa dd ff')).to.equal('open open right');
    expect(problem.status).to.equal('solved');
  });

  it('are wrong once no right end is left, and go on as far as the record shows why', () => {
    const problem = problemOf('(;B[aa];W[bb];B[cc]C[Correct])(;B[dd];W[ee];B[ff];W[ab])');
    expect(problem.play('dd')).to.include({ verdict: 'wrong', reply: 5 });
    expect(problem.play('ff')).to.include({ verdict: 'wrong', reply: 7 });
    expect(problem.play('hh')).to.include({ verdict: 'unknown' });
    expect([problem.status, problem.hint()]).to.eql(['failed', { isSolvable: false }]);
  });

  it('are right at an inner node; the rest is for afterwards', () => {
    const problem = problemOf(';B[aa]C[Correct];W[bb];B[cc]');
    const outcome = problem.play('aa');
    expect(outcome).to.eql({ verdict: 'right', move: 1, path: '1' });
    expect(problem.rest).to.eql([2, 3]);
  });

  it('count only answers that the reader has found, not a solution that is shown', () => {
    const problem = problemOf('(;B[aa]C[Correct])(;B[bb]C[Correct])');
    expect(problem.playSolution().verdict).to.equal('right');
    expect(problem.answers).to.eql({ found: 0, total: 2 });
    problem.reset();
    problem.play('bb');
    expect(problem.answers).to.eql({ found: 1, total: 2 });
  });

  it('are right where the opponent’s answer is marked', () => {
    const problem = problemOf('(;B[aa];W[bb]C[Correct, a ko])(;B[cc];W[dd]C[Wrong])');
    expect(problem.play('aa')).to.eql({ verdict: 'right', move: 1, reply: 2, path: '2' });
    problem.reset();
    expect(problem.play('cc')).to.include({ verdict: 'wrong', reply: 4 });
  });

  it('are wrong where only the refutation is marked', () => {
    const problem = problemOf('(;B[aa])(;B[bb];W[cc]C[Wrong])');
    expect(firstVerdicts(problem, 'aa bb')).to.equal('right wrong');
  });

  it('stay wrong below a move that is marked wrong, whatever it leads to', () => {
    const problem = problemOf('(;B[aa]C[Wrong];W[bb];B[cc]C[Correct])(;B[dd]C[Correct])');
    expect(verdictsOn(problem, 'aa cc')).to.equal('wrong wrong');
  });

  it('are never wrong outside of the record', () => {
    const problem = problemOf('(;B[aa]C[Correct])(;B[bb])');
    expect(problem.play('cc')).to.eql({ verdict: 'unknown', remark: 'not-in-record', path: '0' });
    expect(problem.play('gg')).to.include({ verdict: 'unknown', remark: 'illegal' });
    expect(problem.play('zz')).to.include({ remark: 'illegal' });
    expect(problem.play('resign')).to.include({ remark: 'illegal' });
    expect(problem.play('A9').verdict).to.equal('right');
  });

  it('are unknown, not wrong, in branches of a record without signs', () => {
    const problem = problemOf('(;B[aa])(;B[bb];W[cc];B[dd])');
    expect(problem.play('bb')).to.include({ verdict: 'unknown', remark: 'unmarked', reply: 3 });
    expect(problem.play('dd')).to.include({ verdict: 'unknown', remark: 'unmarked' });
    expect(problem.status).to.equal('open');
    problem.retry();
    expect([problem.node, problem.play('aa').verdict]).to.eql([0, 'right']);
  });

  it('are right at unmarked ends after an answer that left the marks', () => {
    const branches = ';B[aa](;W[bb];B[cc]C[Correct])(;W[dd](;B[ee])(;B[ff];W[ab]))(;W[ba])';
    const problem = problemOf(branches, { resist: 'all' });
    const [, , , , answer] = problem.steps.all;
    expect(problem.play('aa')).to.include({ verdict: 'open', reply: 2 });
    expect(problem.play('cc')).to.eql({
      verdict: 'open',
      remark: 'other-answer',
      move: 3,
      reply: answer?.node,
      path: '1.2',
    });
    expect(problem.play('ff').verdict).to.equal('wrong');
    problem.retry();
    expect(problem.play('ee').verdict).to.equal('right');
  });

  it('take a move of a node, and refuse what is no node or does not follow', () => {
    const problem = problemOf('(;B[aa];W[bb];B[cc]C[Correct])(;B[dd])');
    expect(problem.play(3 as NodeId)).to.include({ verdict: 'unknown', remark: 'not-in-record' });
    expect(problem.play(1 as NodeId)).to.include({ verdict: 'open', reply: 2 });
    expect(problem.play(3 as NodeId).verdict).to.equal('right');
    expect(() => problem.play(99 as NodeId)).to.throw(RangeError);
  });

  it('are those of the best of several equal branches', () => {
    const problem = problemOf('(;B[aa])(;B[aa];W[bb];B[cc]C[Correct])');
    expect(problem.play('aa')).to.include({ verdict: 'open', move: 2, reply: 3 });
  });

  it('count the answers that were found', () => {
    const problem = problemOf(
      '(;B[aa]C[Correct])(;B[bb]C[Correct])(;B[cc];W[dd];B[ee]C[+])(;B[ff])',
    );
    expect(problem.answers).to.eql({ found: 0, total: 3 });
    firstVerdicts(problem, 'aa bb ff aa');
    expect(problem.answers).to.eql({ found: 2, total: 3 });
  });
});

describe('the opponent’s answers', () => {
  const branches =
    ';B[aa](;W[ab])(;W[bb];B[cc]C[RIGHT])(;W[dd];B[ee]C[RIGHT])(;W[ff];B[ee]C[RIGHT])';
  const answerOf = (text: string, options: Parameters<typeof problemOf>[1]) => {
    const problem = problemOf(text, options);
    const { reply = problem.start } = problem.play('aa');
    return problem.tree.values(reply, 'W')[0];
  };

  it('are the first that leaves the problem solvable, or any of them', () => {
    expect(answerOf(branches, {})).to.equal('bb');
    expect(answerOf(branches, { resist: 'first' })).to.equal('bb');
    const random = [0, 0.4, 0.999].map((value) =>
      answerOf(branches, { resist: 'random', random: () => value }),
    );
    expect(random).to.eql(['bb', 'dd', 'ff']);
  });

  it('are chosen at random among those with CHOICE', () => {
    const marked = branches.replace('W[dd]', 'W[dd]C[CHOICE]').replace('W[ff]', 'W[ff]C[CHOICE]');
    const random = [0, 0.999].map((value) => answerOf(marked, { random: () => value }));
    expect(random).to.eql(['dd', 'ff']);
  });

  it('are played one after the other until each is refuted', () => {
    const problem = problemOf(
      ';B[aa](;W[bb];B[cc](;W[ba];B[ca]C[RIGHT])(;W[da];B[ea]C[RIGHT]))(;W[dd];B[ee]C[RIGHT])',
      { resist: 'all' },
    );
    expect(verdictsOn(problem, 'aa cc ca ea ee')).to.equal('open open open open right');
    problem.reset();
    expect(problem.play('aa').reply).to.equal(2);
    problem.reset();
    expect(verdictsOn(problem, 'aa cc ca ea ee')).to.equal('open open open open right');
  });

  it('may be passes, and moves elsewhere: then the reader plays on', () => {
    expect(verdictsOn(problemOf(';B[aa];W[];B[bb]C[Correct]'), 'aa bb')).to.equal('open right');
    expect(verdictsOn(problemOf(';B[aa];B[bb]C[Correct]'), 'aa bb')).to.equal('open right');
    expect(problemOf(';B[aa]W[cc];B[bb]C[Correct]').play('aa')).to.include({
      verdict: 'open',
      move: 1,
    });
  });

  it('go past nodes without moves', () => {
    const problem = problemOf(';B[aa];C[Hm];W[bb];LB[aa:1];B[cc];C[Correct]');
    expect(verdictsOn(problem, 'aa cc')).to.equal('open right');
  });
});

describe('a reader who thinks again', () => {
  const branches = '(;B[aa];W[bb](;B[cc]C[Correct])(;B[dd]))(;B[ee];W[ff])';

  it('takes back a move and its answer', () => {
    const problem = problemOf(branches);
    verdictsOn(problem, 'aa dd');
    expect(problem.status).to.equal('failed');
    expect([problem.undo(), problem.status, problem.node]).to.eql([true, 'open', 2]);
    expect([problem.undo(), problem.node, problem.undo()]).to.eql([true, 0, false]);
  });

  it('goes back to where the problem could be solved, or to the start', () => {
    const problem = problemOf(branches);
    verdictsOn(problem, 'aa dd');
    problem.retry();
    expect([problem.node, problem.play('cc').verdict]).to.eql([2, 'right']);
    problem.reset();
    expect([problem.node, problem.status]).to.eql([0, 'open']);
  });

  it('is told whether it can be solved, the area, the move', () => {
    const problem = problemOf(branches);
    expect(problem.hint()).to.eql({
      isSolvable: true,
      area: { left: 0, top: 0, right: 2, bottom: 2 },
      move: 0,
    });
    problem.play('aa');
    expect(problem.hint().move).to.equal(2 * 9 + 2);
    expect(problemOf(';B[]C[Correct]').hint()).to.eql({
      isSolvable: true,
      area: undefined,
      move: 'pass',
    });
  });
});
