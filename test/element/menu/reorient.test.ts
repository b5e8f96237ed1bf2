import { expect } from '../../helpers/testing.js';
import { sendKeys } from '@web/test-runner-commands';
import type { NavigateDetail } from '../../../src/index.js';
import { type Board, boardOf, heard, partOf, rootOf, settled, spokenBy } from '../board.js';
import { buttonOf, items, menuOf, openMenu, press, said } from '../menu.js';
import { SMALL } from '../mouse.js';
import { play } from '../playing.js';
import { until } from '../../helpers/until.js';
import { inWindow } from '../emulate.js';

const GAME = '(;SZ[9]PB[Ada]PW[Lin];B[cc];W[gc];B[ce])';

/** Uses an item and waits until the board is shown in the new way. */
async function use(board: Board, menu: HTMLElement, item: string): Promise<string> {
  press(menu, item);
  await until(() => said(menu), 'what it has done');
  await settled(board);
  return said(menu);
}

describe('a reader who turns the board', () => {
  inWindow(900, 1000);

  it('sees and hears each step from the menu, and finds the way back', async () => {
    const board = await boardOf(GAME, 'rotate="90" move="last" lang="en"');
    const before = await board.toText();
    const menu = await openMenu(board);
    expect(items(menu)).not.to.include('reset-view');
    const steps = {
      rotate: ['Board rotated by 90°.', 'rotate="180"'],
      mirror: ['Board rotated by 90°. Board mirrored.', 'rotate="180" mirror'],
      'swap-colors': [
        'Board rotated by 90°. Board mirrored. Colors swapped.',
        'rotate="180" mirror swap-colors',
      ],
    } as const;
    for (const [item, [sentence, attributes]] of Object.entries(steps)) {
      expect(await use(board, menu, item)).to.equal(sentence);
      expect(spokenBy(board)).to.equal(sentence);
      const same = await boardOf(GAME, `${attributes} move="last" lang="en"`);
      expect(await board.toText(), item).to.equal(await same.toText());
    }
    expect(await use(board, menu, 'reset-view')).to.equal('Reset the view');
    expect(await board.toText()).to.equal(before);
    expect(items(menu)).not.to.include('reset-view');
    expect(rootOf(board).activeElement?.className).to.equal('tool-rotate');
  });

  it('does so by keys alone', async () => {
    const board = await boardOf(GAME, 'tools="flip" lang="en"');
    await until(() => rootOf(board).querySelector('[part~=button-tools]'), 'the button');
    buttonOf(board).focus();
    await sendKeys({ press: 'Enter' });
    await until(() => menuOf(board)?.querySelector('button'), 'the menu');
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'Enter' });
    await until(() => spokenBy(board) === 'Board mirrored.');
  });

  it('changes nothing for the page: attributes, properties, links, events and the record', async () => {
    const board = await boardOf(GAME, 'id="r1" swap-colors');
    const other = await boardOf(GAME);
    const own = () => [board.rotate, board.mirror, board.swapColors, board.getAttributeNames()];
    const before = [own(), await board.toSgf(), await other.toText()];
    const menu = await openMenu(board);
    for (const item of ['rotate', 'mirror', 'swap-colors']) await use(board, menu, item);
    expect([own(), await board.toSgf(), await other.toText()]).to.eql(before);
    const events = heard<CustomEvent<NavigateDetail>>(board, 'sgf-navigate');
    board.next();
    expect([events[0]?.detail.path, board.describe()]).to.eql(['1', 'Move 1, Black C7']);
  });

  it('points at what they see: clicks and players follow', async () => {
    const board = await boardOf(GAME, SMALL);
    const menu = await openMenu(board);
    await use(board, menu, 'rotate');
    await use(board, menu, 'swap-colors');
    buttonOf(board).click();
    await play(board, 'cc');
    expect(board.moveNumber, 'where the first move was').to.equal(0);
    await play(board, 'gc');
    expect(board.moveNumber).to.equal(1);
    const stone = partOf(board, 'player-black').querySelector('i') as HTMLElement;
    expect(getComputedStyle(stone).backgroundImage).to.contain('255, 255, 255');
  });

  it('starts again from what the page says now', async () => {
    const board = await boardOf(GAME, 'move="last"');
    await use(board, await openMenu(board), 'rotate');
    board.rotate = '90';
    board.mirror = true;
    await settled(board);
    const same = await boardOf(GAME, 'rotate="0" mirror move="last"'); // rotated after the mirror
    expect(await board.toText()).to.equal(await same.toText());
  });

  it('is offered nothing where there is no board', async () => {
    const board = await boardOf('(;GM[6]PB[Ada];B[aa])');
    expect(items(await openMenu(board))).not.to.include.members([
      'rotate',
      'mirror',
      'swap-colors',
    ]);
  });
});
