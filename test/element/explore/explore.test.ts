import { expect, fixture } from '../../helpers/testing.js';
import { type Board, boardIn, heard, partOf, rootOf, settled } from '../board.js';
import {
  explore,
  EXPLORER,
  explorerOf,
  focusedIn,
  focusedPoint,
  pressKey,
  readBoard,
  spokenName,
} from '../listener.js';
import { shownBoard, spokenBy, untilPart } from '../board.js';
import { moves, until } from '../steered.js';

const GAME = '(;SZ[9];B[ee];W[ed];B[dd];W[de];B[fd])';

const gridOf = (board: Board) => rootOf(board).querySelector<HTMLElement>('[role=grid]');
const cellsOf = (board: Board) => [
  ...rootOf(board).querySelectorAll<HTMLElement>('[role=gridcell][tabindex]'),
];

/** The names of the cells that keys lead to, one after the other. */
async function walk(board: Board, ...keys: string[]): Promise<string[]> {
  const names: string[] = [];
  for (const key of keys) {
    await pressKey(key);
    names.push(focusedPoint(board) ?? '');
  }
  return names;
}

/** All cells have their names once the page is at rest. */
async function named(board: Board): Promise<string[]> {
  await until(() => cellsOf(board).every(({ ariaLabel }) => ariaLabel), 'all should be named');
  return cellsOf(board).map(({ ariaLabel }) => ariaLabel ?? '');
}

describe('the board as a grid of points', () => {
  it('comes with Enter, begins at the last move, and goes with Esc', async () => {
    const board = await readBoard(GAME, 'move="3"');
    const canvas = partOf(board, 'canvas');
    expect([canvas.getAttribute('role'), gridOf(board)]).to.eql(['img', null]);
    const grid = await explore(board);
    expect(grid.ariaLabel).to.equal('Board, point by point');
    expect(spokenName(focusedIn(board))).to.contain('D 6, black stone, last move');
    await pressKey('Escape');
    expect([gridOf(board), focusedIn(board)]).to.eql([null, canvas]);
    await pressKey('ArrowRight');
    expect(board.moveNumber).to.equal(4);
  });

  it('hints at the keys that work', async () => {
    const board = await readBoard(GAME);
    const hint = () => partOf(board, 'canvas').ariaDescription;
    expect(hint()).to.equal(
      'Press Enter to explore the board. Press question mark for a list of keys.',
    );
    board.keys = 'none';
    await board.ready;
    expect(hint()).to.equal('Press Enter to explore the board.');
    await explore(board);
    expect(gridOf(board), 'it does').to.not.equal(null);
  });

  it('comes with a button behind the board, too, which is no stop of Tab', async () => {
    const board = await readBoard(GAME);
    const button = partOf(board, 'canvas').nextElementSibling as HTMLButtonElement;
    expect([button.textContent, button.tabIndex, button.ariaExpanded]).to.eql([
      'Explore the board',
      -1,
      'false',
    ]);
    expect(button.getBoundingClientRect().width, 'not seen').to.be.below(2);
    button.focus();
    const { width, height } = button.getBoundingClientRect();
    expect(Math.min(width, height), 'seen, and large enough').to.be.at.least(44);
    button.click();
    await until(() => focusedIn(board)?.role === 'gridcell');
    expect([button.textContent, button.ariaExpanded]).to.eql(['Leave point-by-point mode', 'true']);
    button.click();
    await board.ready;
    expect([gridOf(board), focusedIn(board)]).to.eql([null, partOf(board, 'canvas')]);
  });

  it('has rows, cells and names of the lines, and is clean', async () => {
    const board = await readBoard(GAME);
    await explore(board);
    await named(board);
    const root = rootOf(board);
    const texts = (role: string) =>
      [...root.querySelectorAll(`[role=${role}]`)].map(({ textContent }) => textContent).join(' ');
    expect(texts('columnheader')).to.equal('A B C D E F G H J');
    expect(texts('rowheader')).to.equal('9 8 7 6 5 4 3 2 1');
    expect([root.querySelectorAll('[role=row]').length, cellsOf(board).length]).to.eql([10, 81]);
    expect(cellsOf(board).filter(({ tabIndex }) => tabIndex === 0).length).to.equal(1);
    await expect(board).to.be.accessible();
  });

  it('walks by keys as ARIA grids do, and stops at the edges', async () => {
    const board = await readBoard(GAME);
    await explore(board);
    expect(focusedPoint(board), 'the middle, before any move').to.equal('E 5');
    const keys = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'Home', 'ArrowLeft', 'End'];
    expect(await walk(board, ...keys)).to.eql(['E 6', 'F 6', 'F 5', 'E 5', 'A 5', 'A 5', 'J 5']);
    const far = ['Control+Home', 'ArrowUp', 'PageDown', 'PageDown', 'Control+End', 'PageUp'];
    expect(await walk(board, ...far)).to.eql(['A 9', 'A 9', 'A 4', 'A 1', 'J 1', 'J 6']);
    expect(board.moveNumber, 'no key steps the board').to.equal(0);
    expect(cellsOf(board).filter(({ tabIndex }) => tabIndex === 0)).to.eql([focusedIn(board)]);
  });

  it('goes as it is seen on a board that is turned and mirrored', async () => {
    const board = await readBoard(GAME, 'rotate="90"');
    await explore(board);
    expect(await walk(board, 'ArrowRight', 'ArrowDown')).to.eql(['E 6', 'F 6']);
    board.mirror = true;
    await until(() => cellsOf(board)[0]?.ariaLabel === 'A 9, empty');
    expect(focusedPoint(board), 'the focus stays on its point').to.equal('F 6');
    expect(await walk(board, 'ArrowRight')).to.eql(['F 5']);
  });

  it('is of the part that is shown', async () => {
    const board = await readBoard('(;SZ[19])', 'view="top-right 5"');
    await explore(board);
    expect(cellsOf(board).length).to.equal(25);
    expect(await walk(board, 'Control+Home', 'Control+End')).to.eql(['P 19', 'T 15']);
    board.view = 'bottom-left 4';
    await until(() => cellsOf(board).length === 16);
    await board.ready;
    expect(focusedIn(board)?.role, 'the focus is kept').to.equal('gridcell');
    await named(board);
    expect(await walk(board, 'Control+Home')).to.eql(['A 4']);
  });

  it('jumps over points that the record leaves blank', async () => {
    const board = await readBoard('(;SZ[9]VW[aa][ca][ac])');
    await explore(board);
    expect(cellsOf(board).length).to.equal(3);
    const keys = ['Control+Home', 'ArrowRight', 'Home', 'ArrowDown', 'ArrowRight', 'ArrowUp'];
    expect(await walk(board, ...keys)).to.eql(['A 9', 'C 9', 'A 9', 'A 7', 'A 7', 'A 9']);
  });

  for (const [attributes, sgf] of [
    ['style="width:300px" coordinates="western"', GAME],
    ['style="width:300px" rotate="180" mirror', GAME],
    ['style="width:317px" view="top-right 5x6"', GAME],
    ['style="width:400px" rotate="330"', '(;GM[11]SZ[5];B[c3])'],
    ['style="width:300px"', '(;GM[2]SZ[8];B[f5])'],
  ] as const)
    it(`lies on the points: a click on a cell is one on its point, ${attributes}`, async () => {
      const board = await readBoard(sgf, attributes);
      await explore(board);
      await named(board);
      const first = cellsOf(board).find(({ ariaLabel }) => /next move/.test(ariaLabel ?? ''));
      if (!first) throw new Error('no point leads on');
      await until(() => first.getBoundingClientRect().width >= 10, 'the cells should be placed');
      const takesClick = () => {
        const box = first.getBoundingClientRect(); // chunks that come may still move it
        const [clientX, clientY] = [box.left + box.width / 2, box.top + box.height / 2];
        const init = { bubbles: true, clientX, clientY, pointerType: 'mouse' };
        if (board.moveNumber === 0)
          partOf(board, 'canvas').dispatchEvent(new PointerEvent('click', init));
        return board.moveNumber === 1;
      };
      await until(takesClick, 'the board should have taken the click');
    });

  it('takes no mouse from the board; fingers meet the cells, which act', async () => {
    const board = await readBoard(GAME);
    await explore(board);
    const cell = cellsOf(board)[0];
    if (!cell) throw new Error('no cell');
    const isCoarse = matchMedia('(any-pointer: coarse)').matches;
    expect(getComputedStyle(cell).pointerEvents).to.equal(isCoarse ? 'auto' : 'none');
    await named(board);
    cellsOf(board)
      .find(({ ariaLabel }) => ariaLabel?.startsWith('E 5'))
      ?.click();
    expect(board.moveNumber).to.equal(1);
  });

  it('selects with Space and Enter: the move to come, or the one that put the stone', async () => {
    const board = await readBoard(GAME, 'move="4"');
    const steps = heard<CustomEvent<{ source: string }>>(board, 'sgf-navigate');
    await explore(board);
    await walk(board, 'ArrowUp', 'ArrowRight');
    await pressKey('Space');
    expect([board.moveNumber, focusedPoint(board)]).to.eql([2, 'E 6']);
    expect(steps.map(({ detail }) => detail.source)).to.eql(['user']);
    await walk(board, 'ArrowLeft');
    await pressKey('Enter');
    expect(board.moveNumber).to.equal(3);
    expect(spokenBy(board)).to.contain('Move 3, Black D6');
    await walk(board, 'Home', 'Space');
    expect([board.moveNumber, spokenBy(board)]).to.eql([3, 'No move was played here']);
  });

  it('plays where the reader may, and tells why not', async () => {
    const board = await readBoard('(;SZ[9];B[ee])', 'try move="1"');
    await untilPart(board, 'own');
    await explore(board);
    await walk(board, 'ArrowRight', 'Space');
    expect([board.moveNumber, gridOf(board)?.isConnected]).to.eql([2, true]);
    expect(spokenName(focusedIn(board))).to.contain('F 5, white stone, last move');
    expect(spokenBy(board)).to.contain('White F5');
    await walk(board, 'ArrowUp', 'Enter');
    expect(focusedPoint(board)).to.equal('F 6');
    expect(board.moveNumber).to.equal(3);
  });

  it('steps with comma and full stop, and renames its cells', async () => {
    const board = await readBoard(GAME);
    await explore(board);
    await pressKey('.');
    expect(board.moveNumber).to.equal(1);
    expect(spokenName(focusedIn(board))).to.contain('E 5, black stone, last move');
    await pressKey('.');
    await until(() => cellsOf(board).some(({ ariaLabel }) => ariaLabel?.startsWith('E 6, white')));
    await pressKey(',');
    await until(() => cellsOf(board).every(({ ariaLabel }) => !ariaLabel?.includes('white')));
  });

  it('stays through steps made elsewhere, without taking the focus', async () => {
    const board = await readBoard(GAME);
    await explore(board);
    partOf(board, 'button-next').click();
    await board.ready;
    expect(spokenBy(board)).to.contain('Move 1, Black E5');
    expect(gridOf(board)?.isConnected).to.equal(true);
    partOf(board, 'canvas').focus();
    board.next();
    await board.ready;
    expect(focusedIn(board)).to.equal(partOf(board, 'canvas'));
  });

  it('is built once, and not at each step', async () => {
    const board = await readBoard(`(;SZ[19]${moves(60)})`);
    await explore(board);
    const before = cellsOf(board);
    expect(before.length).to.equal(361);
    await pressKey('.');
    board.last();
    await board.ready;
    expect(cellsOf(board).every((cell, index) => cell === before[index])).to.equal(true);
  });

  it('goes with its record, and the focus to the board', async () => {
    const board = await readBoard(GAME);
    await explore(board);
    await board.load('(;SZ[13];B[cc])');
    await settled(board);
    expect(gridOf(board)).to.equal(null);
    expect(focusedIn(board)).to.equal(partOf(board, 'canvas'));
  });

  it('leaves nothing behind in a board that leaves the page', async () => {
    const page = await fixture('<div></div>');
    const board = await readBoard(GAME);
    await explore(board);
    board.remove();
    const canvas = partOf(board, 'canvas');
    expect([gridOf(board), explorerOf(board)]).to.eql([null, null]);
    expect(canvas.ariaDescription).to.equal(null);
    page.append(board);
    await until(() => canvas.ariaDescription);
    await explore(board);
    expect(rootOf(board).querySelectorAll(`${EXPLORER}, [role=grid]`).length).to.equal(2);
  });

  it('is not there for diagrams, nor where there is no board', async () => {
    const other = await readBoard('(;GM[6]C[A roll.])');
    expect(getComputedStyle(explorerOf(other) as Element).display).to.equal('none');
    const board = await readBoard(GAME);
    await explore(board);
    board.mode = 'diagram';
    await until(() => gridOf(board) === null, 'a diagram is a picture');
  });

  it('has 52 lines, Hex rows, and the language of the page', async () => {
    const wide = await readBoard('(;SZ[52])');
    await explore(wide);
    expect((await named(wide)).length).to.equal(2704);
    expect(await walk(wide, 'Control+End', 'Control+Home')).to.eql(['BBB 1', 'A 52']);
    const hex = await readBoard('(;GM[11]SZ[11];B[f6])', 'move="1"');
    await explore(hex);
    expect(await walk(hex, 'ArrowDown', 'Control+Home')).to.eql(['f 7', 'a 1']);
    const page = await fixture(`<p lang="de"><sgf-board data-sgf="${GAME}"></sgf-board></p>`);
    const german = await settled(boardIn(page));
    await until(() => partOf(german, 'canvas').ariaDescription?.includes('Eingabe'));
    await explore(german);
    expect(await named(german)).to.include('A 9, leer');
  });

  it('shows where the focus is on all grounds: a frame in black and white', async () => {
    const board = await readBoard(GAME, 'move="2"');
    await explore(board);
    const { outlineColor, outlineStyle, boxShadow } = getComputedStyle(focusedIn(board) as Element);
    expect([outlineStyle, outlineColor]).to.eql(['solid', 'rgb(0, 0, 0)']);
    expect(boxShadow).to.contain('rgb(255, 255, 255)');
  });
});

describe('a diagram', () => {
  it('has its stones and labels in words, as the description of its picture', async () => {
    const sgf = '(;SZ[9]AB[aa][bb]AW[ii]LB[cc:A])';
    const board = await shownBoard(`<sgf-board mode="diagram" data-sgf="${sgf}"></sgf-board>`);
    const canvas = partOf(board, 'canvas');
    await until(() => canvas.ariaDescription, 'the description should come');
    expect(canvas.ariaDescription?.replace(/[\u2066-\u2069]/g, '')).to.equal(
      '2 black stones: A9; B8. 1 white stone: J1. Marks and labels: Label A: C7.',
    );
    expect(rootOf(board).querySelector('[tabindex="0"], button')).to.equal(null);
    board.sgf = '(;SZ[9]AB[ii])';
    await until(() => canvas.ariaDescription?.startsWith('1 black stone: J1'));
  });
});
