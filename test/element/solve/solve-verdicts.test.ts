import { expect, fixtureCleanup } from '../../helpers/testing.js';
import type { SolveDetail } from '../../../src/element/platform/events.js';
import { until } from '../../helpers/until.js';
import {
  type Board,
  heard,
  isSeen,
  partOf,
  rootOf,
  settled,
  settledPage,
  textOf,
} from '../board.js';
import { pressKey } from '../listener.js';
import {
  buttonsOf,
  byMouse,
  byName,
  examples,
  loadParts,
  pressButton,
  problemOf,
  signOf,
  stateOf,
  untilMoves,
  verdictOf,
} from './solving.js';

/** G3 is wrong, and its refutation has four moves; E5 is right, then G6. */
const RECORD = `(;SZ[9]AB[cc][cd]AW[dc]C[Black lives](;B[ee]C[Good];W[ed]C[And now?](;B[gd]C[RIGHT Alive];W[hh]C[Too late])(;B[ff];W[fd]))
(;B[gg]C[Slow];W[ee]C[The vital point];B[ed];W[gd]C[Dead]))`;

async function solved(attributes = ''): Promise<Board> {
  const board = await problemOf(RECORD, attributes);
  await byMouse(board, 'ee');
  await untilMoves(board, 2);
  await byMouse(board, 'gd');
  await until(() => stateOf(board) === 'solved');
  await settled(board);
  return board;
}

async function failed(attributes = ''): Promise<Board> {
  const board = await problemOf(RECORD, attributes);
  await byMouse(board, 'gg');
  await untilMoves(board, 2);
  await settled(board);
  return board;
}

/** The texts that are drawn while something happens. */
async function drawnDuring(act: () => Promise<unknown>): Promise<string[]> {
  const { prototype } = CanvasRenderingContext2D;
  const fillText = Reflect.get(prototype, 'fillText') as (
    this: unknown,
    ...args: unknown[]
  ) => void;
  const texts: string[] = [];
  prototype.fillText = function (text, ...place) {
    texts.push(text);
    fillText.call(this, text, ...place);
  };
  await act();
  await settledPage();
  prototype.fillText = fillText;
  return texts;
}

before(loadParts);
afterEach(fixtureCleanup);

describe('a wrong move', () => {
  it('is told to the page once: where, which try, after how long, with how many hints', async () => {
    const board = await problemOf(RECORD);
    const events = heard<CustomEvent<SolveDetail>>(board, 'sgf-fail');
    const above = heard<CustomEvent<SolveDetail>>(document, 'sgf-fail');
    await pressButton(board, 'Hint');
    await pressButton(board, 'Hint');
    await byMouse(board, 'gg');
    await untilMoves(board, 2);
    await settled(board);
    await byMouse(board, 'hh');
    expect([events.length, above.length]).to.deep.equal([1, 1]);
    const { path, tries, time, hints } = events[0]?.detail ?? ({} as SolveDetail);
    expect({ path, tries, hints }).to.deep.equal({ path: '0.2', tries: 1, hints: 2 });
    expect(Number.isInteger(time) && time >= 0).to.equal(true);
  });

  it('is refuted, and the record shows why as far as it goes', async () => {
    const board = await failed();
    expect(stateOf(board)).to.equal('failed');
    expect(verdictOf(board)).to.equal('Wrong.');
    expect(signOf(board)).to.equal('wrong');
    expect(textOf(board, 'comment')).to.equal('Black livesSlowThe vital point');
    expect(buttonsOf(board)).to.deep.equal(['Try again', 'Show refutation']);
    await pressButton(board, 'Show refutation');
    await until(() => board.moveNumber === 4, 'the end of the refutation');
    await settled(board);
    expect(textOf(board, 'comment')).to.equal('Black livesDead');
    expect(buttonsOf(board)).to.deep.equal(['Try again']);
    expect(await board.toSgf(), 'of the answer nothing').not.to.match(/RIGHT|Alive|And now/);
  });

  it('leads back to the question, or to where it could still be solved', async () => {
    const board = await failed();
    await pressButton(board, 'Try again');
    expect([board.currentPath, verdictOf(board)]).to.deep.equal(['0', 'Black to play']);
    expect(buttonsOf(board)).to.deep.equal(['Hint']);
    await byMouse(board, 'ee');
    await untilMoves(board, 2);
    await byMouse(board, 'ff');
    await untilMoves(board, 4);
    expect(stateOf(board)).to.equal('failed');
    await pressButton(board, 'Try again');
    expect([board.moveNumber, stateOf(board)]).to.deep.equal([2, 'open']);
    await byMouse(board, 'ff');
    await untilMoves(board, 4);
    const events = heard<CustomEvent<SolveDetail>>(board, 'sgf-solve');
    await pressButton(board, 'Start over');
    expect(board.moveNumber).to.equal(0);
    await byMouse(board, 'ee');
    await untilMoves(board, 2);
    await byMouse(board, 'gd');
    expect(events.map(({ detail }) => detail.tries)).to.deep.equal([4]);
  });

  it('keeps the focus in the row of buttons, when its own button goes', async () => {
    const board = await failed();
    partOf(board, 'button-retry').focus();
    await pressKey('Enter');
    await settled(board);
    expect(rootOf(board).activeElement).not.to.equal(null);
    expect(document.activeElement === board).to.equal(true);
  });
});

describe('a right line', () => {
  it('is told to the page, in words and as a state, and its moves are numbered', async () => {
    const events: SolveDetail[] = [];
    const note = ({ detail }: CustomEvent<SolveDetail>) => events.push(detail);
    document.addEventListener('sgf-solve', note);
    const board = await problemOf(RECORD);
    await byMouse(board, 'ee');
    await untilMoves(board, 2);
    const numbers = await drawnDuring(() => byMouse(board, 'gd'));
    document.removeEventListener('sgf-solve', note);
    expect(events.map(({ path, tries, hints }) => [path, tries, hints])).to.deep.equal([
      ['3', 1, 0],
    ]);
    expect([verdictOf(board), textOf(board, 'comment')]).to.deep.equal(['Solved!', 'Alive']);
    expect(signOf(board)).to.equal('right');
    expect(numbers).to.include.members(['1', '2', '3']);
    expect(await drawnDuring(() => pressButton(board, 'Explore the record'))).not.to.include('3');
  });

  it('shows what the author has for then', async () => {
    const board = await problemOf(RECORD);
    board.insertAdjacentHTML('beforeend', '<p slot="solution">The corner is alive.</p>');
    await settled(board);
    const text = board.querySelector('p') ?? board;
    expect(isSeen(text)).to.equal(false);
    await byMouse(board, 'gg');
    await untilMoves(board, 2);
    expect(isSeen(text), 'not when it is failed').to.equal(false);
    await pressButton(board, 'Try again');
    await byMouse(board, 'ee');
    await untilMoves(board, 2);
    await byMouse(board, 'gd');
    await settled(board);
    expect(isSeen(text)).to.equal(true);
    await pressButton(board, 'Explore the record');
    expect(isSeen(text), 'nor is it taken away').to.equal(true);
  });

  it('goes on along the record, whose rest is shown afterwards', async () => {
    const board = await solved();
    partOf(board, 'canvas').focus();
    await pressKey('ArrowRight');
    expect([board.moveNumber, textOf(board, 'comment')]).to.deep.equal([4, 'Too late']);
    expect([stateOf(board), verdictOf(board)]).to.deep.equal(['solved', 'Solved!']);
    board.goTo('2');
    await settled(board);
    expect(textOf(board, 'comment'), 'the comments of the line').to.equal('And now?');
  });

  it('opens the record: with slider, tree and moves of the reader’s own, and asks again', async () => {
    const board = await solved('panels="comment tree"');
    await pressButton(board, 'Explore the record');
    await until(() => isSeen(partOf(board, 'slider')), 'the slider');
    await until(() => isSeen(partOf(board, 'tree')), 'the tree');
    expect(board.tree.size).to.equal(11);
    expect([board.currentPath, verdictOf(board)]).to.deep.equal(['3', '']);
    board.goTo('0');
    await byMouse(board, 'aa');
    expect(board.currentPath).to.equal('0.aa');
    await pressButton(board, 'Solve again');
    expect([board.currentPath, board.tree.size, stateOf(board)]).to.deep.equal(['0', 1, 'open']);
    expect(isSeen(partOf(board, 'slider'))).to.equal(false);
    expect(verdictOf(board)).to.equal('Black to play');
  });

  it('counts several answers', async () => {
    const two = '(;SZ[9]AB[cc]AW[dc](;B[ee]C[RIGHT])(;B[gg]C[RIGHT])(;B[aa]))';
    const board = await problemOf(two);
    await byMouse(board, 'gg');
    expect(verdictOf(board)).to.equal('Solved! 1 of 2 answers found.');
    await pressButton(board, 'Solve again');
    await byMouse(board, 'ee');
    expect(verdictOf(board)).to.equal('Solved! 2 of 2 answers found.');
  });
});

describe('a move that the record does not have', () => {
  it('stands, until the next one takes its place or it is taken back', async () => {
    const board = await problemOf(RECORD);
    const events = [heard(board, 'sgf-fail'), heard(board, 'sgf-solve')];
    await byMouse(board, 'hh');
    expect(board.currentPath).to.equal('0.hh');
    expect(verdictOf(board)).to.equal('This move isn’t covered.');
    expect(signOf(board)).to.equal('unknown');
    await byMouse(board, 'hg');
    expect([board.currentPath, board.position.board.at(70 as never)]).to.deep.equal([
      '0.hg',
      undefined,
    ]);
    await pressButton(board, 'Take back');
    expect([board.currentPath, verdictOf(board)]).to.deep.equal(['0', 'Black to play']);
    await byMouse(board, 'hh');
    await byMouse(board, 'ee');
    await untilMoves(board, 2);
    expect([board.currentPath, stateOf(board)]).to.deep.equal(['2', 'open']);
    expect(events.map(({ length }) => length)).to.deep.equal([0, 0]);
  });

  it('is refused where the rules forbid it', async () => {
    const board = await problemOf(RECORD);
    await byMouse(board, 'cc');
    expect([board.currentPath, verdictOf(board)]).to.deep.equal(['0', 'That point is occupied.']);
    await byName(board, 'ee');
    await untilMoves(board, 2);
    expect(verdictOf(board)).to.equal('Continue: Black to play');
  });

  it('may be what the main line alone does not judge', async () => {
    const board = await problemOf(examples[6]?.sgf ?? '');
    await byMouse(board, 'gg');
    await untilMoves(board, 2);
    await settled(board);
    expect([stateOf(board), verdictOf(board)]).to.deep.equal([
      'open',
      'The record doesn’t say if this is right.',
    ]);
  });
});
