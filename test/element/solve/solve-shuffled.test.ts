import { expect, fixtureCleanup } from '../../helpers/testing.js';
import { until } from '../../helpers/until.js';
import { type Board, settled, textOf } from '../board.js';
import {
  byMouse,
  loadParts,
  pressButton,
  problemOf,
  stateOf,
  untilMoves,
  verdictOf,
} from './solving.js';

/** Black’s answer is E6, then H6; the comments name them. */
const RECORD =
  '(;SZ[9]AB[cc][cd]AW[dc]C[Black lives](;B[ed]C[Black E6 is right];W[hh];B[hd]C[RIGHT White H6])(;B[aa];W[bb]))';

const { random } = Math;
const letter = (index: number) => 'abcdefghi'.charAt(index);

/** The eight ways to turn a board: columns and rows swapped, then left and right, then top and bottom. */
function turnedPoint(point: string, turn: number): string {
  let [x = 0, y = 0] = [...point].map((each) => each.charCodeAt(0) - 97);
  if (turn & 4) [x, y] = [y, x];
  if (turn & 1) x = 8 - x;
  if (turn & 2) y = 8 - y;
  return letter(x) + letter(y);
}

const nameOf = (point: string) =>
  'ABCDEFGHJ'.charAt(point.charCodeAt(0) - 97) + String(106 - point.charCodeAt(1));

/** Which turn a board has, told by its stones; and whether the colours are swapped. */
function varietyOf({ tree }: Board): { turn: number; isSwapped: boolean } {
  const isSwapped = tree.values(tree.root, 'AW').length === 2;
  const [white] = tree.values(tree.root, isSwapped ? 'AB' : 'AW');
  const turn = [0, 1, 2, 3, 4, 5, 6, 7].findIndex((each) => turnedPoint('dc', each) === white);
  return { turn, isSwapped };
}

before(loadParts);
afterEach(() => {
  Math.random = random;
  fixtureCleanup();
});

describe('a problem that is shuffled', () => {
  it('is turned in eight ways and two colours, with its clicks, comments and words', async () => {
    const seen = new Set<string>();
    for (let chance = 0; chance < 16; chance++) {
      Math.random = () => (chance + 0.5) / 16;
      const board = await problemOf(RECORD, 'shuffle="orientation colors"');
      Math.random = random;
      const { turn, isSwapped } = varietyOf(board);
      expect(turn).to.be.at.least(0);
      seen.add(`${turn} ${isSwapped}`);
      const [own, theirs] = isSwapped ? ['White', 'Black'] : ['Black', 'White'];
      expect(verdictOf(board)).to.equal(`${own} to play`);
      expect(textOf(board, 'comment')).to.equal(`${own} lives`);
      for (let hint = 0; hint < 3; hint++) await pressButton(board, 'Hint');
      const first = turnedPoint('ed', turn);
      expect(verdictOf(board)).to.equal(`Play ${nameOf(first)}.`);
      await byMouse(board, first);
      expect(textOf(board, 'comment')).to.equal(`${own} lives${own} ${nameOf(first)} is right`);
      await untilMoves(board, 2);
      const last = turnedPoint('hd', turn);
      await byMouse(board, last);
      await until(() => stateOf(board) === 'solved', 'the end');
      expect(textOf(board, 'comment')).to.equal(`${theirs} ${nameOf(last)}`);
      await pressButton(board, 'Explore the record');
      expect(varietyOf(board), 'as it was').to.deep.equal({ turn, isSwapped });
      board.remove();
    }
    expect(seen.size).to.equal(16);
  });

  it('is turned only where its words allow that, and only as it is asked', async () => {
    Math.random = () => 0.99;
    const upper = await problemOf(
      RECORD.replace('lives', 'lives, upper left'),
      'shuffle="orientation"',
    );
    expect(varietyOf(upper)).to.deep.equal({ turn: 0, isSwapped: false });
    upper.remove();
    const plain = await problemOf(RECORD);
    expect(varietyOf(plain)).to.deep.equal({ turn: 0, isSwapped: false });
    plain.remove();
    const colors = await problemOf(RECORD, 'shuffle="colors"');
    expect(varietyOf(colors)).to.deep.equal({ turn: 0, isSwapped: true });
  });

  it('takes the points of the turned board from scripts', async () => {
    Math.random = () => 0.99;
    const board = await problemOf(RECORD, 'shuffle="orientation"');
    const { turn } = varietyOf(board);
    expect(turn).not.to.equal(0);
    expect((await board.tryMove(nameOf(turnedPoint('ed', turn)))).verdict).to.equal('open');
    expect((await board.tryMove(turnedPoint('hd', turn))).verdict).to.equal('right');
  });
});

describe('the mirror image of a move', () => {
  /** Left and right are alike; the record has C7 only, White G7 then, and E3. */
  const SYMMETRIC = '(;SZ[9]AB[de][fe]AW[ee](;B[cc]C[At C7];W[gc];B[cg]C[RIGHT: C3])(;B[ea]))';

  it('counts, and the record follows it', async () => {
    const board = await problemOf(SYMMETRIC);
    await byMouse(board, 'gc');
    expect(textOf(board, 'comment'), 'the other corner').to.equal('At G7');
    await untilMoves(board, 2);
    expect(await board.toSgf())
      .to.contain('B[gc]')
      .and.to.contain('W[cc]');
    expect(stateOf(board)).to.equal('open');
    await byMouse(board, 'gg');
    await until(() => stateOf(board) === 'solved');
    expect(textOf(board, 'comment')).to.contain('G3');
    board.reset();
    await settled(board);
    await byMouse(board, 'cc');
    expect(textOf(board, 'comment')).to.equal('At C7');
  });
});
