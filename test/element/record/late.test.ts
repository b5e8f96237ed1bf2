import { aTimeout, expect, fixture } from '../../helpers/testing.js';
import { type Board, boardFrom, boardIn, showsPart, heard, RECORDS } from '../board.js';
import { blackBeside, settled, textOf } from '../board.js';
import { expectNoErrors, FetchGate } from '../page.js';
import { until } from '../../helpers/until.js';

describe('an answer that takes its time', () => {
  let gate: FetchGate;
  let slow = '';
  let count = 0;
  beforeEach(() => {
    slow = `${RECORDS}game.sgf?slow${++count}`; // no board has asked for it before
    gate = new FetchGate('slow');
  });
  afterEach(() => gate.restore());
  expectNoErrors();

  async function loadingBoard(): Promise<Board> {
    const board = await boardFrom(`<sgf-board src="${slow}"><p>Fallback</p></sgf-board>`);
    await until(() => board.matches(':state(loading)'));
    return board;
  }

  it('is told as loading, with the fallback content in sight', async () => {
    const board = await loadingBoard();
    await until(() => textOf(board, 'message').startsWith('Loading'));
    expect(board.querySelector('p')?.checkVisibility()).to.equal(true);
    gate.open('slow');
    await settled(board);
    expect(showsPart(board, 'message')).to.equal(false);
    expect(board.querySelector('p')?.checkVisibility()).to.equal(false);
    expect(blackBeside(board)).to.contain('Ada');
  });

  it('comes to who waits for it, though the board has left the page', async () => {
    const board = await loadingBoard();
    const ready = board.ready;
    board.remove();
    gate.open('slow');
    await ready;
    expect(board.tree.size).to.be.greaterThan(100);
  });

  it('is given up when the last board that waits for it has left', async () => {
    const signals: (AbortSignal | null | undefined)[] = [];
    const gated = window.fetch.bind(window);
    window.fetch = (input, init) => {
      signals.push(init?.signal);
      return gated(input, init);
    };
    const [board, other] = [await loadingBoard(), await loadingBoard()];
    const areGivenUp = () => signals.map((signal) => signal?.aborted);
    other.remove();
    await aTimeout(0);
    expect(areGivenUp()).to.eql([false]);
    board.remove();
    await aTimeout(0);
    expect(areGivenUp()).to.eql([true]);
  });

  it('is not kept from who waits by another src, on the page or off it', async () => {
    const board = await loadingBoard();
    const { ready } = board;
    board.remove();
    board.src = `${RECORDS}nine.sgf`;
    await ready;
    const { size } = board.tree;
    expect(size).to.be.within(2, 100);
    gate.open('slow');
    await aTimeout(150);
    expect(board.tree.size).to.equal(size);
  });

  it('is dropped when src has changed meanwhile', async () => {
    const board = await loadingBoard();
    const loads = heard(board, 'load');
    board.src = `${RECORDS}nine.sgf`;
    await until(() => loads.length === 1);
    gate.open('slow');
    await aTimeout(150);
    expect(blackBeside(board)).to.contain('Mira');
    expect(loads).to.have.length(1);
    expect(board.src).to.contain('nine.sgf');
  });

  it('is dropped when a text was given meanwhile', async () => {
    const board = await loadingBoard();
    await board.load('(;PB[Zoe])');
    gate.open('slow');
    await aTimeout(150);
    expect(blackBeside(board)).to.contain('Zoe');
  });

  it('is dropped when src was taken away meanwhile', async () => {
    const board = await loadingBoard();
    board.removeAttribute('src');
    await until(() => board.matches(':state(empty)'));
    gate.open('slow');
    await aTimeout(150);
    expect(board.collection).to.equal(undefined);
    expect(board.matches(':state(empty)')).to.equal(true);
  });

  it('is the right one when src changes there and back', async () => {
    const board = await loadingBoard();
    board.src = `${RECORDS}nine.sgf`;
    await board.ready;
    board.src = slow;
    await aTimeout(50);
    gate.open('slow');
    await settled(board);
    expect(blackBeside(board)).to.contain('Ada');
  });

  it('is not lost when the board is removed while loading, and put back', async () => {
    const board = await loadingBoard();
    const group = board.parentElement as HTMLElement;
    board.remove();
    await aTimeout(50);
    group.append(board);
    await aTimeout(50);
    gate.open('slow');
    await settled(board);
    expect(blackBeside(board)).to.contain('Ada');
  });

  it('is not lost when the board is moved within the page while loading', async () => {
    const board = await loadingBoard();
    const group = board.parentElement as HTMLElement;
    group.append(board);
    gate.open('slow');
    await settled(board);
    expect(blackBeside(board)).to.contain('Ada');
  });

  it('does not disturb a board that has left for good', async () => {
    const board = await loadingBoard();
    const [loads, failures] = [heard(board, 'load'), heard(board, 'error')];
    board.remove();
    gate.open('slow');
    await aTimeout(150);
    expect([...loads, ...failures]).to.have.length(0);
  });

  it('reaches the second board when the first one leaves', async () => {
    const tag = `<sgf-board src="${slow}" style="width:100px"></sgf-board>`;
    const group = await fixture(`<div>${tag}${tag}</div>`);
    const first = boardIn(group);
    const second = first.nextElementSibling as Board;
    await until(() => second.matches(':state(loading)'));
    first.remove();
    gate.open('slow');
    await settled(second);
    expect(blackBeside(second)).to.contain('Ada');
  });

  it('settles ready for those who wait since the first address', async () => {
    const board = await loadingBoard();
    const waiting = board.ready;
    board.src = `${RECORDS}nine.sgf`;
    await waiting;
    expect(board.collection).not.to.equal(undefined);
  });

  it('does not make navigation fail in the meantime', async () => {
    const board = await loadingBoard();
    expect(board.next()).to.equal(false);
    expect(board.goTo('last')).to.equal(false);
    expect(board.moveNumber).to.equal(0);
    expect(board.describe()).to.be.a('string').and.not.equal('');
  });
});

describe('a board that was shown and taken out', () => {
  it('still has its record when it is put back, and takes another one', async () => {
    const board = await settled(
      await boardFrom(`<sgf-board src="${RECORDS}nine.sgf"></sgf-board>`),
    );
    const group = board.parentElement as HTMLElement;
    board.goTo(5);
    board.remove();
    await aTimeout(30);
    group.append(board);
    await board.ready;
    expect([blackBeside(board), board.moveNumber]).to.deep.equal(['Mira', 5]);
    board.remove();
    board.src = `${RECORDS}game.sgf`;
    group.append(board);
    await settled(board);
    expect(blackBeside(board)).to.contain('Ada');
  });
});
