import { expect, fixtureCleanup } from '../../helpers/testing.js';
import { until } from '../../helpers/until.js';
import { type Board, boardOf, boxOf, elementIn, partOf, rootOf, settled } from '../board.js';
import {
  byMouse,
  loadParts,
  pressButton,
  problemOf,
  signOf,
  untilMoves,
  verdictOf,
} from './solving.js';
import { guessRowOf } from '../playing.js';

/** Two problems: the first tells much, and its first move tells nothing. */
const START = '(;GM[1]SZ[9]AB[cc][cd]AW[dc]';
const LONG = Array.from({ length: 60 }, (_, line) => `Line ${line}.`).join('\n');
const PAIR = `${START}C[Short];B[ee]C[RIGHT])${START}C[Other];B[ff]C[RIGHT])`;

before(loadParts);
afterEach(fixtureCleanup);

describe('the row of the question', () => {
  for (const [width, isBelow] of [
    [240, true],
    [360, false],
  ] as const)
    it(`has the way to other problems ${isBelow ? 'below' : 'beside'} it at ${width} px`, async () => {
      const attributes = `mode="problem" coordinates="none" style="width:${width}px"`;
      const board = await boardOf(PAIR, attributes);
      await until(() => rootOf(board).querySelector('.course'), 'the row of problems');
      await settled(board);
      const [words, course] = [boxOf(board, '.verdict > bdi'), boxOf(board, '.course')];
      expect(course.top >= words.bottom - 1).to.equal(isBelow);
      expect(course.right).to.be.at.most(boxOf(board, '.verdict').right);
      const range = document.createRange();
      range.selectNodeContents(elementIn(board, '.verdict > bdi'));
      expect(range.getClientRects(), 'one line').to.have.length(1);
    });

  it('has a sign that is seen on its disc', async () => {
    const board = await problemOf(PAIR);
    for (const [point, look] of [
      ['aa', 'unknown'],
      ['ee', 'right'],
    ] as const) {
      await byMouse(board, point);
      await until(() => signOf(board) === look, look);
      const { fill, stroke } = getComputedStyle(elementIn(board, '.verdict > svg'));
      expect([fill, stroke], look).to.deep.equal(['none', 'rgb(255, 255, 255)']);
    }
  });

  it('keeps the direction of its sentence in a page that is written from the right', async () => {
    const board = await problemOf(PAIR, 'dir="rtl"');
    const sentence = elementIn(board, '.verdict > bdi');
    expect(sentence.textContent).to.equal('Black to play');
    expect(getComputedStyle(sentence).unicodeBidi).to.equal('isolate');
    expect(getComputedStyle(sentence).textAlign, 'beside the stone').to.equal('right');
    expect(boxOf(board, '.verdict .stone').left).to.be.greaterThan(boxOf(board, '.course').left);
  });
});

describe('what stands below the board', () => {
  /** How far the last of it reaches over the board's box, onto the text of the page. */
  function excess(board: Board): number {
    const rows = [...elementIn(board, '.comment').children].map((row) =>
      row.getBoundingClientRect(),
    );
    return Math.max(...rows.map(({ bottom }) => bottom)) - board.getBoundingClientRect().bottom;
  }

  for (const width of [160, 240, 360]) {
    const style = `coordinates="none" style="width:${width}px"`;
    it(`does not lie over the text of the page at ${width} px`, async () => {
      const attributes = `mode="problem" solution="reveal" remember ${style}`;
      const board = await boardOf(PAIR.replace('Short', LONG), attributes);
      await until(() => verdictOf(board), 'the question');
      const states: [string, () => unknown][] = [
        ['the question', () => undefined],
        ['unknown', () => board.tryMove('aa')],
        ['solved', () => board.tryMove('ee')],
        ['told', () => pressButton(board, 'Explore the record')],
      ];
      for (const [state, enter] of states) {
        await enter();
        await settled(board);
        expect(excess(board), state).to.be.at.most(1);
      }
      expect(rootOf(board).querySelector('.again'), 'told').not.to.equal(null);
    });

    it(`does not either where moves are guessed, at ${width} px`, async () => {
      const board = await boardOf('(;SZ[9];B[ee];W[ge])', `mode="guess" ${style}`);
      for (const point of ['ef', 'gf']) {
        await until(() => guessRowOf(board), 'the row of guesses');
        await board.tryMove(point);
        await settled(board);
        expect(excess(board), point).to.be.at.most(1);
      }
    });
  }
});

describe('the comment of a problem', () => {
  it('is one paragraph where its author’s program has wrapped it', async () => {
    const line = 'Black to play and live in the corner, which looks hard at first, but is';
    const wrapped = Array.from({ length: 6 }, () => line).join('\n');
    const board = await problemOf(`${START}C[${wrapped}];B[ee]C[RIGHT])`);
    expect(partOf(board, 'comment').querySelectorAll('p')).to.have.length(1);
  });

  it('is shown from its first part on, if it is longer than any reader wants', async () => {
    const board = await problemOf(`${START}C[${'word '.repeat(5000)}];B[ee]C[RIGHT])`);
    const length = () => partOf(board, 'comment').textContent.length;
    expect(length()).to.be.lessThan(20_200);
    partOf(board, 'comment').querySelector('button')?.click();
    await until(() => length() > 24_000, 'the rest');
  });

  it('has a button for its whole, and none where there is no task or comment', async () => {
    const board = await problemOf(
      `${START}C[${LONG}](;B[ee];W[ef];B[eg]C[RIGHT])(;B[gg]C[Wrong];W[gh]))`,
    );
    const isShown = () => rootOf(board).querySelector<HTMLElement>('.more')?.checkVisibility();
    await until(isShown, 'the button for the whole comment');
    await byMouse(board, 'ee');
    await untilMoves(board, 2);
    expect(isShown(), 'the task is still there').to.equal(true);
    await byMouse(board, 'eg');
    await until(() => !isShown(), 'no button without a comment');
    board.reset();
    await until(isShown, 'the button again');
    expect(verdictOf(board)).to.equal('Black to play');
  });
});
