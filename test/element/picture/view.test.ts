import { expect, fixtureCleanup } from '../../helpers/testing.js';
import { type Board, boardOf, partOf, settledPage } from '../board.js';
import { warningsOf } from '../page.js';
import { brightness, pixelsOf, untilPainted } from '../pixels.js';
import { until } from '../../helpers/until.js';

const GAME = '(;SZ[19]AB[pd][qf]AW[nc];B[ne])';

function shapeOf(board: Board): number {
  const { width, height } = partOf(board, 'board').getBoundingClientRect();
  return width / height;
}

/** Shows a board and waits for its box to get a shape, its width by its height, between two numbers. */
async function expectShape(view: string, least: number, most: number, sgf = GAME): Promise<Board> {
  const board = await boardOf(sgf, `view="${view}" style="width:300px"`);
  await until(
    () => shapeOf(board) >= least && shapeOf(board) <= most,
    `view="${view}" should be ${least} to ${most} wide`,
  );
  return board;
}

/** The shape of the whole board. */
const SQUARE = [0.99, 1.01] as const;

describe('the part of the board that is shown', () => {
  it('is all of it by default', async () => {
    for (const view of ['', 'auto', 'full']) await expectShape(view, ...SQUARE);
  });

  it('makes a box of its own shape', async () => {
    await expectShape('top-right 10', 0.9, 1.1);
    await expectShape('top-left 12x6', 1.75, 2.25);
    await expectShape('bottom-right 5x10', 0.4, 0.6);
    await expectShape('A1-K5', 1.75, 2.25);
    await expectShape('A15-E6', 0.4, 0.6);
    await expectShape('aa:cs', 0, 0.25);
    await expectShape('E5-O9', 1.75, 2.25);
  });

  it('takes corners in any order and case', async () => {
    const shape = shapeOf(await expectShape('A1-K5', 1.75, 2.25));
    for (const view of ['K5-A1', 'A5-K1', 'k1-a5']) {
      await expectShape(view, shape - 0.001, shape + 0.001);
    }
  });

  it('fits all that the record ever shows', async () => {
    await expectShape('fit', 3, 20, '(;SZ[19]AB[aa][sb];B[cc];W[rd])');
    await expectShape('fit', ...SQUARE, '(;SZ[19])');
    await expectShape('fit', 0.7, 1.5);
    await expectShape('fit-square', ...SQUARE, '(;SZ[19]AB[aa][sb];B[cc];W[rd])');
  });

  it('is what the record says, unless the page says otherwise', async () => {
    const strip = '(;SZ[19]VW[aa:se];B[cc])';
    await expectShape('auto', 3, 20, strip);
    await expectShape('full', ...SQUARE, strip);
    await expectShape('top-left 5x10', 0.4, 0.6, strip);
  });

  it('is wide or tall for boards that are', async () => {
    await expectShape('', 3, 20, '(;SZ[19:5])');
    await expectShape('', 0, 0.34, '(;SZ[5:19])');
    await expectShape('', 0.9, 1.1, '(;SZ[1])');
  });

  it('shows the stones that lie in it', async () => {
    const attributes = 'coordinates="none" style="width:300px" view="top-right 3"';
    const board = await boardOf('(;SZ[19]AB[rb])', attributes);
    await until(() => shapeOf(board) < 20);
    await untilPainted(board);
    await until(() => brightness(pixelsOf(board).at(0.47, 0.53, 5)) < 70, 'a stone in the middle');
    expect(brightness(pixelsOf(board).at(0.15, 0.85, 5))).to.be.greaterThan(100);
  });

  it('can be changed, and changes the box', async () => {
    const board = await boardOf(GAME, 'view="A1-K5" style="width:300px"');
    await until(() => shapeOf(board) > 1.5);
    board.view = 'A15-E6';
    await until(() => shapeOf(board) < 0.7);
    board.removeAttribute('view');
    await until(() => Math.abs(shapeOf(board) - 1) < 0.01);
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
        await expectShape(view, ...SQUARE);
        await settledPage();
      });
      expect(warnings, view).to.have.length(1);
      expect(warnings[0]).to.contain(`view="${view}"`).and.contain('fit');
    }
  });
});

describe('a board so narrow that labels would be unreadable', () => {
  const LABELLED = '(;SZ[19]AB[pd][qf];W[nc]LB[oc:A];B[qh]TR[pd])';

  async function narrow(sgf: string, attributes = '', width = 200): Promise<Board> {
    fixtureCleanup();
    const board = await boardOf(sgf, `coordinates="none" style="width:${width}px" ${attributes}`);
    await untilPainted(board);
    return board;
  }
  /** The number of lines in each direction. */
  async function linesOf(board: Board): Promise<number> {
    const text = await board.toText('sensei');
    return text.split('\n').filter((row) => /^\$\$ (?!.*--)/.test(row)).length;
  }

  it('shows the part that the game uses, in a box of the same shape, at all moves', async () => {
    for (const attributes of ['', 'mode="diagram"', 'view="auto"']) {
      const board = await narrow(LABELLED, attributes);
      const lines = await linesOf(board);
      expect(lines, attributes).to.be.below(15);
      expect(shapeOf(board)).to.be.within(...SQUARE);
      const { height } = board.getBoundingClientRect();
      while (board.next()) {
        expect(await linesOf(board)).to.equal(lines);
        expect(board.getBoundingClientRect().height).to.equal(height);
      }
    }
  });

  it('shows the whole board where there is nothing to read, no gain, or another wish', async () => {
    const whole: [sgf: string, attributes?: string, width?: number][] = [
      ['(;SZ[19]AB[pd][qf];W[nc])'],
      ['(;SZ[19]AB[pd][aa][sa][as][ss]LB[oc:A])'],
      [LABELLED, 'view="full"'],
      [LABELLED, '', 300],
      [LABELLED, 'try'],
    ];
    for (const [sgf, attributes, width] of whole)
      expect(await linesOf(await narrow(sgf, attributes, width)), `${sgf} ${attributes}`).to.equal(
        19,
      );
  });

  it('follows its width', async () => {
    const board = await narrow(LABELLED, '', 300);
    expect(await linesOf(board)).to.equal(19);
    board.style.width = '200px';
    await until(async () => (await linesOf(board)) < 15);
    board.style.width = '300px';
    await until(async () => (await linesOf(board)) === 19);
  });
});
