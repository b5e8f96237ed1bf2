import { expect, fixture } from '../../helpers/testing.js';
import { sendKeys } from '@web/test-runner-commands';
import { loadPart } from '../../../src/element/platform/load-part.js';
import { type Board, boardIn, buttonNamed, partOf, rootOf, settled } from '../board.js';
import { focusedIn, pressKey, readBoard } from '../listener.js';
import { until } from '../steered.js';
import { dialogOf, untilDialog } from '../dialogs.js';

const GAME = '(;SZ[9]C[Start]AB[aa]AW[ba];B[bb];W[ed]C[Two];B[dd]LB[dd:A](;W[de];B[fd])(;W[gg]))';

async function opened(board: Board, key: string): Promise<HTMLDialogElement> {
  partOf(board, 'canvas').focus();
  await pressKey(key);
  const dialog = await untilDialog(board);
  await board.ready;
  return dialog;
}

const textOf = (element: Element | null) =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').replace(/[\u2066-\u2069]/g, '');

describe('the help', () => {
  /** The keys it lists, by heading. */
  async function listed(board: Board): Promise<Record<string, string[]>> {
    const dialog = await opened(board, '?');
    const lists = [...dialog.querySelectorAll('dl')];
    const entries = lists.map((list) => [
      textOf(list.previousElementSibling),
      [...list.querySelectorAll('dt')].map((term) => textOf(term).trim()),
    ]);
    return Object.fromEntries(entries) as Record<string, string[]>;
  }

  it('lists the keys, is clean, and gives the focus back', async () => {
    const board = await readBoard(GAME, 'style="width:900px"');
    const keys = await listed(board);
    expect(keys['On the board']).to.eql([
      ...['← →', '↑ ↓', 'Page Up Page Down', 'Home End', 'Shift ← Shift →', 'Shift ↑'],
      ...['Space', 'Enter', 'D4', '- +', 'Shift Enter', '=', '?'],
    ]);
    expect(Object.keys(keys)).to.include.members(['Point-by-point mode', 'In the game tree']);
    await expect(board).to.be.accessible();
    await pressKey('Escape');
    expect([dialogOf(board), focusedIn(board)]).to.eql([null, partOf(board, 'canvas')]);
    await until(() => !rootOf(board).querySelector('dialog'), 'nothing stays');
  });

  it('lists only what the board has', async () => {
    const board = await readBoard('(;SZ[9];B[aa];W[bb])', 'style="width:300px" controls="none"');
    const keys = await listed(board);
    expect(keys['On the board']).not.to.include('↑ ↓');
    expect(Object.keys(keys)).to.eql(['On the board', 'Point-by-point mode']);
  });

  it('says only what is true: each key of the board does something', async () => {
    const board = await readBoard(GAME, 'move="1"');
    const effects: Readonly<Record<string, () => boolean>> = {
      ArrowRight: () => board.moveNumber === 2,
      ArrowLeft: () => board.moveNumber === 1,
      PageDown: () => board.moveNumber === 5,
      PageUp: () => board.moveNumber === 0,
      'Shift+ArrowRight': () => board.moveNumber === 2,
      'Shift+ArrowLeft': () => board.moveNumber === 0,
      End: () => board.moveNumber === 5,
      Home: () => board.moveNumber === 0,
    };
    partOf(board, 'canvas').focus();
    for (const [key, isDone] of Object.entries(effects)) {
      await pressKey(key);
      expect(isDone(), `${key}: ${board.moveNumber}`).to.equal(true);
    }
    board.goTo('4');
    await pressKey('ArrowDown');
    expect(board.currentPath).to.equal('3.2');
    await pressKey('ArrowUp');
    expect(board.currentPath).to.equal('4');
    await pressKey('Space');
    await until(() => board.matches(':state(playing)'));
    await pressKey('Space');
    expect(board.matches(':state(playing)')).to.equal(false);
  });

  it('leads to the settings, and to the position as text', async () => {
    const board = await readBoard(GAME);
    for (const [name, title] of [
      ['Settings', 'Settings'],
      ['Show the position as text', 'Position as text'],
    ] as const) {
      const dialog = await opened(board, '?');
      buttonNamed(dialog, name).click();
      await until(() => dialogOf(board)?.ariaLabel === title, title);
      await pressKey('Escape');
    }
  });
});

describe('the position as text', () => {
  it('opens with Shift Enter, is clean, and can be copied in characters', async () => {
    const board = await readBoard(GAME, 'move="3"');
    const dialog = await opened(board, 'Shift+Enter');
    expect(dialog.ariaLabel).to.equal('Position as text');
    expect(textOf(dialog)).to.contain('Last moves Move 3, Black D6');
    expect(textOf(dialog)).to.contain('White B9, 1 stone, liberty C9');
    expect(textOf(dialog)).to.contain('Label A: D6');
    dialog.querySelector('summary')?.click();
    await until(() => textOf(dialog.querySelector('pre')).includes('A B C D E F G H J'));
    await expect(board).to.be.accessible();
  });

  it('begins at its heading, without a frame around anything, and keys scroll it from there', async () => {
    const board = await readBoard(GAME, 'move="3"');
    const dialog = await opened(board, 'Shift+Enter');
    const focused = focusedIn(board) as HTMLElement;
    expect([focused.localName, textOf(focused)]).to.eql(['h2', 'Position as text']);
    const framed = [dialog, ...dialog.querySelectorAll<HTMLElement>('*')].filter(
      (part) => getComputedStyle(part).outlineStyle !== 'none',
    );
    expect(framed.map(({ localName }) => localName)).to.eql([]);
    dialog.style.maxHeight = '12rem';
    await until(async () => {
      await sendKeys({ press: 'PageDown' }); // again, until the browser has laid out the lower box
      return dialog.scrollTop > 0;
    }, 'it should scroll');
    const [head = NaN, box = NaN] = [focused, dialog].map(
      (part) => part.getBoundingClientRect().top,
    );
    expect(head, 'the heading stays').to.be.within(box, box + 40);
    await sendKeys({ press: 'Tab' });
    expect((focusedIn(board) as HTMLElement).className).to.equal('close');
  });

  it('follows the board, and goes with it', async () => {
    const page = await fixture('<div></div>');
    const board = await readBoard(GAME);
    const dialog = await opened(board, 'Shift+Enter');
    board.next();
    await board.ready;
    expect(textOf(dialog)).to.contain('White to play');
    board.remove();
    await board.ready;
    expect([dialogOf(board), dialog.isConnected]).to.eql([null, false]);
    page.append(board);
    await settled(board);
    expect(dialogOf(board)).to.equal(null);
  });

  it('opens for a button of the page, also of a diagram', async () => {
    const page = await fixture(
      `<div><button commandfor="g9" command="--describe">Text</button>
      <sgf-board id="g9" mode="diagram" data-sgf="${GAME}"></sgf-board></div>`,
    );
    const board = await settled(boardIn(page));
    page.querySelector('button')?.click();
    expect(textOf(await untilDialog(board))).to.contain('Move 5, Black F6');
  });

  it('shows what a record says as text', async () => {
    const board = await readBoard('(;SZ[9]LB[aa:<img src=x onerror=alert(1)>])');
    const dialog = await opened(board, 'Shift+Enter');
    expect(dialog.querySelector('img')).to.equal(null);
    expect(textOf(dialog)).to.contain('<img src=x onerror=alert(1)>');
  });
});

describe('keys of the board', () => {
  it('are not heeded where keys are the page’s, with modifiers, nor where one types', async () => {
    const none = await readBoard(GAME, 'keys="none"');
    partOf(none, 'canvas').focus();
    for (const key of ['d', 'Shift+Enter', '?', '=']) await pressKey(key);
    const board = await readBoard(GAME);
    const input = document.createElement('input');
    input.slot = 'header';
    board.append(input);
    await loadPart('help');
    input.focus();
    for (const key of ['?', 'Shift+Enter']) await pressKey(key);
    partOf(board, 'canvas').focus();
    const init = { key: '?', bubbles: true, composed: true, cancelable: true };
    for (const modifier of ['altKey', 'metaKey', 'ctrlKey'])
      partOf(board, 'canvas').dispatchEvent(
        new KeyboardEvent('keydown', { ...init, [modifier]: true }),
      );
    await settled(board);
    expect([dialogOf(none), dialogOf(board), input.value]).to.eql([null, null, '?']);
  });
});
