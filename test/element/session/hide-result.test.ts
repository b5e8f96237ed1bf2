import { expect } from '../../helpers/testing.js';
import {
  type Board,
  boardFrom,
  boardOf,
  partOf,
  rootOf,
  settled,
  spokenBy,
  textOf,
  untilPart,
} from '../board.js';
import { everythingOn } from '../listener.js';
import { openInfo, untilDialog } from '../dialogs.js';

const GAME = '(;SZ[9]PB[Ada]PW[Lin]EV[Cup]RE[B+R]REX[resigned in tears];B[aa];W[bb])';
const TELLS = /wins|resign|B\+R/i;

const revealer = (board: Board) => partOf(board, 'info').querySelector('button');
describe('a hidden result', () => {
  it('is nowhere, from the first picture on', async () => {
    const board = await boardOf(GAME, 'hide-result');
    expect(textOf(board, 'info')).to.equal('Show result Cup');
    for (const step of ['first', 'next', 'last'] as const) {
      board.goTo(step);
      await settled(board);
      expect(everythingOn(board)).not.to.match(TELLS);
    }
    await openInfo(board);
    expect(everythingOn(board)).not.to.match(TELLS);
    expect(await board.toSvg()).not.to.match(TELLS);
    expect(await board.toText()).not.to.match(TELLS);
  });

  it('is nowhere in words of a record either', async () => {
    const board = await boardOf('(;SZ[9]PB[Ada]PW[Lin]EV[Cup]RE[白中盘胜];B[aa])', 'hide-result');
    await openInfo(board);
    expect(everythingOn(board)).not.to.match(/中盘|wins/);
  });

  it('is shown and said when it is asked for, and the focus stays in the board', async () => {
    const board = await boardOf(GAME, 'hide-result');
    revealer(board)?.focus();
    revealer(board)?.click();
    await settled(board);
    expect(textOf(board, 'info')).to.equal('Cup Black wins by resignation');
    expect(spokenBy(board)).to.match(/Black wins/);
    expect(rootOf(board).activeElement).to.equal(partOf(board, 'canvas'));
    expect((await openInfo(board)).textContent).to.match(/Black wins by resignation/);
    expect(board.hideResult).to.equal(true);
  });

  it('may be asked for in the game information', async () => {
    const board = await boardOf(GAME, 'hide-result');
    const dialog = await openInfo(board);
    dialog.querySelector<HTMLElement>('dd button')?.click();
    await settled(board);
    expect(dialog.textContent).to.match(/Black wins by resignation[^]*resigned in tears/);
    expect(rootOf(board).activeElement?.textContent).to.contain('Black wins');
    expect(textOf(board, 'info')).to.contain('Black wins');
  });

  it('is hidden again in another record, and on another board', async () => {
    const board = await boardOf(GAME, 'hide-result');
    const other = await boardOf(GAME, 'hide-result');
    revealer(board)?.click();
    await settled(board);
    expect(everythingOn(other)).not.to.match(TELLS);
    await board.load('(;SZ[9]EV[Other]RE[B+R])');
    await settled(board);
    expect(everythingOn(board)).not.to.match(TELLS);
  });

  it('is not in the list of a file’s games, nor found by searching there', async () => {
    const board = await boardFrom(
      `<sgf-board hide-result style="width:700px" data-sgf="${GAME}(;PB[Cy]PW[Di]RE[W+T])"></sgf-board>`,
    );
    await settled(board);
    await untilPart(board, 'button-games');
    partOf(board, 'button-games').click();
    const dialog = await untilDialog(board, 'ol li');
    expect(everythingOn(board)).not.to.match(/W\+T|B\+R/);
    const search = dialog.querySelector('input[type=search]') as HTMLInputElement;
    search.value = 'w+t';
    search.dispatchEvent(new InputEvent('input'));
    expect(dialog.querySelectorAll('ol li')).to.have.length(0);
  });

  it('is seen without the attribute, which may go at run time', async () => {
    const board = await boardOf(GAME, 'hide-result');
    board.removeAttribute('hide-result');
    await settled(board);
    expect(textOf(board, 'info')).to.contain('Black wins');
  });

  it('is accessible, and the button is large enough', async () => {
    const board = await boardOf(GAME, 'hide-result');
    const { height, width } = revealer(board)?.getBoundingClientRect() ?? new DOMRect();
    expect(Math.min(height, width)).to.be.at.least(24);
    await openInfo(board);
    await expect(board).to.be.accessible();
  });
});
