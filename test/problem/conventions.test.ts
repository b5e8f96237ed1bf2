import { expect } from '@esm-bundle/chai';
import type { Answer } from '../../src/problem/conventions.js';
import { openProblem } from '../../src/problem/problem.js';
import { isWavering, judgementIn, keywordsIn } from '../../src/problem/words.js';
import { treeOf } from '../helpers/records.js';
import { firstVerdicts, problemOf } from './problems.js';

/** A convention, a record’s branches, and the verdicts on aa, bb and cc as first moves. */
const records: readonly [string, string, string][] = [
  ['goproblems', '(;B[aa]C[seki.RIGHT])(;B[bb]C[fine])(;B[cc])', 'right wrong wrong'],
  ['goproblems', '(;B[aa];W[dd];B[ee]C[RIGHT])(;B[bb])(;B[cc]C[CHOICE])', 'open wrong wrong'],
  ['comment', '(;B[aa]C[Correct!])(;B[bb]C[Wrong])(;B[cc])', 'right wrong wrong'],
  ['comment', '(;B[aa]N[正解])(;B[bb]N[失敗])(;B[cc])', 'right wrong wrong'],
  ['comment', '(;B[aa];C[ "Also correct." ])(;B[bb])(;B[cc]C[Correct];W[ab])', 'right wrong right'],
  ['comment', '(;B[bb]C[Wrong])(;B[aa])(;B[cc])', 'right wrong unknown'],
  ['annotations', '(;B[aa]TE[1])(;B[bb]BM[1])(;B[cc])', 'right wrong wrong'],
  ['annotations', '(;B[aa];W[dd]TE[1];B[ee]IT[])(;B[bb]DO[])(;B[cc])', 'open wrong wrong'],
  ['annotations', '(;B[aa];W[dd]GB[1])(;B[bb];W[dd]GW[2])(;B[cc])', 'right wrong wrong'],
  ['uligo', '(;B[aa])(;B[bb]WV[])(;B[cc])', 'right wrong unknown'],
  ['uligo', '(;B[aa])(;B[bb]TR[bb])(;B[cc]TR[aa])', 'right wrong unknown'],
  ['main-line', '(;B[aa])(;B[bb])(;B[cc]TR[gg])', 'right unknown unknown'],
  ['main-line', '(;B[aa]TR[aa])(;B[bb]TR[bb])(;B[cc])', 'right unknown unknown'],
  ['none', '', 'unknown unknown unknown'],
];

describe('the convention of a record', () => {
  for (const [convention, branches, verdicts] of records)
    it(`is ${convention}: ${branches}`, () => {
      const problem = problemOf(branches);
      expect(problem.convention).to.equal(convention);
      expect(firstVerdicts(problem, 'aa bb cc')).to.equal(verdicts);
    });

  const wanted: readonly [Answer, string, string][] = [
    ['main-line', '(;B[aa]C[Wrong])(;B[bb]C[Correct])(;B[cc])', 'right unknown unknown'],
    ['all-lines', '(;B[aa])(;B[bb];W[dd];B[ee];W[ff])(;B[cc];W[dd])', 'right open right'],
    ['comment', '(;B[aa]C[RIGHT])(;B[bb]C[Correct])(;B[cc])', 'right right wrong'],
    ['annotations', '(;B[aa]C[Correct])(;B[bb]TE[1])(;B[cc])', 'wrong right wrong'],
    ['goproblems', '(;B[aa]C[Correct])(;B[bb]C[RIGHT])(;B[cc])', 'wrong right wrong'],
  ];
  for (const [answer, branches, verdicts] of wanted)
    it(`is what the author says: ${answer}`, () => {
      const problem = problemOf(branches, { answer });
      expect(problem.convention).to.equal(answer);
      expect(firstVerdicts(problem, 'aa bb cc')).to.equal(verdicts);
    });

  it('is none in a game without signs, unless the author asks', () => {
    const game = treeOf('(;SZ[9]HA[2]AB[cc][gg];W[aa];B[bb]TE[1];W[dd])');
    expect(openProblem(game).convention).to.equal('none');
    expect(openProblem(game).play('aa').verdict).to.equal('unknown');
    expect(openProblem(game, { answer: 'main-line' }).convention).to.equal('main-line');
    const lesson = treeOf('(;SZ[9];B[aa];W[bb];B[cc]C[Correct])');
    expect(openProblem(lesson).convention).to.equal('comment');
  });

  it('says what the reader and the opponent may play: NOTTHIS, FORCE', () => {
    const problem = problemOf('C[FORCE](;B[aa]C[RIGHT])(;B[bb]C[NOTTHIS];W[cc];B[dd]C[RIGHT])');
    expect(problem.play('bb')).to.eql({ verdict: 'unknown', remark: 'refused', path: '0' });
    expect(problem.play('cc')).to.eql({ verdict: 'unknown', remark: 'forced', path: '0' });
    expect(problem.play('aa').verdict).to.equal('right');
  });

  it('is not shown in comments', () => {
    const problem = problemOf('(;B[aa]C[The point. RIGHT])(;B[bb]C[Correct])');
    expect(problem.commentAt(problem.steps.all[1]?.node ?? problem.start)).to.equal('The point.');
    const words = problemOf('(;B[aa]C[Correct. RIGHT here])', { answer: 'comment' });
    expect(words.commentAt(words.steps.all[1]?.node ?? words.start)).to.equal(
      'Correct. RIGHT here',
    );
  });
});

describe('words of comments', () => {
  const right =
    'Correct|correct!|Also correct.|This is also correct|"Right"|Right.|(Solution)|Solution: A|+|+ lives|正解|正解図|「正解」|정답|RICHTIG|Richtig, weil|juste|верно|Correct ko|Correct\nIf White';
  const wrong =
    'Wrong|Wrong move|Failure|Fail (seki)!|Almost correct|not correct|Incorrect|失敗|失败(双活)|실패|FALSCH|Mauvais !|Mauvaise réponse.|不正解|неправильно';
  const neither =
    'Black is correct|The right move|Right side is big|Solution is hard|+2|Correctly played|Rightly so|justement|A wrong move|Wrongly|正しい|Failing that';
  for (const text of right.split('|'))
    it(`call right: ${text}`, () => expect(judgementIn(text)).to.equal('right'));
  for (const text of wrong.split('|'))
    it(`call wrong: ${text}`, () => expect(judgementIn(text)).to.equal('wrong'));
  for (const text of neither.split('|'))
    it(`judge nothing: ${text}`, () => expect(judgementIn(text)).to.equal(undefined));

  it('are keywords in capitals without other capitals beside them', () => {
    expect(keywordsIn('sekiRIGHT')).to.eql(['RIGHT']);
    expect(keywordsIn('CHOICEFORCE, NOTTHIS')).to.eql(['CHOICE', 'FORCE', 'NOTTHIS']);
    expect(keywordsIn('Right COPYRIGHT FORCED right REINFORCE')).to.eql([]);
  });
});

describe('the first sentence about a wrong move', () => {
  for (const text of [
    'Second best.',
    'This isn’t wrong, but slow.',
    'Not bad. Black lives.',
    '次善の手',
  ])
    it(`wavers: ${text}`, () => expect(isWavering(text)).to.equal(true));
  for (const text of [
    'Black dies. White has no second best.',
    'Wrong. Black is almost alive.',
    'Not bad for White.',
    'White can’t be caught.',
    'Wrong: second best',
  ])
    it(`does not waver: ${text}`, () => expect(isWavering(text)).to.equal(false));
});
