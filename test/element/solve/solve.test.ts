import { expect, fixtureCleanup } from '../../helpers/testing.js';
import type { SolveDetail } from '../../../src/element/platform/events.js';
import { needing } from '../../helpers/abilities.js';
import { until } from '../../helpers/until.js';
import { type Board, heard, settled } from '../board.js';
import {
  attributesOf,
  byArrows,
  byFinger,
  byMouse,
  byName,
  type Example,
  examples,
  loadParts,
  problemOf,
  stateOf,
  verdictOf,
  type Way,
} from './solving.js';
import { leaveBoards } from '../mouse.js';

/** Plays the right line, and waits for the opponent’s answers. */
async function solve(board: Board, { right }: Example, play: Way): Promise<void> {
  for (const [index, point] of right.entries()) {
    await play(board, point);
    const isLast = index === right.length - 1;
    const count = 2 * index + (isLast ? 1 : 2);
    await until(() => board.moveNumber === count, `${point} and its answer`);
    await until(() => (stateOf(board) === 'solved') === isLast, 'a verdict');
  }
  await settled(board);
}

const open = (example: Example, attributes = '') =>
  problemOf(example.sgf, `${attributesOf(example)} ${attributes}`);

const byScript: Way = async (board, point) => {
  await board.tryMove(point);
};

const states = { wrong: 'failed', unknown: 'open', right: 'solved' };

before(loadParts);

describe('a problem', () => {
  afterEach(leaveBoards);

  for (const lang of ['en', 'ja'])
    for (const example of examples)
      it(`is solved and failed by mouse: ${example.name} (${lang})`, async () => {
        const board = await open(example, `lang="${lang}"`);
        const solved = heard<CustomEvent<SolveDetail>>(board, 'sgf-solve');
        const failed = heard<CustomEvent<SolveDetail>>(board, 'sgf-fail');
        if (lang === 'ja') await until(() => !verdictOf(board).includes('Black'), 'Japanese');
        const question = verdictOf(board);
        expect(question).not.to.equal('');
        expect(stateOf(board)).to.equal('open');
        await byMouse(board, example.other);
        await until(() => verdictOf(board) !== question, 'another sentence');
        await until(() => stateOf(board) === states[example.worth], 'a verdict on the other move');
        board.reset();
        await settled(board);
        expect([board.moveNumber, verdictOf(board)]).to.deep.equal([0, question]);
        await solve(board, example, byMouse);
        expect(failed.length).to.equal(example.worth === 'wrong' ? 1 : 0);
        expect(solved.at(-1)?.detail).to.include({ path: board.currentPath, hints: 0 });
        expect(solved.at(-1)?.detail.tries).to.equal(example.worth === 'unknown' ? 1 : 2);
      });

  const ways = { 'arrows in the grid': byArrows, 'the names of points': byName, tryMove: byScript };
  for (const [way, play] of Object.entries(ways))
    for (const example of examples.filter((_, index) => index % 2 === 0))
      it(`is solved and failed by ${way}: ${example.name}`, async () => {
        const board = await open(example);
        await play(board, example.other);
        await until(() => stateOf(board) === states[example.worth], 'a verdict on the other move');
        board.reset();
        await settled(board);
        await solve(board, example, play);
        expect(stateOf(board)).to.equal('solved');
      });

  it('tells scripts what a move is worth', async () => {
    for (const example of examples) {
      const board = await open(example);
      const { verdict, path } = await board.tryMove(example.other);
      expect([verdict, stateOf(board)], example.name).to.deep.equal([
        example.worth,
        states[example.worth],
      ]);
      expect(board.currentPath.startsWith(path), path).to.equal(true);
      board.reset();
      const outcome = await board.tryMove(example.right[0] ?? '');
      expect(outcome.verdict).to.equal(example.right.length > 1 ? 'open' : 'right');
      expect(outcome.path).to.equal(board.currentPath);
      expect(outcome.reply === undefined).to.equal(example.right.length === 1);
      board.remove();
    }
  });

  it('takes names that are no points, and occupied ones, as nothing', async () => {
    const [example] = examples as readonly [Example];
    const board = await open(example);
    for (const name of ['Z99', '', 'cc'])
      expect((await board.tryMove(name)).verdict, name).to.equal('unknown');
    expect([board.moveNumber, stateOf(board)]).to.deep.equal([0, 'open']);
  });
});

describe('a problem, by finger', () => {
  before(needing('Touch'));
  afterEach(fixtureCleanup);

  for (const example of examples)
    it(`is solved and failed by tapping twice: ${example.name}`, async () => {
      const board = await open(example);
      await byFinger(board, example.other);
      await until(() => stateOf(board) === states[example.worth], 'a verdict on the other move');
      board.reset();
      await settled(board);
      await solve(board, example, byFinger);
      expect(stateOf(board)).to.equal('solved');
    });
});
