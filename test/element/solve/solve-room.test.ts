import { expect, fixtureCleanup } from '../../helpers/testing.js';
import { until } from '../../helpers/until.js';
import { type Board, boardOf, boxOf, partOf, rootOf, settled } from '../board.js';
import { brightness, pixelsOf } from '../pixels.js';
import { placeOf } from '../playing.js';
import { buttonsOf, loadParts, pressButton, problemOf, stateOf, verdictOf } from './solving.js';

/** A task with marks, a move with a refutation, a move that is not quite wrong, and a right line. */
const TASK =
  '(;SZ[9]AB[cc][cd]AW[dc][dd]LB[gg:A]TR[cc]C[Can Black save the stone at A?]' +
  '(;B[ee]C[So far so good.];W[ef];B[eg]C[RIGHT The point.])' +
  '(;B[hh]C[Too slow.];W[hg];B[gh];W[ig]C[Black is caught in a net.];B[ih];W[if])' +
  '(;B[bb]C[This isn’t wrong, but there is more.];W[ba]))';
const ONE_LINE = '(;SZ[9]AB[cc]AW[dc]PL[B];B[ee];W[ef];B[eg])';

before(loadParts);
afterEach(fixtureCleanup);

const wordsOf = (board: Board) => partOf(board, 'comment').textContent.replace(/\s+/g, ' ').trim();

/** The brightness of a point's centre, from 0 to 255. */
function centreOf(board: Board, point: string): number {
  const [x, y] = placeOf(board, point);
  const { left, top, width, height } = boxOf(board, 'canvas');
  return brightness(pixelsOf(board).at((x - left) / width, (y - top) / height));
}

async function solve(board: Board, ...points: readonly string[]): Promise<void> {
  for (const point of points) await board.tryMove(point);
  await settled(board);
}

describe('the task of a problem', () => {
  it('stays above the words on the moves until it is solved, and its marks stay, too', async () => {
    const board = await problemOf(TASK);
    const label = async () => (await board.toSvg()).includes('>A</text>');
    expect([wordsOf(board), await label()]).to.eql(['Can Black save the stone at A?', true]);
    await solve(board, 'ee');
    expect([wordsOf(board), await label()]).to.eql([
      'Can Black save the stone at A?So far so good.',
      true,
    ]);
    board.reset();
    await solve(board, 'hh');
    expect(stateOf(board)).to.equal('failed');
    expect(wordsOf(board), 'the words on the answered move').to.equal(
      'Can Black save the stone at A?Too slow.',
    );
    board.reset();
    await solve(board, 'ee', 'eg');
    expect(stateOf(board)).to.equal('solved');
    expect([wordsOf(board), await label()]).to.eql(['The point.', false]);
  });

  it('has a mark only on points that are as they were', async () => {
    const board = await problemOf(TASK);
    await solve(board, 'gg');
    expect((await board.toSvg()).includes('>A</text>')).to.equal(false);
  });
});

describe('the room of a problem', () => {
  for (const lang of ['en', 'de'])
    for (const width of [240, 360, 640, 1000])
      it(`stays the same in all states, at ${width} px, ${lang}`, async () => {
        const style = `coordinates="none" style="width:${width}px"`;
        const board = await boardOf(
          TASK,
          `mode="problem" solution="reveal" lang="${lang}" ${style}`,
        );
        await until(() => buttonsOf(board).length > 0, 'the buttons');
        await document.fonts.ready;
        await settled(board);
        const places = () => {
          const { bottom } = board.getBoundingClientRect();
          const top = boxOf(board, '.solve-buttons').top;
          const rows = new Set(
            [...rootOf(board).querySelectorAll('.solve-buttons button')].map(
              (each) => each.getBoundingClientRect().top,
            ),
          );
          return { bottom, top, rows: width > 256 ? rows.size : 1 };
        };
        const before = places();
        for (const moves of [['ee'], ['hh'], ['bb'], ['gg'], ['ee', 'eg']]) {
          await solve(board, ...moves);
          expect(places(), moves.join()).to.eql(before);
          board.reset();
          await settled(board);
          expect(places(), `after ${moves.join()}`).to.eql(before);
        }
      });
});

describe('a wrong move', () => {
  it('is refuted by itself, up to the author’s next words', async () => {
    const board = await problemOf(TASK);
    await solve(board, 'hh');
    expect(board.moveNumber).to.equal(2);
    await pressButton(board, 'Show refutation');
    await until(() => board.moveNumber === 4, 'the words');
    await settled(board);
    expect(wordsOf(board)).to.equal('Can Black save the stone at A?Black is caught in a net.');
    await pressButton(board, 'Show refutation');
    await until(() => board.moveNumber === 6, 'the end');
    expect(buttonsOf(board)).not.to.include('Show refutation');
  });

  it('does not go on by itself after the reader has gone elsewhere', async () => {
    const board = await problemOf(TASK);
    await solve(board, 'hh');
    await pressButton(board, 'Show refutation');
    board.goTo('prev');
    await new Promise((resume) => setTimeout(resume, 1200));
    expect(board.moveNumber).to.equal(2);
  });

  it('has a cross on its stone', async () => {
    const board = await problemOf(TASK);
    await solve(board, 'hh');
    await until(() => centreOf(board, 'hh') > 140, 'the light centre of a cross, on a black stone');
    expect(centreOf(board, 'cd'), 'another black stone').to.be.lessThan(100);
  });

  it('is called so in softer words where the author wavers', async () => {
    const board = await problemOf(TASK);
    await solve(board, 'bb');
    expect([stateOf(board), verdictOf(board)]).to.eql(['failed', 'Not the best move.']);
    expect(wordsOf(board)).to.contain('This isn’t wrong');
  });
});

describe('a move that the record does not have', () => {
  it('is not the given solution, where the record has one line', async () => {
    const board = await problemOf(ONE_LINE);
    await solve(board, 'gg');
    expect(verdictOf(board)).to.equal('That’s not the solution given here.');
  });

  it('hears the sentence that the author has chosen', async () => {
    const board = await problemOf(TASK, 'unknown-move="Try something bolder."');
    await solve(board, 'gg');
    expect(verdictOf(board)).to.equal('Try something bolder.');
  });
});

describe('the solution', () => {
  it('plays by itself from where the problem could still be solved, and does not count as solved', async () => {
    const board = await problemOf(TASK, 'solution="reveal"');
    const events: string[] = [];
    for (const type of ['sgf-solve', 'sgf-fail'])
      board.addEventListener(type, () => events.push(type));
    await solve(board, 'ee');
    await pressButton(board, 'Solution');
    await until(() => board.moveNumber === 3, 'the end of the solution');
    await settled(board);
    expect([stateOf(board), verdictOf(board)]).to.eql(['open', 'Solution']);
    expect(buttonsOf(board)).to.eql(['Explore the record', 'Solve again']);
    expect(board.position.lastMove?.color).to.equal('black');
    await pressButton(board, 'Solve again');
    expect([board.moveNumber, verdictOf(board), events]).to.eql([0, 'Black to play', []]);
  });

  it('stays the board’s, whatever the reader asks for while it plays or plays again', async () => {
    const board = await problemOf(TASK, 'solution="reveal"');
    const solved: unknown[] = [];
    board.addEventListener('sgf-solve', ({ detail }) => solved.push(detail.tries));
    await pressButton(board, 'Solution');
    expect(buttonsOf(board)).not.to.include('Hint');
    await until(() => board.moveNumber === 3, 'the end of the solution');
    board.goTo('prev');
    await solve(board, 'eg');
    expect([solved, stateOf(board), verdictOf(board)]).to.eql([[], 'open', 'Solution']);
    board.reset();
    await solve(board, 'ee', 'eg');
    expect([solved, stateOf(board), verdictOf(board)]).to.eql([[2], 'solved', 'Solved!']);
  });
});
