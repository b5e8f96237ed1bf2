import { expect, fixture, fixtureCleanup } from '../../helpers/testing.js';
import { until } from '../../helpers/until.js';
import {
  addressOf,
  type Board,
  boardIn,
  heard,
  isSeen,
  partOf,
  rootOf,
  settled,
} from '../board.js';
import { pressKey } from '../listener.js';
import { uncaughtErrors } from '../page.js';
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

const RECORD = `(;SZ[9]AB[cc][cd]AW[dc]C[Black lives](;B[ee]C[Good];W[ed](;B[gd]C[RIGHT Alive])(;B[ff];W[fd];B[fe];W[ge]))(;B[gg]C[Slow];W[hh]))`;
const OTHER = '(;SZ[9]AB[gg]AW[gh]C[Another one](;W[ee];B[ed];W[gd]C[RIGHT])(;W[aa]))';

before(loadParts);
afterEach(fixtureCleanup);

describe('a reader who goes back', () => {
  it('plays another move from there', async () => {
    const board = await problemOf(RECORD);
    await byMouse(board, 'ee');
    await untilMoves(board, 2);
    await byMouse(board, 'ff');
    await untilMoves(board, 4);
    partOf(board, 'canvas').focus();
    await pressKey('ArrowLeft');
    await pressKey('ArrowLeft');
    expect([board.moveNumber, stateOf(board)]).to.deep.equal([2, 'failed']);
    const events = heard<CustomEvent<{ tries: number }>>(board, 'sgf-solve');
    await byMouse(board, 'gd');
    await until(() => stateOf(board) === 'solved');
    expect(
      events.map(({ detail }) => detail.tries),
      'a second try',
    ).to.deep.equal([2]);
  });

  it('takes back with a button what led to the shown position', async () => {
    const board = await problemOf(RECORD);
    await byMouse(board, 'ee');
    await untilMoves(board, 2);
    board.prev();
    await settled(board);
    await pressButton(board, 'Take back');
    expect([board.moveNumber, verdictOf(board)]).to.deep.equal([0, 'Black to play']);
    expect(buttonsOf(board)).to.deep.equal(['Hint']);
    partOf(board, 'canvas').focus();
    await pressKey('Control+z');
    expect(board.moveNumber).to.equal(0);
  });

  it('sees a hint only where it belongs', async () => {
    const board = await problemOf(RECORD);
    await byMouse(board, 'ee');
    await untilMoves(board, 2);
    for (let hint = 0; hint < 3; hint++) await pressButton(board, 'Hint');
    expect(verdictOf(board)).to.equal('Play G6.');
    board.goTo('first');
    await settled(board);
    expect(verdictOf(board)).not.to.contain('G6');
  });
});

describe('while the opponent thinks', () => {
  it('moves are ignored', async () => {
    const board = await problemOf(RECORD);
    await byMouse(board, 'ee');
    expect(board.moveNumber).to.equal(1);
    await byMouse(board, 'gg');
    const { verdict } = await board.tryMove('gg');
    expect([verdict, stateOf(board)]).to.deep.equal(['unknown', 'open']);
    await untilMoves(board, 2);
    expect(board.currentPath).to.equal('2');
  });

  for (const how of ['reset', 'Control+z', 'hint'] as const)
    it(`the reader may change their mind: ${how}`, async () => {
      const board = await problemOf(RECORD);
      const answer = board.tryMove('gg');
      await untilMoves(board, 1);
      if (how === 'reset') board.reset();
      else if (how === 'Control+z') {
        board.focus();
        await pressKey(how);
      } else rootOf(board).querySelector<HTMLElement>(`[part~="button-${how}"]`)?.click();
      await answer;
      await settled(board);
      // The answer is on its way when a hint is asked for.
      const outcome = how === 'hint' ? [2, 'failed'] : [0, 'open'];
      expect([board.moveNumber, stateOf(board)]).to.deep.equal(outcome);
    });

  it('another record may come', async () => {
    const { seen, stop } = uncaughtErrors();
    const board = await problemOf(RECORD);
    const failed = heard(board, 'sgf-solve');
    const answer = board.tryMove('ee');
    await untilMoves(board, 1);
    await board.load(OTHER);
    await answer;
    await settled(board);
    expect([board.currentPath, verdictOf(board), stateOf(board)]).to.deep.equal([
      '0',
      'White to play',
      'open',
    ]);
    expect([failed.length, seen.length]).to.deep.equal([0, 0]);
    stop();
  });
});

describe('a problem that changes', () => {
  it('asks the next game of its file', async () => {
    const board = await problemOf(RECORD + OTHER);
    await byMouse(board, 'gg');
    board.game = '2';
    await until(() => verdictOf(board) === 'White to play');
    expect([board.moveNumber, stateOf(board)]).to.deep.equal([0, 'open']);
    board.game = '1';
    await until(() => verdictOf(board) === 'Black to play');
    expect(board.tree.size).to.equal(1);
  });

  it('becomes a viewer, and a problem again', async () => {
    const board = await problemOf(RECORD);
    await byMouse(board, 'gg');
    await untilMoves(board, 2);
    board.mode = 'viewer';
    await until(() => board.tree.size === 10, 'the whole record');
    await until(() => isSeen(partOf(board, 'slider')), 'the slider');
    await until(() => !questionOf(board), 'no question');
    expect(stateOf(board)).to.equal('');
    board.goTo('3');
    await settled(board);
    board.mode = 'problem';
    await until(() => verdictOf(board) === 'Black to play', 'the question');
    await settled(board);
    expect([board.currentPath, board.tree.size, stateOf(board)]).to.deep.equal(['0', 1, 'open']);
    await byMouse(board, 'ee');
    await untilMoves(board, 2);
    expect(verdictOf(board)).to.equal('Continue: Black to play');
  });

  it('follows its attributes', async () => {
    const board = await problemOf(RECORD);
    board.setAttribute('answer', 'all-lines');
    await settled(board);
    await byMouse(board, 'gg');
    await until(() => stateOf(board) === 'solved', 'every line is right');
    board.setAttribute('answer', 'auto');
    await until(() => board.moveNumber === 0);
    expect(stateOf(board)).to.equal('open');
    board.setAttribute('solution', 'reveal');
    await until(() => buttonsOf(board).includes('Solution'));
    board.setAttribute('solution', 'shown');
    await until(() => buttonsOf(board).join() === 'Solve again');
    expect(board.tree.size).to.equal(10);
    board.setAttribute('solution', 'hidden');
    await until(() => buttonsOf(board).join() === 'Hint');
  });

  it('tries every answer in turn, if it resists', async () => {
    const two = '(;SZ[9]AB[cc]AW[dc];B[ee](;W[ed];B[gd]C[RIGHT])(;W[ef];B[gf]C[RIGHT]))';
    const board = await problemOf(two, 'resist="all"');
    await byMouse(board, 'ee');
    await untilMoves(board, 2);
    await byMouse(board, 'gd');
    await until(() => board.currentPath === '1.2', 'the other answer');
    await until(() => verdictOf(board).startsWith('Right. Now the opponent'));
    expect(stateOf(board)).to.equal('open');
    await byMouse(board, 'gf');
    await until(() => stateOf(board) === 'solved');
  });

  it('goes on after a move of the element in the page', async () => {
    const board = await problemOf(RECORD, 'shuffle="orientation colors"');
    const before = await board.toSgf();
    await board.tryMove('aa');
    board.parentElement?.append(document.createElement('p'), board);
    await settled(board);
    board.reset();
    await settled(board);
    expect(await board.toSgf(), 'turned as it was').to.equal(before);
    expect(stateOf(board)).to.equal('open');
    expect(buttonsOf(board)).to.deep.equal(['Hint']);
    await pressButton(board, 'Hint');
    expect(verdictOf(board)).to.match(/^Look in the area/);
  });

  it('is solved on one board, not on another one with the same file', async () => {
    const src = addressOf(RECORD);
    const page = await fixture<HTMLElement>(
      `<div><sgf-board mode="problem" src="${src}"></sgf-board><sgf-board mode="problem" src="${src}"></sgf-board></div>`,
    );
    const [one, other] = page.querySelectorAll('sgf-board');
    if (!one || !other) throw new Error('two boards');
    expect(boardIn(page)).to.satisfy((first: Board) => first === one);
    await Promise.all([one.ready, other.ready]);
    for (const move of ['ee', 'gd']) await one.tryMove(move);
    expect([stateOf(one), stateOf(other)]).to.deep.equal(['solved', 'open']);
    expect([one.tree.size, other.tree.size]).to.deep.equal([10, 1]);
    expect((await other.tryMove('gg')).verdict).to.equal('wrong');
  });
});
