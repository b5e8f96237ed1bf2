import { expect, fixture, fixtureCleanup } from '../helpers/testing.js';
import { sendKeys } from '@web/test-runner-commands';
import {
  type Board,
  boardIn,
  boardOf,
  click,
  nameOf,
  partOf,
  rootOf,
  settled,
  touch,
} from './board.js';
import { pictureOf, untilPainted } from './pixels.js';
import { until } from '../helpers/until.js';
import { untilSteered } from './steered.js';
import { dialogOf, untilDialog } from './dialogs.js';
import { refsOf, untilAlive } from './comment.js';

const RECORD = '(;SZ[9]PB[Ada]PW[Lin]KM[6.5]C[At E5.];B[ee];W[ge])';
const within = (board: Board, selector: string) =>
  rootOf(board).querySelector<HTMLElement>(selector);

async function shown(attributes = '', sgf = RECORD): Promise<Board> {
  const board = await boardOf(sgf, `id="opened" style="width:400px" ${attributes}`);
  touch(board);
  await until(
    () =>
      partOf(board, 'button-next').title.includes('(') && within(board, '[part~="button-tools"]'),
    'what readers use',
  );
  await untilPainted(board);
  return board;
}

function press(board: Board, key: string, code = ''): void {
  const init = { key, code, bubbles: true, composed: true, cancelable: true };
  partOf(board, 'canvas').dispatchEvent(new KeyboardEvent('keydown', init));
}

describe('what a reader has opened', () => {
  afterEach(() => fixtureCleanup());

  it('is seen whatever the page does with the panels', async () => {
    const board = await shown();
    await click(board, 'button-info');
    await untilDialog(board);
    for (const panels of ['comment', 'none', 'players']) {
      board.panels = panels;
      await board.updateComplete;
      expect(dialogOf(board)?.checkVisibility(), panels).to.equal(true);
    }
    board.mode = 'diagram';
    await board.updateComplete;
    expect(dialogOf(board)?.checkVisibility()).to.not.equal(false);
  });

  it('is one dialog at a time', async () => {
    const board = await shown();
    press(board, '?');
    press(board, '=');
    partOf(board, 'canvas').dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', shiftKey: true, bubbles: true, composed: true }),
    );
    await untilDialog(board);
    await settled(board);
    expect(rootOf(board).querySelectorAll('dialog[open]')).to.have.length(1);
  });

  it('follows the language of the page', async () => {
    const page = await fixture<HTMLElement>(
      `<div lang="de"><sgf-board data-sgf="${RECORD}"></sgf-board></div>`,
    );
    const board = await settled(boardIn(page));
    touch(board);
    await untilSteered(board);
    press(board, '?');
    await until(() => dialogOf(board)?.ariaLabel === 'Tasten und Hilfe', 'German');
    page.lang = 'en';
    await until(() => dialogOf(board)?.ariaLabel === 'Keys and help', 'English');
  });
});

describe('the open menu of tools', () => {
  afterEach(() => fixtureCleanup());

  async function opened(): Promise<Board> {
    const board = await shown();
    await click(board, 'button-tools');
    await until(() => rootOf(board).activeElement?.matches('[class^=tool-]'), 'the menu');
    return board;
  }
  const isOpen = (board: Board) => partOf(board, 'button-tools').ariaExpanded === 'true';

  it('closes where the focus leaves it', async () => {
    const board = await opened();
    for (let tab = 0; tab < 20 && isOpen(board); tab++) await sendKeys({ press: 'Tab' });
    expect(isOpen(board)).to.equal(false);
    expect(nameOf(rootOf(board).activeElement ?? document.body)).to.not.equal('');
  });

  it('hands the focus to the board where the page takes it away', async () => {
    const board = await opened();
    board.tools = 'none';
    await board.updateComplete;
    expect(rootOf(board).activeElement).to.equal(partOf(board, 'canvas'));
  });
});

describe('what a comment has lit', () => {
  afterEach(() => fixtureCleanup());

  it('is lit still after printing, and not on paper', async () => {
    const board = await shown();
    await untilAlive(board);
    const plain = pictureOf(board);
    refsOf(board)[0]?.click();
    await until(() => pictureOf(board) !== plain, 'the light');
    await settled(board);
    const lit = pictureOf(board);
    expect(await board.toSvg()).to.equal(await (await shown()).toSvg());
    dispatchEvent(new Event('beforeprint'));
    await settled(board);
    dispatchEvent(new Event('afterprint'));
    await settled(board);
    expect(refsOf(board)[0]?.ariaPressed).to.equal('true');
    await until(() => pictureOf(board) === lit, 'the light, again');
  });

  it('is written in its own direction, whatever turns the text before it', async () => {
    const board = await shown('', '(;SZ[9]C[\u202eabc http://a.example/x E5];B[ee])');
    await until(() => within(board, '[part~=comment] a'), 'the link');
    for (const part of rootOf(board).querySelectorAll('[part~=comment] :is(a, button)'))
      expect(getComputedStyle(part).unicodeBidi).to.match(/isolate/);
  });
});
