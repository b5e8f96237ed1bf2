import { expect, fixtureCleanup } from '../../helpers/testing.js';
import { setViewport } from '@web/test-runner-commands';
import { until } from '../../helpers/until.js';
import {
  type Board,
  boardIn,
  boardFrom,
  elementIn,
  frames,
  partOf,
  rootOf,
  settled,
  touch,
} from '../board.js';
import { leaveBoards } from '../mouse.js';

const LINE = 'A line of words that is about as long as a line on a phone. ';
const words = (lines: number) => LINE.repeat(lines).trim();
const moves = ['aa', 'bb', 'cc', 'dd', 'ee', 'ff', 'gg', 'hh', 'ii', 'ac', 'bd', 'ce'];

/** A game with a comment of so many lines at each move; 0 for none. */
const gameOf = (lengths: readonly number[]) =>
  `(;SZ[9]${moves
    .map((at, index) => {
      const length = lengths[index] ?? 0;
      return `;${index % 2 ? 'W' : 'B'}[${at}]${length > 0 ? `C[${words(length)}]` : ''}`;
    })
    .join('')})`;

/** A board of a width with a line of the page below it. */
async function boardOfWidth(width: number, sgf: string, attributes = ''): Promise<Board> {
  const page = await boardFrom(
    `<div style="width:${width}px"><sgf-board ${attributes}>${sgf}</sgf-board><p class="below">Below</p></div>`,
  );
  const board = await settled(boardIn(page));
  touch(board);
  return settled(board);
}

const below = (board: Board) =>
  (board.nextElementSibling?.getBoundingClientRect().top ?? 0) + scrollY;

/** How many pixels of the shown comment are not seen. */
function cutOf(board: Board): number {
  const text = partOf(board, 'comment');
  const range = document.createRange();
  range.selectNodeContents(text);
  const bottoms = [...range.getClientRects()].map((rect) => rect.bottom);
  return Math.max(0, ...bottoms) - text.getBoundingClientRect().bottom;
}

describe('the room of comments', () => {
  before(() => setViewport({ width: 1200, height: 800 }));
  after(() => setViewport({ width: 800, height: 600 }));
  afterEach(leaveBoards);

  it('never moves the page by a step', async () => {
    const tree =
      '(;SZ[9]C[Begin](;B[aa]C[One.](;W[bb])(;W[cc]C[Two.])(;W[dd]))(;B[bb](;W[aa])(;W[cc]))(;B[cc]))';
    for (const width of [240, 360, 640, 1000])
      for (const sgf of [gameOf([1, 0, 0, 9, 2, 3, 30, 1, 1, 2]), gameOf([0, 5]), tree]) {
        const board = await boardOfWidth(width, sgf);
        const start = below(board);
        for (let step = 0; step < moves.length; step++) {
          expect(below(board), `${width} px, step ${step}`).to.be.closeTo(start, 0.5);
          board.next();
          await board.ready;
        }
        fixtureCleanup();
      }
  });

  it('is what nine of ten comments need, on narrow boxes', async () => {
    const board = await boardOfWidth(360, gameOf([1, 1, 2, 1, 2, 3, 2, 1, 2, 1, 3, 14]));
    for (let step = 1; step < moves.length; step++) {
      board.next();
      await board.ready;
      expect(cutOf(board), `move ${step}`).to.be.at.most(1);
    }
    const room = elementIn(board, '.words').offsetHeight;
    board.last();
    await board.ready;
    expect(cutOf(board)).to.be.greaterThan(50);
    expect(room).to.be.lessThan(220);
  });

  it('is one line in a game with one or two comments; a button shows the rest, and takes it back', async () => {
    const board = await boardOfWidth(360, gameOf([0, 6]));
    expect(elementIn(board, '.words').offsetHeight).to.be.lessThan(80);
    board.goTo(2);
    await board.ready;
    const more = elementIn(board, '.more') as HTMLButtonElement;
    await until(() => !more.hidden, 'the button');
    const closed = below(board);
    more.click();
    await frames(2);
    expect(cutOf(board)).to.be.at.most(1);
    expect(more.ariaExpanded).to.equal('true');
    const open = below(board);
    expect(open).to.be.greaterThan(closed + 50);
    board.next();
    await board.ready;
    expect(below(board), 'stays open').to.be.closeTo(open, 0.5);
    board.prev();
    await board.ready;
    await until(() => !more.hidden, 'the button again');
    more.click();
    await frames(2);
    expect(below(board)).to.be.closeTo(closed, 0.5);
  });

  it('is the whole column beside a board if a comment needs it, before the tree', async () => {
    const variations = '(;B[hh])(;B[ii])';
    const sgf = `(;SZ[9]C[${words(1)}](;B[aa]C[${words(7)}];W[bb]C[${words(60)}])${variations})`;
    const board = await boardOfWidth(1000, sgf);
    const side = elementIn(board, '.side').getBoundingClientRect();
    const tree = () => partOf(board, 'tree').getBoundingClientRect();
    expect(tree().left).to.be.closeTo(side.left, 1);
    expect(tree().bottom).to.be.at.most(side.bottom + 1);
    board.next();
    await board.ready;
    expect(cutOf(board)).to.be.at.most(1);
    board.next();
    await board.ready;
    const text = partOf(board, 'comment').getBoundingClientRect();
    expect(text.bottom).to.be.at.most(side.bottom + 1);
    expect(text.top).to.be.greaterThan(side.top);
    expect(tree().left, 'the tree is out of sight').to.be.at.least(side.right);
  });

  it('is what the page says', async () => {
    const board = await boardOfWidth(
      360,
      gameOf([1, 9, 9, 9]),
      'style="--sgf-board-comment-max-height: 150px"',
    );
    expect(elementIn(board, '.comment.panel').offsetHeight).to.equal(150);
  });

  it('leaves the focus on the board if a focused comment gets empty', async () => {
    const board = await boardOfWidth(360, gameOf([1, 1, 1, 0]), 'move="3"');
    partOf(board, 'comment').focus();
    board.next();
    await board.ready;
    expect(rootOf(board).activeElement).to.equal(partOf(board, 'canvas'));
  });
});

describe('ways on', () => {
  afterEach(leaveBoards);

  it('follow the comment, begin with the labels of their points, and are one below the other', async () => {
    const sgf = '(;SZ[9]LB[aa:a][bb:b]C[Which?](;B[aa]C[Good.])(;B[bb])(;B[cc]))';
    const board = await boardOfWidth(360, sgf);
    const buttons = [...rootOf(board).querySelectorAll<HTMLElement>('.flow .branch')];
    const names = buttons.map((button) => button.querySelector('span')?.textContent);
    expect(names).to.eql(['a · A9', 'b · B8', 'C7']);
    const tops = buttons.map((button) => button.getBoundingClientRect().top);
    expect(tops).to.eql([...tops].sort((a, b) => a - b));
    expect(new Set(tops).size).to.equal(3);
    expect(tops[0]).to.be.at.least(partOf(board, 'comment').getBoundingClientRect().bottom - 1);
  });

  it('begin with the words of people, not with the report of a program', async () => {
    const reports = ['/"jueyi黑54.3%', 'Win rate: B 54.3%', '54.3\nD4 C3'];
    const sgf = `(;SZ[9]${reports.map((report) => `(;B[aa]C[${report}])`).join('')}(;B[bb]C[Score it!]))`;
    const board = await boardOfWidth(360, sgf);
    const buttons = [...rootOf(board).querySelectorAll<HTMLElement>('.flow .branch')];
    const captions = buttons.map((button) => button.querySelector('small')?.textContent);
    expect(captions).to.eql([undefined, undefined, undefined, 'Score it!']);
  });

  it('are six, and a button that shows the others', async () => {
    const sgf = `(;SZ[9]${moves.map((at) => `(;B[${at}])`).join('')})`;
    const board = await boardOfWidth(360, sgf, 'dir="rtl"');
    const buttons = () => [...rootOf(board).querySelectorAll<HTMLElement>('.flow .branch')];
    expect(buttons().length).to.equal(7);
    expect(buttons().at(-1)?.textContent).to.include('+6');
    const last = buttons().at(-1) as HTMLElement;
    expect(getComputedStyle(last).direction, 'on a page from right to left').to.equal('ltr'); // not '6+'
    last.click();
    await board.ready;
    expect(buttons().length).to.equal(12);
  });
});
