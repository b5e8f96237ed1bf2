import { expect } from '@esm-bundle/chai';
import { openProblem } from '../../src/problem/problem.js';
import type { NodeId } from '../../src/sgf/game-tree.js';
import { treeOf } from '../helpers/records.js';
import { problemOf, STONES } from './problems.js';

describe('the start of a problem', () => {
  const starts: readonly [string, string, number, 'black' | 'white'][] = [
    ['is the last node before the first move', `(;SZ[9]C[a];${STONES};C[b];W[aa])`, 2, 'white'],
    ['is where branches begin', `(;SZ[9];${STONES}(;C[one];B[aa])(;B[bb]))`, 1, 'black'],
    ['is the end without moves', `(;SZ[9];${STONES};C[x]PL[W])`, 2, 'white'],
    ['is the root if that has a move', '(;SZ[9]B[aa];W[bb])', 0, 'white'],
  ];
  for (const [title, sgf, start, toPlay] of starts)
    it(title, () => {
      const problem = openProblem(treeOf(sgf));
      expect([problem.start, problem.toPlay]).to.eql([start, toPlay]);
    });

  it('is the node that the author names', () => {
    const tree = treeOf('(;SZ[9];B[aa];W[bb];B[cc];W[dd])');
    const problem = openProblem(tree, { start: 2 as NodeId });
    expect([problem.toPlay, problem.convention]).to.eql(['black', 'main-line']);
    expect(problem.play('cc')).to.include({ verdict: 'right', move: 3 });
    expect(() => openProblem(tree, { start: 9 as NodeId })).to.throw(RangeError);
  });

  it('is expanded from compressed moves', () => {
    const problem = openProblem(treeOf(`(;SZ[9]${STONES};S[aabbcc])`));
    expect(problem.play('aa')).to.include({ verdict: 'open', reply: 2 });
    expect(problem.play('cc').verdict).to.equal('right');
  });
});

describe('the side of a problem', () => {
  it('is the colour of the first moves, whatever PL says', () => {
    expect(problemOf('PL[B](;W[aa])(;W[bb])').toPlay).to.equal('white');
  });

  it('is that of PL where both colours begin, else of the first branch', () => {
    expect(problemOf('PL[W](;B[aa])(;W[bb])').toPlay).to.equal('white');
    expect(problemOf('(;B[aa])(;W[bb])').toPlay).to.equal('black');
  });

  const sides: readonly [string, string, 'black' | 'white'][] = [
    ['C[White to kill]', 'C', 'white'],
    ['C[Find the best move.\nWhite to play]', 'a later line', 'white'],
    ['C[It is White’s turn.]', 'a turn', 'white'],
    ['C[W to live]', 'a letter', 'white'],
    ['GN[白先黒死]', 'GN', 'white'],
    ['N[黒番]', 'N', 'black'],
    ['GC[輪到白]', 'GC', 'white'],
    ['C[白先活]', 'Chinese', 'white'],
    ['C[黑先白死]', 'Chinese', 'black'],
    ['C[백 선 흑 사활]', 'Korean', 'white'],
    ['C[백차례]', 'Korean', 'white'],
    ['C[Weiß am Zug]', 'German', 'white'],
    ['C[Aux blancs de jouer]', 'French', 'white'],
    ['C[Trait aux blancs]', 'French', 'white'],
    ['C[Juegan las blancas]', 'Spanish', 'white'],
    ['C[Jogam as brancas]', 'Portuguese', 'white'],
    ['C[Muove il bianco]', 'Italian', 'white'],
    ['C[Wit aan zet]', 'Dutch', 'white'],
    ['C[Ход белых]', 'Russian', 'white'],
    ['C[Black to play. Can White live?]', 'the first words', 'black'],
    ['C[White to play];C[Black to play]', 'the words nearest to the start', 'black'],
    ['PL[B]C[White to play]', 'PL rather than words', 'black'],
    ['C[White is dead]', 'no other words', 'black'],
    ['C[Show it to play with]', 'no ends of words', 'black'],
    ['C[明白先生]', 'no words of something else', 'black'],
  ];
  for (const [nodes, what, expected] of sides)
    it(`is told, where nobody moves, by ${what}: ${nodes}`, () =>
      expect(problemOf(nodes).toPlay).to.equal(expected));

  it('is told by words where both colours begin', () => {
    expect(problemOf('C[White to play](;B[aa])(;W[bb])').toPlay).to.equal('white');
    expect(problemOf('C[White to play](;B[aa])(;B[bb])').toPlay).to.equal('black');
  });

  it('passes, or plays elsewhere, and is answered by first moves of the other colour', () => {
    const branches = '(;B[aa]C[Correct])(;W[ab]C[Wrong];B[ac])';
    for (const move of ['pass', ''])
      expect(problemOf(branches).play(move)).to.eql({ verdict: 'wrong', reply: 2, path: '0.2' });
    const near = problemOf(branches).play('cb');
    expect(near).to.include({ verdict: 'unknown', remark: 'not-in-record' });
  });

  it('plays elsewhere beyond the stones and moves of the problem', () => {
    const sgf = '(;SZ[19]AB[cb][db]AW[cc][dd](;B[aa]C[Correct])(;W[ab]C[Wrong]))';
    const elsewhere = openProblem(treeOf(sgf)).play('Q16');
    expect(elsewhere).to.eql({ verdict: 'wrong', reply: 2, path: '0.2' });
    expect(openProblem(treeOf(sgf)).play('ff').verdict).to.equal('unknown');
  });

  it('passes rightly only where the record says so', () => {
    expect(problemOf(';B[]C[Correct]').play('pass').verdict).to.equal('right');
    expect(problemOf('(;B[])(;B[aa])').play('pass').verdict).to.equal('unknown');
    expect(problemOf('(;B[])(;B[aa])').play('aa').verdict).to.equal('right');
    expect(problemOf(';B[]').convention).to.equal('none');
  });
});

describe('the question of a problem', () => {
  const questions: readonly [string, string, string][] = [
    [
      'is what the comments on the way say',
      ';C[Black to play];C[Live!];B[aa]',
      'Black to play\n\nLive!',
    ],
    ['is GC without comments', 'GC[White is weak];B[aa]', 'White is weak'],
    ['may be in the node of the first move', ';B[aa]C[Black to play\nand win]', 'Black to play'],
    ['may be the name of the game', 'GN[黒先白死];B[aa]', '黒先白死'],
    ['is no name of two players', 'GN[White (W) vs. Black (B)];B[aa]', ''],
    ['is no name that asks nothing', 'GN[easy-104];B[aa]', ''],
    ['has no keywords', 'C[Live! FORCE];B[aa]C[RIGHT]', 'Live!'],
    ['never tells the answer', 'C[B => B+ba,bb];B[aa]', ''],
    ['never tells what a solver wrote', 'C[move(np,black):best];B[aa]', ''],
    ['never tells the vital points', 'C[Critical. attack: A17, C19 defend: B19];B[aa]', ''],
    ['never judges points', 'C[A1: right, B2: ko];B[aa]', ''],
    [
      'may name points',
      'C[Black to capture R7 (“A” or B)];B[aa]',
      'Black to capture R7 (“A” or B)',
    ],
  ];
  for (const [title, branches, prompt] of questions)
    it(title, () => expect(problemOf(branches).prompt).to.equal(prompt));

  it('is completed afterwards by what told the answer', () => {
    expect(problemOf('C[B => B+ba,bb];B[aa]').answerInWords).to.equal('B => B+ba,bb');
  });
});
