import { expect, fixtureCleanup } from '@open-wc/testing';
import { until } from '../helpers/until.js';
import { type Board, boardOf, frames, rootOf } from './board.js';
import { byMouse, loadParts, problemOf, verdictOf } from './solving.js';

/** Two problems: the first tells much, and its first move tells nothing. */
const START = '(;GM[1]SZ[9]AB[cc][cd]AW[dc]';
const LONG = Array.from({ length: 60 }, (_, line) => `Line ${line}.`).join('\n');
const PAIR = `${START}C[Short];B[ee]C[RIGHT])${START}C[Other];B[ff]C[RIGHT])`;

function find(board: Board, selector: string): HTMLElement {
  const found = rootOf(board).querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`${selector} is missing`);
  return found;
}

const boxOf = (board: Board, selector: string) => find(board, selector).getBoundingClientRect();

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
      await frames(2);
      const [words, course] = [boxOf(board, '.verdict > bdi'), boxOf(board, '.course')];
      expect(course.top >= words.bottom - 1).to.equal(isBelow);
      expect(course.right).to.be.at.most(boxOf(board, '.verdict').right);
      const { fontSize } = getComputedStyle(find(board, '.verdict'));
      expect(words.height, 'one line').to.be.lessThan(2 * parseFloat(fontSize));
    });

  it('keeps the direction of its sentence in a page that is written from the right', async () => {
    const board = await problemOf(PAIR, 'dir="rtl"');
    const sentence = find(board, '.verdict > bdi');
    expect(sentence.textContent).to.equal('Black to play');
    expect(getComputedStyle(sentence).unicodeBidi).to.equal('isolate');
    expect(boxOf(board, '.verdict .stone').left).to.be.greaterThan(boxOf(board, '.course').left);
  });
});

describe('the comment of a problem', () => {
  it('is one paragraph where its author’s program has wrapped it', async () => {
    const line = 'Black to play and live in the corner, which looks hard at first, but is';
    const wrapped = Array.from({ length: 6 }, () => line).join('\n');
    const board = await problemOf(`${START}C[${wrapped}];B[ee]C[RIGHT])`);
    expect(find(board, '.text').querySelectorAll('p')).to.have.length(1);
  });

  it('is shown from its first part on, if it is longer than any reader wants', async () => {
    const board = await problemOf(`${START}C[${'word '.repeat(5000)}];B[ee]C[RIGHT])`);
    const length = () => find(board, '.text').textContent.length;
    expect(length()).to.be.lessThan(20_200);
    find(board, '.text button').click();
    await until(() => length() > 24_000, 'the rest');
  });

  it('has a button for its whole, and none where a move has no comment', async () => {
    const board = await problemOf(
      `${START}C[${LONG}](;B[ee];W[ef];B[eg]C[RIGHT])(;B[gg]C[Wrong];W[gh]))`,
    );
    const isShown = () => rootOf(board).querySelector<HTMLElement>('.more')?.checkVisibility();
    await until(isShown, 'the button for the whole comment');
    await byMouse(board, 'ee');
    await until(() => board.moveNumber === 2, 'the answer');
    await until(() => !isShown(), 'no button without a comment');
    board.reset();
    await until(isShown, 'the button again');
    expect(verdictOf(board)).to.equal('Black to play');
  });
});
