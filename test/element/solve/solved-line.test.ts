import { expect, fixtureCleanup } from '../../helpers/testing.js';
import { until } from '../../helpers/until.js';
import { type Board, partOf, settled, textOf } from '../board.js';
import { byMouse, loadParts, problemOf, stateOf, untilMoves, verdictOf } from './solving.js';

before(loadParts);
afterEach(fixtureCleanup);

/** Black throws in at B9, White captures at A9, and Black lives at E5, which the author calls A. */
const CAPTURED =
  '(;SZ[9]AB[gg]AW[ab][ca][bb]C[Black to play.];B[ba];W[aa];B[ee]C[Correct!]LB[ee:A])';

async function solved(): Promise<Board> {
  const board = await problemOf(CAPTURED);
  await byMouse(board, 'ba');
  await untilMoves(board, 2);
  await byMouse(board, 'ee');
  await until(() => stateOf(board) === 'solved');
  await settled(board);
  return board;
}

/** The number of pixels of the accent colour, which is much redder than wood and stones. */
function redPixels(board: Board): number {
  const canvas = partOf(board, 'canvas') as HTMLCanvasElement;
  const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
  let count = 0;
  for (let at = 0; data && at < data.length; at += 4)
    if ((data[at] ?? 0) > (data[at + 1] ?? 0) + 90) count++;
  return count;
}

describe('a solved problem', () => {
  it('has rims in the accent colour around its numbered stones', async () => {
    const board = await problemOf('(;SZ[9]AB[cc];B[ee]C[RIGHT])');
    const before = redPixels(board);
    await byMouse(board, 'ee');
    await until(() => stateOf(board) === 'solved');
    await until(() => redPixels(board) > before + 30, 'the rim');
  });

  it('tells the numbers of captured moves, and keeps the labels of the author', async () => {
    const texts: string[] = [];
    const { prototype } = CanvasRenderingContext2D;
    const own = Reflect.get(prototype, 'fillText') as (this: unknown, ...args: unknown[]) => void;
    prototype.fillText = function (text, ...place) {
      texts.push(text);
      own.call(this, text, ...place);
    };
    try {
      const board = await solved();
      await until(() => texts.includes('A'), 'the label');
      expect(textOf(board, 'comment')).to.equal('1 at B9');
      expect(texts).not.to.include('3');
    } finally {
      prototype.fillText = own;
    }
  });

  it('says nothing twice', async () => {
    const board = await problemOf(CAPTURED);
    expect([verdictOf(board), textOf(board, 'comment')]).to.eql(['Black to play', '']);
    await byMouse(board, 'ba');
    await untilMoves(board, 2);
    await byMouse(board, 'ee');
    await until(() => stateOf(board) === 'solved');
    await settled(board);
    expect(verdictOf(board)).to.equal('Solved!');
    expect(textOf(board, 'comment')).not.to.contain('Correct');
  });
});

describe('a problem in which White moves first', () => {
  it('says so before the first move is seen', async () => {
    const board = await problemOf('(;SZ[9]AB[cc]AW[gg];W[ee]C[RIGHT])');
    expect(board.describe()).to.contain('White to play').and.not.to.contain('Black to play');
    expect(partOf(board, 'canvas').getAttribute('aria-label')).to.contain('White to play');
  });
});
