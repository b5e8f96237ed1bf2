import { expect, fixture } from '../../helpers/testing.js';
import { sendKeys } from '@web/test-runner-commands';
import {
  BOOKMARK,
  BRANCHING,
  COMMENT,
  landmarksOf,
  MARK,
  trackPaths,
} from '../../../src/element/controls/landmarks.js';
import { lineThrough } from '../../../src/game/walk.js';
import { parseSgf } from '../../../src/sgf/parse.js';
import { type Board, click, isIdle, partOf, rootOf, settled, textOf } from '../board.js';
import { moves, steeredBoard, until } from '../steered.js';

const RECORD =
  '(;SZ[9];B[aa]C[One];W[ba]N[Start];B[ca]HO[1];W[da]LB[ee:A](;B[ea];W[fa]C[End])(;B[fa];W[ga]))';

function worthsOf(sgf: string): number[] {
  const [tree] = parseSgf(sgf).trees;
  if (!tree) throw new Error('no tree');
  return [...landmarksOf(tree, lineThrough(tree, tree.root))];
}

const railOf = (board: Board) => rootOf(board).querySelector<HTMLElement>('.rail') as HTMLElement;

describe('the landmarks of a line', () => {
  it('are comments, names, hotspots, marks, judgements and branchings', () => {
    const expected = [0, COMMENT, BOOKMARK, BOOKMARK, MARK | BRANCHING, 0, COMMENT];
    expect(worthsOf(RECORD)).to.eql(expected);
    expect(worthsOf('(;;B[aa]BM[1]C[x];W[bb]GB[2]AR[aa:bb])')).to.eql([0, MARK | COMMENT, MARK]);
  });

  it('are neither empty comments nor marks of each last move', () => {
    expect(worthsOf('(;C[ \n]N[];B[aa]TR[aa];W[bb]CR[aa])')).to.eql([0, 0, MARK]);
    expect(worthsOf('(;;TR[aa]B[aa];B[bb]SQ[bb][cc])')).to.eql([0, 0, MARK]);
  });

  it('are read once for a line', () => {
    const [tree] = parseSgf(RECORD).trees;
    if (!tree) throw new Error('no tree');
    const line = lineThrough(tree, tree.root);
    expect(landmarksOf(tree, line)).to.equal(landmarksOf(tree, line));
  });
});

describe('the marks along the slider', () => {
  const worths = (count: number, worth: (index: number) => number) =>
    Uint8Array.from({ length: count }, (_, index) => worth(index));
  const marksIn = (path = '') => path.match(/M[\d.]+/g)?.map((mark) => Number(mark.slice(1))) ?? [];

  it('stand where the middle of the thumb stands', () => {
    const [, branching, comment, bookmark] = trackPaths(
      worths(11, (index) => [COMMENT, BRANCHING, BOOKMARK][index / 5] ?? 0),
      10,
      { start: 8, distance: 20 },
    );
    expect(marksIn(comment?.path)).to.eql([8]);
    expect(marksIn(branching?.path)).to.eql([108]);
    expect(marksIn(bookmark?.path)).to.eql([208]);
  });

  it('are one mark that is as long as they are where they are less than 6 px apart', () => {
    const wanted = [1, 2, 3, 5, 7]; // 5 px apart, or 10
    const kinds = COMMENT | BRANCHING | BOOKMARK;
    const paths = trackPaths(
      worths(8, (index) => (wanted.includes(index) ? kinds : 0)),
      7,
      { start: 8, distance: 5 },
    );
    for (const { name, path } of paths.slice(1)) {
      const longer = name === 'comment' ? 2 : 0; // dashes reach beyond their first and last comment
      expect(marksIn(path), name).to.eql([13 - longer, 33, 43]);
      expect(/H(\d+)/.exec(path)?.[1], name).to.equal(String(23 + longer));
    }
  });

  it('stay apart where they are 6 px apart', () => {
    const paths = trackPaths(
      worths(4, () => COMMENT),
      3,
      { start: 8, distance: 6 },
    );
    expect(marksIn(paths[2]?.path)).to.eql([8, 14, 20, 26]);
    expect(paths[2]?.path).not.to.contain('H');
  });

  it('are no more than there is room for, however long the line is', () => {
    const everywhere = worths(10_000, (index) =>
      index % 200 === 199 ? 0 : COMMENT | BRANCHING | BOOKMARK,
    );
    for (const { name, path } of trackPaths(everywhere, 9999, { start: 8, distance: 0.0384 })) {
      if (name === 'spur') continue;
      expect(marksIn(path).length, name).to.equal(1);
    }
  });

  it('take no mark for a line of one node', () => {
    for (const { path } of trackPaths(
      worths(1, () => 0),
      0,
      { start: 8, distance: 384 },
    ))
      expect(path).to.equal('');
  });
});

describe('the slider’s track', () => {
  const drawing = (board: Board) => rootOf(board).querySelector('.landmarks');
  const marksOf = (board: Board, name: string) =>
    (drawing(board)?.querySelector(`.${name}`)?.getAttribute('d')?.split('M').length ?? 0) - 1;
  const paths = (board: Board) => ({
    branching: marksOf(board, 'branching'),
    comment: marksOf(board, 'comment'),
    bookmark: marksOf(board, 'bookmark'),
  });

  async function marked(sgf = RECORD, attributes = ''): Promise<Board> {
    const board = await steeredBoard(sgf, attributes);
    await until(() => drawing(board)?.querySelector('path'), 'marks should be drawn');
    return board;
  }

  it('shows them, each kind in its shape, out of the way of pointers and readers', async () => {
    const board = await marked();
    expect(paths(board)).to.eql({ branching: 1, comment: 2, bookmark: 2 });
    const style = getComputedStyle(drawing(board) as Element);
    expect(style.pointerEvents).to.equal('none');
    expect(drawing(board)?.ariaHidden).to.equal('true');
    const slider = partOf(board, 'slider').getBoundingClientRect();
    const { left, width } = (drawing(board) as Element).getBoundingClientRect();
    expect([left, width]).to.eql([slider.left, slider.width]);
  });

  it('is drawn once for a line, not at each step', async () => {
    const board = await marked();
    const before = [...(drawing(board)?.children ?? [])];
    for (let step = 0; step < 4; step++) {
      board.next();
      await board.ready;
    }
    expect([...(drawing(board)?.children ?? [])]).to.eql(before);
    board.goTo('4.2');
    await board.ready;
    expect(paths(board)).to.eql({ branching: 1, comment: 1, bookmark: 2 });
  });

  it('is drawn anew in another width, and on another record', async () => {
    const board = await marked(RECORD, 'style="width:300px"');
    const at = () => drawing(board)?.querySelector('.comment')?.getAttribute('d');
    const before = at();
    board.style.width = '500px';
    await until(() => at() !== before);
    await board.load('(;SZ[9];B[aa])');
    await board.ready;
    expect(paths(board)).to.eql({ branching: 0, comment: 0, bookmark: 0 });
  });

  it('runs from the left on a page from right to left', async () => {
    const page = await fixture('<div dir="rtl" style="width:400px"></div>');
    const board = await marked();
    page.append(board);
    await board.ready;
    expect(getComputedStyle(partOf(board, 'slider')).direction).to.equal('ltr');
    partOf(board, 'slider').focus();
    await sendKeys({ press: 'ArrowRight' });
    expect(board.moveNumber).to.equal(1);
    partOf(board, 'canvas').focus();
    await sendKeys({ press: 'ArrowRight' });
    expect(board.moveNumber).to.equal(2);
  });

  it('is filled as far as the game is shown', async () => {
    const board = await marked(`(;SZ[9]C[x]${moves(10)})`);
    const filled = () => getComputedStyle(railOf(board)).backgroundSize;
    const atStart = filled();
    board.goTo(5);
    await board.ready;
    expect(railOf(board).style.getPropertyValue('--played')).to.equal('0.5');
    expect(filled()).not.to.equal(atStart);
  });

  it('has its own look: what is unplayed is seen on light and dark pages', async () => {
    const board = await marked();
    for (const color of ['rgb(0, 0, 0)', 'rgb(255, 255, 255)']) {
      board.style.color = color;
      const rail = getComputedStyle(railOf(board)).backgroundColor;
      const [ink = NaN] = (rail.match(/[\d.]+/g) ?? []).map(Number);
      expect(ink, rail).to.equal(color.includes('255') ? 1 : 0);
    }
  });
});

describe('the slider’s keys', () => {
  it('go ten nodes with PageUp and PageDown, up is on', async () => {
    const board = await steeredBoard(`(;SZ[9]${moves(25)})`);
    partOf(board, 'slider').focus();
    const places: number[] = [];
    for (const key of ['PageUp', 'PageUp', 'PageDown', 'ArrowUp', 'PageUp']) {
      await sendKeys({ press: key });
      await board.ready;
      places.push(board.moveNumber);
    }
    expect(places).to.eql([10, 20, 10, 11, 21]);
  });
});

describe('the buttons for comments and marks', () => {
  it('go from one to the next, and know where there is none', async () => {
    const board = await steeredBoard(RECORD);
    expect([isIdle(board, 'button-prev-comment'), isIdle(board, 'button-next-comment')]).to.eql([
      true,
      false,
    ]);
    const places: number[] = [];
    for (let step = 0; step < 5; step++) {
      await click(board, 'button-next-comment');
      await settled(board);
      places.push(board.moveNumber);
    }
    expect(places).to.eql([1, 2, 3, 4, 6]);
    expect([isIdle(board, 'button-prev-comment'), isIdle(board, 'button-next-comment')]).to.eql([
      false,
      true,
    ]);
    await click(board, 'button-next-comment');
    await click(board, 'button-prev-comment');
    await settled(board);
    expect(board.moveNumber).to.equal(4);
  });

  it('are idle where the line has none', async () => {
    const board = await steeredBoard(`(;SZ[9]${moves(5)})`, 'move="3"');
    expect([isIdle(board, 'button-prev-comment'), isIdle(board, 'button-next-comment')]).to.eql([
      true,
      true,
    ]);
  });
});

describe('the track', () => {
  it('is as long at all moves', async () => {
    const board = await steeredBoard(`(;SZ[9]${';B[aa];W[bb]'.repeat(1000)})`);
    const width = () => partOf(board, 'slider').getBoundingClientRect().width;
    const before = width();
    board.last();
    await board.ready;
    expect(textOf(board, 'controls')).to.contain('2000 / 2000');
    expect(width()).to.equal(before);
  });
});
