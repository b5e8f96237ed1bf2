import { expect } from '../../helpers/testing.js';
import { type Board, touch, untilPart } from '../board.js';
import { brightness, nearCentre, painted, PLAIN, pixelsOf } from '../pixels.js';
import { until } from '../steered.js';

/** Black may play in the middle, or two columns to the right of it. */
const branching = (root = '') => `(;SZ[9]${root};B[aa];W[ba](;B[ee];W[ca])(;B[ge];W[cb]))`;

/** A board whose overview has come. */
async function seenBoard(sgf: string, attributes = 'move="2"'): Promise<Board> {
  const board = await painted(sgf, `${PLAIN} ${attributes}`);
  touch(board);
  if (!attributes.includes('diagram')) await untilPart(board, 'button-tools');
  await board.ready;
  return board;
}

/** How much darker the points of the two ways are than an empty point: both are on wood. */
async function inkOf(board: Board): Promise<number[]> {
  await until(() => pixelsOf(board).width > 0, 'it is painted');
  const empty = brightness(nearCentre(board, 0, 2));
  return [nearCentre(board, 0, 0), nearCentre(board, 2, 0)].map((at) => empty - brightness(at));
}

const FAINT = 25;

describe('the ways on, where a game branches', () => {
  it('are faint stones, until one of them is played', async () => {
    const board = await seenBoard(branching());
    let ink = await inkOf(board);
    await until(
      async () => ((ink = await inkOf(board)), Math.min(...ink) > FAINT),
      'both are seen',
    );
    expect(Math.max(...ink)).to.be.lessThan(90);
    board.next();
    await board.ready;
    await until(async () => ((ink = await inkOf(board)), (ink[0] ?? 0) > 100), 'a stone is played');
    expect(ink[1], 'the other way').to.be.lessThan(FAINT);
  });

  const without: Readonly<Record<string, readonly [sgf: string, attributes: string]>> = {
    'the page wants other marks': [branching(), 'move="2" marks="last"'],
    'the page wants none': [branching(), 'move="2" marks="none"'],
    'it is a diagram': [branching(), 'mode="diagram" path="2"'],
    'the reader plays': [branching(), 'move="2" try'],
    'the result is hidden': [branching('RE[B+2]'), 'move="2" hide-result'],
    'the record says so (ST)': [branching('ST[2]'), 'move="2"'],
    'it is a problem': [branching('AW[ii]'), 'move="2"'],
    'there is one way only': ['(;SZ[9];B[aa];W[ba];B[ee];W[ca])', 'move="2"'],
    'the author has marked these points': [
      '(;SZ[9];B[aa];W[ba]MA[ee][ge](;B[ee];W[ca])(;B[ge];W[cb]))',
      'move="2"',
    ],
  };
  for (const [why, [sgf, attributes]] of Object.entries(without))
    it(`are not shown where ${why}`, async () => {
      const board = await seenBoard(sgf, attributes);
      const overlays = await inkOf(board);
      if (why.startsWith('the author'))
        return expect(overlays[0]).to.be.closeTo(overlays[1] ?? 0, 8);
      return expect(Math.max(...overlays.map(Math.abs))).to.be.lessThan(15);
    });

  it('are the siblings of the shown node where the record says so (ST)', async () => {
    const board = await seenBoard(branching('ST[1]'), 'move="3"');
    let ink = await inkOf(board);
    await until(
      async () => ((ink = await inkOf(board)), (ink[1] ?? 0) > FAINT),
      'the other is seen',
    );
    expect(ink[0], 'the stone that is there').to.be.greaterThan(100);
  });
});
