import { expect, fixtureCleanup } from '../../helpers/testing.js';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { until } from '../../helpers/until.js';
import {
  type Board,
  boardOf,
  frames,
  partOf,
  rootOf,
  settled,
  stepLineOf,
  untilPart,
} from '../board.js';
import { paintedBoard, untilPainted } from '../pixels.js';
import { ownWords } from '../playing.js';
import { pressKey } from '../listener.js';
import { leaveBoards, placeAt, SMALL } from '../mouse.js';

const GAME = '(;SZ[9];B[cc];W[gg](;B[cg];W[gc];B[ee])(;B[ec]))';

const opened = (attributes: string) => paintedBoard(GAME, `${attributes} ${SMALL}`);

const chipOf = (board: Board) => rootOf(board).querySelector<HTMLButtonElement>('.chip');

/** A click on a column and a row from the centre of the board. */
async function clickOn(board: Board, column: number, row: number): Promise<void> {
  await sendMouse({ type: 'click', position: placeAt(board, column, row) });
  await settled(board);
}

/** Clicks on C7, the first move. */
async function offered(board: Board): Promise<HTMLButtonElement> {
  await clickOn(board, -2, -2);
  await until(() => chipOf(board), 'a chip');
  return chipOf(board) as HTMLButtonElement;
}

describe('a click on a stone', () => {
  afterEach(leaveBoards);

  it('offers its move, and then the way back', async () => {
    const board = await opened('move="5"');
    const chip = await offered(board);
    expect([board.moveNumber, chip.textContent]).to.eql([5, 'Move 1, Black C7 ›']);
    chip.click();
    expect(board.moveNumber).to.equal(1);
    const back = chipOf(board) as HTMLButtonElement;
    expect([back.textContent, back.ariaLabel]).to.eql(['5', 'Back to move 5']);
    expect(back.closest('.scrubber')?.contains(back)).to.equal(true);
    board.next();
    await board.ready;
    expect(chipOf(board)?.textContent).to.equal('5');
    back.click();
    await settled(board);
    expect([board.moveNumber, chipOf(board)]).to.eql([5, null]);
  });

  it('offers the way back from a move that was chosen in the grid of points, too', async () => {
    const board = await opened('move="5"');
    partOf(board, 'canvas').focus();
    await until(() => board.matches(':focus'), 'the focus');
    await sendKeys({ press: 'Enter' });
    const cell = () => rootOf(board).activeElement?.closest('[role=gridcell]');
    await until(cell, 'the grid');
    await sendKeys({ type: 'c7' });
    await sendKeys({ press: 'Enter' });
    await until(() => cell()?.ariaLabel?.startsWith('C 7'), 'the point');
    await sendKeys({ press: 'Enter' });
    await until(() => chipOf(board), 'the way back');
    expect([board.moveNumber, chipOf(board)?.textContent]).to.eql([1, '5']);
    chipOf(board)?.click();
    expect(board.moveNumber).to.equal(5);
  });

  it('offers the way back on the board in the smallest boxes, whose counter it would cover', async () => {
    const board = await opened('move="5"');
    board.style.width = '240px';
    await frames(3); // sizes are told with them
    (await offered(board)).click();
    expect(chipOf(board)?.parentElement).to.equal(partOf(board, 'board'));
  });

  it('offers the way back on the board where there is no slider', async () => {
    const board = await opened('move="5" controls="compact"');
    (await offered(board)).click();
    expect(chipOf(board)?.parentElement).to.equal(partOf(board, 'board'));
  });

  it('is forgotten with the next step, or a click elsewhere', async () => {
    const board = await opened('move="5"');
    await offered(board);
    board.prev();
    await settled(board);
    expect(chipOf(board)).to.equal(null);
    await offered(board);
    await clickOn(board, -4, -4);
    expect([board.moveNumber, chipOf(board)]).to.eql([4, null]);
  });

  it('stays on the board, wherever the stone is', async () => {
    const corners = await boardOf('(;SZ[9];B[aa];W[ia];B[ai];W[ii];B[ee])', `move="5" ${SMALL}`);
    await untilPainted(corners);
    for (const [column, row] of [-4, 4].flatMap((x) => [-4, 4].map((y) => [x, y] as const))) {
      await clickOn(corners, column, row);
      const inner = chipOf(corners)?.getBoundingClientRect() as DOMRect;
      const outer = partOf(corners, 'board').getBoundingClientRect();
      expect(inner.left).to.be.at.least(outer.left);
      expect(inner.right).to.be.at.most(outer.right);
      expect(inner.top).to.be.at.least(outer.top);
      expect(inner.bottom).to.be.at.most(outer.bottom);
    }
  });

  it('says where moves may be tried that the point is taken', async () => {
    const board = await opened('try move="5"');
    await untilPart(board, 'own');
    await clickOn(board, -2, -2);
    await until(() => ownWords(board).includes('occupied'), 'a refusal');
    expect([board.moveNumber, chipOf(board)]).to.eql([5, null]);
  });
});

describe('the keys of variations', () => {
  afterEach(() => fixtureCleanup());

  it('enter the second way on, and lead back to the game', async () => {
    const board = await opened('move="2"');
    partOf(board, 'canvas').focus();
    await until(() => stepLineOf(board), 'the panels');
    await sendKeys({ press: 'ArrowDown' });
    await until(() => board.describe() === 'Move 3, Black E7', 'the variation'); // the keys are on their way
    await pressKey('Shift+ArrowUp');
    expect(board.describe()).to.equal('Move 3, Black C3');
    await pressKey('Shift+ArrowUp');
    expect(board.describe(), 'in the game already').to.equal('Move 3, Black C3');
  });
});
