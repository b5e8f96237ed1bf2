import { expect } from '../../helpers/testing.js';
import { type Board, boardOf, partOf, rootOf, settled, spokenBy } from '../board.js';
import { explore, focusedIn, focusedPoint, pressKey, readBoard, spokenName } from '../listener.js';
import { until } from '../steered.js';

const GAME = '(;SZ[9];B[ee];W[ed];B[dd];W[de];B[fd])';

/** The letters that are typed, as they are seen on the board. */
const echoOf = (board: Board) =>
  rootOf(board).querySelector('[part~=board] > div[aria-hidden=true]');
const echo = (board: Board) => echoOf(board)?.textContent;

async function press(...keys: string[]): Promise<void> {
  for (const key of keys) await pressKey(key);
}

/** What is said after each key. */
async function heard(board: Board, ...keys: string[]): Promise<string[]> {
  const sentences: string[] = [];
  for (const key of keys) {
    await pressKey(key);
    sentences.push(spokenBy(board));
  }
  return sentences;
}

async function onPicture(sgf: string, attributes = ''): Promise<Board> {
  const board = await readBoard(sgf, attributes);
  partOf(board, 'canvas').focus();
  return board;
}

describe('the name of a point that is typed', () => {
  it('leads to the point in the grid, seen and heard as it is typed', async () => {
    const board = await readBoard(GAME, 'move="5"');
    await explore(board);
    expect(await heard(board, 'd', '6')).to.eql(['D', 'D6']);
    expect(echo(board)).to.equal('D6');
    await press('Enter');
    expect(spokenName(focusedIn(board))).to.contain('D 6, black stone');
    expect([echo(board), board.moveNumber]).to.eql([undefined, 5]);
    await press('Shift+J', '1', 'Enter');
    expect(focusedPoint(board), 'capitals').to.equal('J 1');
  });

  it('opens the grid on the picture, at the point', async () => {
    const board = await onPicture('(;SZ[19];B[pd])', 'move="1"');
    await press('q', '1', '6', 'Enter');
    await until(() => focusedPoint(board) === 'Q 16', 'the grid');
    expect(focusedIn(board)?.role).to.equal('gridcell');
  });

  it('may be two letters where the board shows those of SGF', async () => {
    const board = await onPicture('(;SZ[19])', 'coordinates="sgf"');
    expect(await heard(board, 'p', 'd')).to.eql(['P', 'pd']);
    await press('Enter');
    await until(() => focusedPoint(board) === 'Q 16', 'pd');
    await press('d', '4', 'Enter');
    expect(focusedPoint(board), 'as it is spoken, too').to.equal('D 4');
    expect((await heard(board, 't', 't', 'Enter')).at(-1)).to.equal('tt: no such point');
    board.coordinates = 'western';
    await board.ready;
    expect((await heard(board, 'Escape', 'p', 'd', 'Enter')).at(-1)).to.equal('PD: no such point');
  });

  it('may begin while the grid is on its way', async () => {
    const board = await onPicture(GAME);
    const canvas = partOf(board, 'canvas');
    for (const [key, code] of [
      ['Enter', 'Enter'],
      ['c', 'KeyC'],
      ['4', 'Digit4'],
    ] as const)
      canvas.dispatchEvent(
        new KeyboardEvent('keydown', {
          key,
          code,
          bubbles: true,
          composed: true,
          cancelable: true,
        }),
      );
    await until(() => focusedIn(board)?.role === 'gridcell', 'the grid');
    expect(echo(board)).to.equal('C4');
    await press('Enter');
    await until(() => focusedPoint(board) === 'C 4', 'the point');
    expect(echo(board)).to.equal(undefined);
  });

  it('is as the game names points: lower case, and rows from the top, in Hex and Othello', async () => {
    for (const game of ['GM[11]SZ[11]', 'GM[2]SZ[8]']) {
      const board = await onPicture(`(;${game})`);
      expect(await heard(board, 'b', '3')).to.eql(['b', 'b3']);
      await press('Enter');
      await until(() => focusedPoint(board) === 'b 3', game);
      board.remove();
    }
  });

  it('is taken as it stands on keyboards of other alphabets', async () => {
    const board = await onPicture(GAME);
    for (const [key, code, name] of [
      ['D', 'KeyD', 'D'],
      ['в', 'KeyD', 'D'],
      ['d', 'KeyE', 'D'],
      ['e', 'KeyD', 'E'],
    ] as const) {
      const init = { key, code, bubbles: true, composed: true, cancelable: true };
      partOf(board, 'canvas').dispatchEvent(new KeyboardEvent('keydown', init));
      expect(echo(board), key).to.equal(name);
      await press('Escape');
    }
  });

  it('is edited with Backspace, and given up with Esc or any other key', async () => {
    const board = await onPicture(GAME);
    expect(await heard(board, 'd', '7', 'Backspace', '6')).to.eql(['D', 'D7', 'D', 'D6']);
    await press('Escape');
    expect([echo(board), spokenBy(board)]).to.eql([undefined, 'Cleared']);
    expect(await heard(board, 'a', 'Backspace')).to.eql(['A', 'Cleared']);
    await press('a', 'ArrowRight');
    expect([echo(board), board.moveNumber], 'a step').to.eql([undefined, 1]);
    await press('a', 'Tab');
    expect(echo(board), 'elsewhere').to.equal(undefined);
  });

  it('is told where there is no such point, and can be corrected', async () => {
    const board = await onPicture(GAME);
    await press('k', '9', 'Enter');
    expect([echo(board), spokenBy(board)]).to.eql(Array(2).fill('K9: no such point'));
    await press('Backspace');
    expect(echo(board)).to.equal('K');
    await press('Enter', 'd', 'd', 'Enter');
    expect(echo(board), 'SGF’s own name').to.equal('DD: no such point');
    await press('d');
    expect(echo(board), 'another name').to.equal('D');
    for (let times = 0; times < 9; times++) await pressKey('1');
    expect(echo(board)).to.equal('D1111');
  });

  it('is told where the point is outside of the part that is shown', async () => {
    const board = await onPicture('(;SZ[19])', 'view="top-right 5"');
    await press('a', '1', 'Enter');
    expect(echo(board)).to.equal('A1: outside the visible part of the board');
    expect(focusedIn(board), 'no grid').to.equal(partOf(board, 'canvas'));
  });

  it('is not taken where keys are the page’s, nor on buttons', async () => {
    const none = await onPicture(GAME, 'keys="none"');
    await press('d', '4');
    expect(echo(none)).to.equal(undefined);
    await explore(none);
    await press('d', '4', 'Enter');
    expect([echo(none), focusedPoint(none)], 'in the grid').to.eql([undefined, 'E 5']);
    const board = await readBoard(GAME);
    partOf(board, 'button-next').focus();
    await press('d');
    expect(echo(board)).to.equal(undefined);
  });

  it('has an echo within narrow boards, from right to left, too', async () => {
    const board = await onPicture(GAME, 'style="width:220px;direction:rtl"');
    await press('t', '1', '9', 'Enter');
    const inner = echoOf(board)?.getBoundingClientRect();
    const outer = partOf(board, 'board').getBoundingClientRect();
    expect(inner?.left).to.be.at.least(outer.left);
    expect(inner?.right).to.be.at.most(outer.right);
    await expect(board).to.be.accessible();
  });
});

describe('keys of the grid of points', () => {
  it('go from stone to stone', async () => {
    const board = await readBoard(GAME, 'move="5"');
    await explore(board);
    await press('Control+Home');
    const places: (string | undefined)[] = [];
    for (const key of ['+', '+', '+', '+', '+', '-']) {
      await pressKey(key);
      places.push(focusedPoint(board));
    }
    expect(places).to.eql(['D 6', 'E 6', 'F 6', 'D 5', 'E 5', 'D 5']);
    await press('+');
    expect(await heard(board, '+')).to.eql(['No more stones']);
    expect(focusedPoint(board)).to.equal('E 5');
  });

  it('open the grid on the picture at the stone before or after the last move', async () => {
    for (const [key, place] of [
      ['+', 'D 5'],
      ['-', 'E 6'],
    ] as const) {
      const board = await onPicture(GAME, 'move="5"');
      await press(key);
      await until(() => focusedPoint(board) === place, key);
      await press('Shift+ArrowLeft');
      expect(spokenBy(board), 'the row from there').to.match(/^. \d: (Black|White)/);
      await press('Escape');
      expect([focusedIn(board), board.moveNumber]).to.eql([partOf(board, 'canvas'), 5]);
      board.remove();
    }
    const board = await onPicture('(;SZ[9];B[aa])', 'move="1"');
    await press('-');
    await until(() => spokenBy(board) === 'No more stones', 'it is told');
    expect(focusedPoint(board), 'the last move').to.equal('A 9');
  });

  it('read the row and the column from here on', async () => {
    const board = await readBoard(GAME, 'move="5"');
    await explore(board);
    await press('d', '6', 'Enter');
    expect(await heard(board, 'Shift+ArrowRight', 'Shift+ArrowLeft')).to.eql([
      'D 6: Black. E 6: White. F 6: Black. G 6 to J 6: empty.',
      'D 6: Black. C 6 to A 6: empty.',
    ]);
    expect(await heard(board, 'Shift+ArrowUp', 'Shift+ArrowDown')).to.eql([
      'D 6: Black. D 7 to D 9: empty.',
      'D 6: Black. D 5: White. D 4 to D 1: empty.',
    ]);
    expect(focusedPoint(board), 'the focus stays').to.equal('D 6');
  });

  it('read as the board is seen, where it is turned', async () => {
    const board = await readBoard(GAME, 'move="5" rotate="90"');
    await explore(board);
    await press('d', '6', 'Enter');
    expect(await heard(board, 'Shift+ArrowUp')).to.eql(['D 6: Black. C 6 to A 6: empty.']);
  });

  it('say the last move again, on the picture, too', async () => {
    const board = await onPicture(GAME, 'move="4"');
    await press('ArrowRight');
    const sentence = spokenBy(board);
    expect(sentence).to.contain('Black F6');
    await press('a', 'Escape');
    expect(await heard(board, '=')).to.eql([sentence]);
    await explore(board);
    await press('a', 'Escape');
    expect(await heard(board, '=')).to.eql([sentence]);
  });

  it('are not heeded on a diagram', async () => {
    const board = await boardOf(GAME, 'mode="diagram"');
    partOf(board, 'canvas').focus();
    await press('d', '=');
    await settled(board);
    expect(echo(board)).to.equal(undefined);
  });
});
