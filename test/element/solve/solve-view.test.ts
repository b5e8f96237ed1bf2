import { expect, fixtureCleanup } from '../../helpers/testing.js';
import { boardOf, settled } from '../board.js';
import { loadParts } from './solving.js';

const STONES = 'AB[cc][dc][ec]AW[cd][dd][fc]';
const LINE = ';B[bc];W[bd];B[bb];W[ac];B[ab]C[RIGHT]';
/** A problem in a corner, with a stone far from it. */
const FAR = `(;SZ[19]${STONES}AB[qq]C[Black to play.]${LINE})`;

before(loadParts);
afterEach(fixtureCleanup);

/** The names of the lines that a problem shows: `ABCDEFGH 19 18 17 …` as a set. */
async function linesOf(sgf: string, attributes = ''): Promise<string[]> {
  const board = await boardOf(sgf, `mode="problem" coordinates="western" ${attributes}`);
  await settled(board);
  const svg = new DOMParser().parseFromString(await board.toSvg(), 'image/svg+xml');
  const names = [...svg.querySelectorAll('text')].map(({ textContent }) => textContent);
  return [...new Set(names)].filter((name) => /^([A-T]|\d+)$/.test(name));
}

const PART = [...'ABCDEFGH', ...'19 18 17 16 15 14 13 12'.split(' ')];
const WHOLE_LINES = 2 * 19;

describe('the part of the board in a problem', () => {
  it('leaves out a stone that is far from the solution', async () => {
    expect(await linesOf(FAR)).to.have.members(PART);
  });

  it('is as small however the board is turned', async () => {
    for (let time = 0; time < 4; time++)
      expect(await linesOf(FAR, 'shuffle="orientation"')).to.have.lengthOf(PART.length);
  });

  it('is what the page or the record wants', async () => {
    for (const view of ['full', 'fit-square'])
      expect(await linesOf(FAR, `view="${view}"`), view).to.have.lengthOf(WHOLE_LINES);
    expect(await linesOf(FAR.replace('C[B', 'VW[aa:ll]C[B'))).to.have.lengthOf(2 * 12);
  });
});
