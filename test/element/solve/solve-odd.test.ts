import { expect, fixtureCleanup } from '../../helpers/testing.js';
import { until } from '../../helpers/until.js';
import { type Board, heard, isSeen, partOf, settled } from '../board.js';
import { warningsOf } from '../page.js';
import {
  buttonsOf,
  byMouse,
  loadParts,
  pressButton,
  problemOf,
  questionOf,
  stateOf,
  untilMoves,
  verdictOf,
} from './solving.js';

/** The codes of what an author should mend. */
async function codesOf(board: Board): Promise<string[]> {
  await until(() => board.diagnostics.length > 0, 'diagnostics');
  return board.diagnostics.map(({ code }) => code);
}

before(loadParts);
afterEach(fixtureCleanup);

describe('a record that is hardly a problem', () => {
  it('has no solution: the reader plays freely, for both sides', async () => {
    const board = await problemOf('(;SZ[9]AB[cc]AW[dc]C[Who lives?])');
    expect(verdictOf(board)).to.equal('The record has no solution. Try your own moves.');
    expect(buttonsOf(board)).to.deep.equal(['Explore the record']);
    const events = ['sgf-solve', 'sgf-fail'].map((type) => heard(board, type));
    await byMouse(board, 'ee');
    await byMouse(board, 'gg');
    expect(board.currentPath).to.equal('0.ee.gg');
    expect(buttonsOf(board)).to.deep.equal(['Take back', 'Start over', 'Explore the record']);
    await pressButton(board, 'Take back');
    expect(board.currentPath).to.equal('0.ee');
    await pressButton(board, 'Start over');
    expect([board.currentPath, stateOf(board)]).to.deep.equal(['0', 'open']);
    expect((await board.tryMove('ff')).verdict).to.equal('unknown');
    expect(events.map(({ length }) => length)).to.deep.equal([0, 0]);
    expect(await codesOf(board)).to.include('no-solution');
  });

  it('is a whole game: it is shown as one, and asks nothing', async () => {
    const board = await problemOf('(;SZ[9]PB[Ada]RE[B+R];B[ee];W[gc];B[cg];W[cc])');
    await until(() => isSeen(partOf(board, 'slider')), 'the slider');
    expect([verdictOf(board), board.tree.size]).to.deep.equal(['', 5]);
    expect(await codesOf(board)).to.include('no-problem');
    expect(board.diagnostics[0]?.message).to.match(/\w+ \w+/);
    expect(board.goTo('last')).to.equal(true);
    board.reset();
    await settled(board);
    expect([board.currentPath, board.tree.size, verdictOf(board)]).to.deep.equal(['0', 5, '']);
  });

  it('starts where `path` says', async () => {
    const board = await problemOf('(;SZ[9];B[ee];W[gc];B[cg];W[cc])', 'path="2"');
    expect([board.currentPath, verdictOf(board)]).to.deep.equal(['2', 'Black to play']);
    expect(board.tree.size, 'what was before may be seen').to.equal(3);
    await byMouse(board, 'hh');
    expect(stateOf(board)).to.equal('open');
    await byMouse(board, 'cg');
    await until(() => stateOf(board) === 'solved');
    board.reset();
    await settled(board);
    expect(board.currentPath).to.equal('2');
  });

  it('has a right line that the rules forbid: the author is told, the reader goes on', async () => {
    const board = await problemOf('(;SZ[9]AB[cc]AW[dc];B[ee];W[dc];B[gd]C[RIGHT])');
    expect(await codesOf(board)).to.include('illegal-solution');
    await byMouse(board, 'ee');
    await untilMoves(board, 2);
    await byMouse(board, 'gd');
    expect(stateOf(board)).to.equal('solved');
  });

  it('has CHOICE and no RIGHT: its first line is right', async () => {
    const board = await problemOf(
      '(;SZ[9]AB[cc]AW[dc](;B[ee](;W[ed]C[CHOICE];B[gd])(;W[gd]C[CHOICE];B[ed])))',
    );
    expect(await codesOf(board)).to.include('no-right-mark');
    await byMouse(board, 'ee');
    await untilMoves(board, 2);
    const [answer = ''] = /W\[..\]/.exec(await board.toSgf()) ?? [];
    await byMouse(board, answer.includes('ed') ? 'gd' : 'ed');
    await settled(board);
    expect(['solved', 'open']).to.include(stateOf(board));
  });

  it('says both right and wrong: it can be solved, and the author is told', async () => {
    const board = await problemOf(
      '(;SZ[9]AB[cc]AW[dc](;B[ee];W[ed];B[gd]C[Correct])(;B[gd];W[ed];B[ee]C[Wrong]))',
    );
    expect(await codesOf(board)).to.include('right-and-wrong');
    await byMouse(board, 'gd');
    await untilMoves(board, 2);
    await byMouse(board, 'ee');
    await until(() => stateOf(board) === 'solved');
  });

  it('has 10,000 branches', async () => {
    const points = Array.from('abcdefghijklmnopqrs');
    const all = points.flatMap((x) => points.map((y) => x + y)).filter((point) => point !== 'cc');
    const branches = all.slice(0, 100).map((first) => {
      const answers = all.filter((point) => point !== first).slice(0, 100);
      return `(;B[${first}]${answers.map((second) => `(;W[${second}])`).join('')})`;
    });
    const board = await problemOf(`(;SZ[19]AB[cc]${branches.join('')}(;B[qq]C[RIGHT]))`);
    expect(board.tree.size).to.equal(1);
    expect((await board.tryMove('qq')).verdict).to.equal('right');
    expect(board.tree.size).to.equal(10_102);
  });

  it('is empty, or is none at all', async () => {
    const board = await problemOf('(;SZ[9])');
    expect(verdictOf(board)).to.equal('The record has no solution. Try your own moves.');
    board.sgf = '(;SZ[9]AB[aa]';
    await settled(board);
    expect(stateOf(board)).to.equal('open');
    board.sgf = 'nonsense';
    await until(() => board.error, 'an error');
    const verdict = questionOf(board);
    expect(verdict !== null && isSeen(verdict)).to.equal(false);
  });

  it('has attributes of nonsense: they are as if they were not there', async () => {
    const warnings = await warningsOf(async () => {
      const attributes = 'answer="x" resist="y" shuffle="colors z" solution="all"';
      const board = await problemOf('(;SZ[9]AB[cc]AW[dc];B[ee])', attributes);
      await byMouse(board, 'ee');
      expect(stateOf(board)).to.equal('solved');
    });
    expect(warnings.filter((text) => /answer|resist|shuffle|solution/.test(text))).to.have.length(
      4,
    );
  });
});

describe('a problem of another game', () => {
  it('is a Hex puzzle', async () => {
    const board = await problemOf('(;GM[11]SZ[5]AB[c2][c4]AW[b3];B[c3]C[RIGHT: connected])');
    expect(verdictOf(board)).to.match(/to play$/);
    expect((await board.tryMove('e5')).verdict).not.to.equal('right');
    board.reset();
    expect((await board.tryMove('c3')).verdict).to.equal('right');
    expect(stateOf(board)).to.equal('solved');
  });

  it('is a gomoku problem', async () => {
    const record =
      '(;GM[4]SZ[15]AB[gh][hh][ih]AW[gg][hg](;B[jh]C[Correct: open four];W[kh];B[fh]C[Correct])(;B[aa]C[Wrong];W[jh]))';
    const board = await problemOf(record);
    const wrong = await board.tryMove('aa');
    expect([wrong.verdict, stateOf(board)]).to.deep.equal(['wrong', 'failed']);
    board.reset();
    const { verdict } = await board.tryMove('jh');
    expect(verdict).to.equal('right');
  });
});
