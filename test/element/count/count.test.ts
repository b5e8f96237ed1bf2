import { expect } from '../../helpers/testing.js';
import type { CountDetail } from '../../../src/element/platform/events.js';
import { loadPart } from '../../../src/element/platform/load-part.js';
import { until } from '../../helpers/until.js';
import {
  type Board,
  boardFrom,
  boardOf,
  click,
  heard,
  partOf,
  quiet,
  rootOf,
  settled,
  spokenBy,
  textOf,
  touch,
} from '../board.js';
import { sendMouse } from '@web/test-runner-commands';
import { leaveBoards, placeAt, SMALL } from '../mouse.js';
import { explore, pressKey } from '../listener.js';
import { items, openMenu, press } from '../menu.js';

/** Black has the left side of a 7×7 board, White the right; C3 is a white stone in Black's territory. */
const GAME =
  '(;SZ[7]KM[0.5]AB[da][db][dc][dd][de][df][dg]AW[ea][eb][ec][ed][ee][ef][eg][be];B[];W[])';

const isCounted = (board: Board) => rootOf(board).querySelector('[part~=count]') !== null;
const sumOf = (board: Board) => rootOf(board).querySelector('[part~=count] b')?.textContent;

/** Clicks the stone at B3, two columns left of the centre and one row below it. */
const clickStone = (board: Board) =>
  sendMouse({ type: 'click', position: placeAt(board, -2, 1, 7) });

async function counted(sgf = GAME, attributes = 'move="last"'): Promise<Board> {
  const board = await boardOf(sgf, attributes);
  touch(board);
  press(await openMenu(board), 'count');
  await until(() => isCounted(board), 'the row with the sum');
  await settled(board);
  return board;
}

describe('a count', () => {
  afterEach(leaveBoards);

  it('shows the sum, territory and dead stones, says it, and tells the page', async () => {
    const board = await boardOf(GAME, 'move="last"');
    touch(board);
    const events = heard<CustomEvent<CountDetail>>(document, 'sgf-count');
    press(await openMenu(board), 'count');
    await until(() => isCounted(board));
    await settled(board);
    expect(sumOf(board)).to.equal('Black 22, White 14 + 0.5 komi: Black wins by 7.5 points');
    expect(textOf(board, 'count')).to.include('the rules are missing or unknown');
    await until(() => spokenBy(board).includes('Black wins by 7.5'));
    const [event] = events;
    expect(event?.detail).to.deep.equal({
      path: board.currentPath,
      black: 22,
      white: 14.5,
      winner: 'black',
      margin: 7.5,
      method: 'territory',
      dead: ['B3'],
    });
    expect(await board.toSgf()).not.to.include('TB');
  });

  it('changes when a stone is clicked, and back', async () => {
    const board = await counted(GAME, `move="last" ${SMALL}`);
    await clickStone(board);
    await until(() => sumOf(board)?.includes('Black wins') === false);
    expect(spokenBy(board)).to.include('B3: alive');
    expect(board.currentPath).to.equal('2');
    await clickStone(board);
    await until(() => sumOf(board)?.includes('Black wins by 7.5'));
    expect(spokenBy(board)).to.include('B3: dead');
  });

  it('changes by keys, for those who explore the board', async () => {
    const board = await counted();
    await explore(board);
    for (const key of 'B3') await pressKey(key);
    await pressKey('Enter');
    await pressKey('Enter');
    await until(() => spokenBy(board).includes('B3: alive'));
  });

  it('ends by its button, and when another position is shown', async () => {
    const board = await counted();
    await click(board, 'button-end-count');
    await until(() => !isCounted(board));
    press(await openMenu(board), 'count');
    await until(() => isCounted(board));
    board.prev();
    await until(() => !isCounted(board));
  });

  it('ends when another record or game is shown, and when the board leaves the page', async () => {
    const other = `${GAME}(;SZ[5];B[];W[])`;
    const board = await counted(other);
    board.game = '2';
    await until(() => !isCounted(board));
    press(await openMenu(board), 'count');
    await until(() => isCounted(board));
    board.remove();
    expect(isCounted(board)).to.equal(false);
  });

  it('survives a page that moves the board when it hears of it', async () => {
    const board = await boardOf(GAME, 'move="last"');
    touch(board);
    const moves = (event: Event) => document.body.append(event.target as Node);
    board.addEventListener('sgf-count', moves, { once: true });
    press(await openMenu(board), 'count');
    await until(() => board.parentElement === document.body);
    await settled(board);
    expect(isCounted(board)).to.equal(false);
    press(await openMenu(board), 'count');
    await until(() => isCounted(board));
    board.remove();
  });

  it('works on turned boards, with own moves, and without controls', async () => {
    for (const attributes of [
      'rotate="90" mirror',
      'swap-colors',
      'try',
      'controls="none" tools="count"',
    ]) {
      const board = await counted(GAME, `move="last" ${attributes}`);
      expect(sumOf(board), attributes).to.include('Black wins by 7.5');
      const { width, height } = partOf(board, 'count').getBoundingClientRect();
      expect(Math.min(width, height), attributes).to.be.above(10);
    }
  });

  it('begins by a command of the page', async () => {
    const board = await boardFrom(`<sgf-board id="counted" move="last">${GAME}</sgf-board>`);
    const button = document.createElement('button');
    Object.assign(button, { textContent: 'Count' });
    button.setAttribute('commandfor', 'counted');
    button.setAttribute('command', '--count');
    board.after(button);
    await loadPart('page'); // listens to the button in browsers that don't know commands
    await settled(board);
    button.click();
    await until(() => isCounted(board));
    button.remove();
  });

  it('begins with the dead stones of the record', async () => {
    const board = await counted(GAME.replace(';B[];W[]', ';B[];W[]TB[aa]TW[ga]'));
    expect(sumOf(board)).not.to.include('Black wins');
  });

  it('is not offered in problems, other games, and while the result is hidden', async () => {
    const hidden = await boardOf(GAME.replace('KM', 'RE[B+7.5]KM'), 'hide-result');
    expect(items(await openMenu(hidden))).not.to.include('count');
    const problem = await boardOf(
      '(;SZ[9]AB[aa]AW[bb];B[cc])',
      'mode="problem" tools="count help"',
    );
    expect(items(await openMenu(problem))).not.to.include('count');
    const hex = await boardOf('(;GM[11]SZ[5];B[a1])');
    expect(items(await openMenu(hex))).not.to.include('count');
    const only = await boardOf(GAME, 'tools="count"');
    expect(items(await openMenu(only))).to.deep.equal(['count']);
  });

  it('is accessible, and fits the narrowest box', async () => {
    for (const width of [200, 320, 640, 1000]) {
      const board = await counted(GAME, `move="last" style="width:${width}px"`);
      await quiet(board);
      const row = partOf(board, 'count');
      expect(row.scrollWidth, `${width} px`).to.be.at.most(Math.ceil(row.clientWidth));
      await expect(board, `${width} px`).to.be.accessible();
    }
  });
});
