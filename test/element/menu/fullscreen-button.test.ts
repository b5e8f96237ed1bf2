import { expect, fixture } from '../../helpers/testing.js';
import { sendMouse } from '@web/test-runner-commands';
import { needs } from '../../helpers/abilities.js';
import { until } from '../../helpers/until.js';
import { type Board, boardAtRest, boxOf, nameOf, rootOf, settled, showsPart } from '../board.js';
import { inWindow, useMedia } from '../emulate.js';
import { openMenu } from '../menu.js';

const GAME = '(;SZ[9]PB[Ada]PW[Lin];B[aa];W[bb])';
const BUTTON = '[part~=button-fullscreen]';

const buttonIn = (board: Board) => rootOf(board).querySelector<HTMLElement>(BUTTON);
const boardOf = (width: number, attributes = '') =>
  boardAtRest(GAME, `lang="en" style="width:${width}px" ${attributes}`);

/** Runs a function in a browser like that of iPhones, which has no full screen. */
async function withoutFullscreen(run: () => Promise<void>): Promise<void> {
  Object.defineProperty(document, 'fullscreenEnabled', { value: false, configurable: true });
  try {
    await run();
  } finally {
    Reflect.deleteProperty(document, 'fullscreenEnabled');
  }
}

async function click(element: Element): Promise<void> {
  const { left, top, width, height } = element.getBoundingClientRect();
  const position: [number, number] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  await sendMouse({ type: 'click', position });
}

describe('the button for full screen', () => {
  inWindow(1100, 900);

  for (const width of [480, 640, 1000])
    it(`is beside that of the menu, in the room kept for it: ${width} px`, async () => {
      const board = await boardOf(width);
      const [button, menu] = [boxOf(board, BUTTON), boxOf(board, '[part~=button-tools]')];
      expect(button.right).to.equal(menu.left);
      expect([button.top, button.height]).to.eql([menu.top, menu.height]);
      expect(Math.min(button.width, button.height)).to.be.at.least(24);
      expect(boxOf(board, '.counter').right).to.be.at.most(button.left);
      expect(boxOf(board, '.counter').right).to.be.greaterThan(button.left - 2);
      expect(nameOf(buttonIn(board) as Element)).to.equal('Full screen');
      expect(buttonIn(board)?.title).to.equal('Full screen');
    });

  it('moves nothing when it arrives', async () => {
    const page = await fixture<Board>(
      `<sgf-board style="width:640px" data-sgf="${GAME}"></sgf-board>`,
    );
    await until(() => rootOf(page).querySelector('[part=slider]'), 'the slider');
    const places = () =>
      ['.track', '.counter', '[part~=button-play]'].map((name) => {
        const { left, top, width } = boxOf(page, name);
        return [left, top, width].join();
      });
    const early = places();
    await until(() => buttonIn(page), 'the button');
    await settled(page);
    expect(places()).to.eql(early);
  });

  it('is not there in narrow boxes, and takes no room', async () => {
    const board = await boardOf(470);
    expect(showsPart(board, 'button-fullscreen')).to.equal(false);
    const { left } = boxOf(board, '[part~=button-tools]');
    expect(boxOf(board, '.counter').right).to.be.within(left - 2, left);
  });

  for (const attributes of [
    'tools="none"',
    'tools="sgf help"',
    'mode="diagram" controls="full"',
    'controls="none"',
  ])
    it(`is not there with ${attributes}`, async () => {
      expect(showsPart(await boardOf(640, attributes), 'button-fullscreen')).to.equal(false);
    });

  it('is there if the page names the tool', async () => {
    expect(showsPart(await boardOf(640, 'tools="fullscreen"'), 'button-fullscreen')).to.equal(true);
  });

  it('is not there where the browser has no full screen, and the slider has its room', async () => {
    await withoutFullscreen(async () => {
      const board = await boardOf(640);
      expect(buttonIn(board)).to.equal(null);
      const { left } = boxOf(board, '[part~=button-tools]');
      expect(boxOf(board, '.counter').right).to.be.within(left - 2, left);
    });
  });

  it('is not printed', async function () {
    await needs(this, 'print');
    const board = await boardOf(640);
    await useMedia('print');
    const isShown = showsPart(board, 'button-fullscreen');
    await useMedia('');
    expect(isShown).to.equal(false);
  });

  it('enters full screen, and then says that it leaves it', async () => {
    const board = await boardOf(640);
    const button = buttonIn(board) as HTMLElement;
    await click(button);
    await until(() => board.matches(':fullscreen'), 'full screen');
    await until(() => nameOf(button) === 'Exit full screen', 'the other name');
    const item = (await openMenu(board)).querySelector('.tool-fullscreen');
    expect(item?.textContent.trim()).to.equal('Exit full screen');
    await click(button);
    await until(() => !board.matches(':fullscreen'), 'the page again');
    await until(() => nameOf(button) === 'Full screen', 'the first name');
  });
});
