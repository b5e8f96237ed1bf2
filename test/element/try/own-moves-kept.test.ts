import { expect, fixtureCleanup } from '../../helpers/testing.js';
import { sendKeys } from '@web/test-runner-commands';
import type { NavigateDetail } from '../../../src/index.js';
import {
  type Board,
  boardFrom,
  boardOf,
  click,
  heard,
  isIdle,
  liveRegionOf,
  partOf,
  rootOf,
  settled,
  spokenBy,
  touch,
} from '../board.js';
import { until } from '../../helpers/until.js';
import { pressKey } from '../listener.js';
import { ownWords } from '../playing.js';

const RECORD = '(;SZ[9];B[ee];W[ge])';

async function playable(attributes = ''): Promise<Board> {
  const board = await boardOf(RECORD, `try style="width:300px" ${attributes}`);
  touch(board);
  await until(() => ownWords(board) && partOf(board, 'button-next').title, 'what readers use');
  return board;
}

async function moved(board: Board): Promise<void> {
  board.parentElement?.append(document.createElement('p'), board);
  await settled(board);
  await until(() => ownWords(board));
}

describe('own moves of a board that moves in the page', () => {
  afterEach(() => fixtureCleanup());

  it('can still be undone', async () => {
    const board = await playable();
    await click(board, 'button-pass');
    await moved(board);
    expect(isIdle(board, 'button-undo')).to.equal(false);
    await click(board, 'button-undo');
    expect(board.currentPath).to.equal('0');
  });

  it('are not those of its path again, once the reader has gone elsewhere or cleared them', async () => {
    const board = await playable('path="2.gg.aa"');
    await until(() => board.currentPath === '2.gg.aa');
    board.first();
    await moved(board);
    expect(board.currentPath).to.equal('0');
    await click(board, 'button-clear');
    await moved(board);
    await settled(board);
    expect(ownWords(board)).to.equal('Play on the board to try a move.');
  });
});

describe('own moves of an address', () => {
  it('are nobody’s deed: neither spoken nor told as one', async () => {
    const wrapper = document.createElement('div');
    const tried = heard(wrapper, 'sgf-try');
    const told = heard<CustomEvent<NavigateDetail>>(wrapper, 'sgf-navigate');
    document.body.append(wrapper);
    const board = await boardFrom(
      `<sgf-board try path="2.gg.aa" data-sgf="${RECORD}"></sgf-board>`,
    );
    wrapper.append(board);
    await until(() => board.currentPath === '2.gg.aa');
    await settled(board);
    expect(tried).to.have.length(0);
    expect(told.map(({ detail }) => detail.source)).to.not.include('user');
    expect(spokenBy(board)).to.equal('');
    wrapper.remove();
  });

  it('are played by goTo and by a button, too', async () => {
    const board = await playable('id="kept"');
    board.goTo('2.gg.aa');
    await until(() => board.currentPath === '2.gg.aa', 'goTo');
    const source = document.createElement('button');
    source.value = '1.cc';
    board.dispatchEvent(Object.assign(new Event('command'), { command: '--go', source }));
    await until(() => board.currentPath === '1.cc', 'the command');
  });
});

describe('the row of own moves', () => {
  it('keeps the focus while its buttons have nothing to do any more', async () => {
    const board = await playable();
    await click(board, 'button-pass');
    partOf(board, 'button-back').focus();
    await pressKey('Control+z');
    expect(board.currentPath).to.equal('0');
    expect(rootOf(board).activeElement).to.equal(partOf(board, 'button-back'));
  });

  it('takes no key once the reader may not play any more, nor where the page wants none', async () => {
    const board = await playable();
    await click(board, 'button-pass');
    const undo = () => {
      const init = { key: 'z', ctrlKey: true, bubbles: true, composed: true, cancelable: true };
      return partOf(board, 'canvas').dispatchEvent(new KeyboardEvent('keydown', init));
    };
    board.keys = 'none';
    expect(undo()).to.equal(true);
    board.keys = '';
    board.try = false;
    await board.updateComplete;
    expect(undo()).to.equal(true);
    expect(board.currentPath).to.equal('0.pass');
    board.try = true;
    await board.updateComplete;
    expect(undo()).to.equal(false);
    expect(board.currentPath).to.equal('0');
  });
});

describe('what is said twice', () => {
  it('is spoken twice', async () => {
    const board = await playable();
    const spoken = liveRegionOf(board);
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => changes.push(...records));
    observer.observe(spoken, { childList: true, characterData: true, subtree: true });
    const canvas = partOf(board, 'canvas');
    board.try = false;
    board.goTo(1);
    await settled(board);
    canvas.focus();
    await sendKeys({ press: 'Enter' });
    await until(() => rootOf(board).querySelector('[role=grid]'));
    for (const arrow of ['ArrowUp', 'ArrowUp']) {
      await sendKeys({ press: arrow });
      changes.length = 0;
      await sendKeys({ press: ' ' });
      await settled(board);
      expect(spoken.textContent).to.equal('No move was played here');
      expect(changes.length, arrow).to.be.greaterThan(0);
    }
    observer.disconnect();
  });
});
