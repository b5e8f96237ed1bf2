import { expect, waitUntil } from '@open-wc/testing';
import { type Board, boardOf, frames, partOf } from './board.js';
import { warningsOf } from './page.js';
import { brightness, pixelsOf, untilPainted } from './pixels.js';

const GAME = '(;SZ[19]AB[pd][qf]AW[nc];B[ne])';

function shapeOf(board: Board): number {
  const { width, height } = partOf(board, 'board').getBoundingClientRect();
  return width / height;
}

async function shapeFor(view: string, sgf = GAME): Promise<number> {
  const board = await boardOf(sgf, `view="${view}" style="width:300px"`);
  await frames(3);
  await waitUntil(() => shapeOf(board) < 20);
  return shapeOf(board);
}

describe('the part of the board that is shown', () => {
  it('is all of it by default', async () => {
    for (const view of ['', 'auto', 'full']) expect(await shapeFor(view)).to.be.closeTo(1, 0.01);
  });

  it('makes a box of its own shape', async () => {
    expect(await shapeFor('top-right 10')).to.be.closeTo(1, 0.1);
    expect(await shapeFor('top-left 12x6')).to.be.closeTo(2, 0.25);
    expect(await shapeFor('bottom-right 5x10')).to.be.closeTo(0.5, 0.1);
    expect(await shapeFor('A1-K5')).to.be.closeTo(2, 0.25);
    expect(await shapeFor('A15-E6')).to.be.closeTo(0.5, 0.1);
    expect(await shapeFor('aa:cs')).to.be.lessThan(0.25);
    expect(await shapeFor('E5-O9')).to.be.closeTo(2, 0.25);
  });

  it('takes corners in any order and case', async () => {
    const shape = await shapeFor('A1-K5');
    for (const view of ['K5-A1', 'A5-K1', 'k1-a5']) {
      expect(await shapeFor(view), view).to.be.closeTo(shape, 0.001);
    }
  });

  it('fits all that the record ever shows', async () => {
    expect(await shapeFor('fit', '(;SZ[19]AB[aa][sb];B[cc];W[rd])')).to.be.greaterThan(3);
    expect(await shapeFor('fit', '(;SZ[19])')).to.be.closeTo(1, 0.01);
    expect(await shapeFor('fit')).to.be.within(0.7, 1.5);
  });

  it('is what the record says, unless the page says otherwise', async () => {
    const strip = '(;SZ[19]VW[aa:se];B[cc])';
    expect(await shapeFor('auto', strip)).to.be.greaterThan(3);
    expect(await shapeFor('full', strip)).to.be.closeTo(1, 0.01);
    expect(await shapeFor('top-left 5x10', strip)).to.be.closeTo(0.5, 0.1);
  });

  it('is wide or tall for boards that are', async () => {
    expect(await shapeFor('', '(;SZ[19:5])')).to.be.greaterThan(3);
    expect(await shapeFor('', '(;SZ[5:19])')).to.be.lessThan(0.34);
    expect(await shapeFor('', '(;SZ[1])')).to.be.closeTo(1, 0.1);
  });

  it('shows the stones that lie in it', async () => {
    const attributes = 'coordinates="none" style="width:300px" view="top-right 3"';
    const board = await boardOf('(;SZ[19]AB[rb])', attributes);
    await waitUntil(() => shapeOf(board) < 20);
    await untilPainted(board);
    await waitUntil(
      () => brightness(pixelsOf(board).at(0.47, 0.53, 5)) < 70,
      'a stone in the middle',
    );
    expect(brightness(pixelsOf(board).at(0.15, 0.85, 5))).to.be.greaterThan(100);
  });

  it('can be changed, and changes the box', async () => {
    const board = await boardOf(GAME, 'view="A1-K5" style="width:300px"');
    await waitUntil(() => shapeOf(board) > 1.5);
    board.view = 'A15-E6';
    await waitUntil(() => shapeOf(board) < 0.7);
    board.removeAttribute('view');
    await waitUntil(() => Math.abs(shapeOf(board) - 1) < 0.01);
  });

  it('is the default for nonsense, with one warning', async () => {
    for (const view of [
      'somewhere',
      'A1',
      'Z1-Z9',
      'top-right',
      'top-right 0',
      'A1-K5-C3',
      'A25-K30',
    ]) {
      const warnings = await warningsOf(async () => {
        expect(await shapeFor(view), view).to.be.closeTo(1, 0.01);
        await frames(2);
      });
      expect(warnings, view).to.have.length(1);
      expect(warnings[0]).to.contain(`view="${view}"`).and.contain('fit');
    }
  });
});
