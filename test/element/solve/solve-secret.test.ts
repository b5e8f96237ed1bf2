import { expect, fixtureCleanup } from '../../helpers/testing.js';
import { until } from '../../helpers/until.js';
import { type Board, branchButtons, isSeen, partOf, rootOf, settled } from '../board.js';
import { everythingOn, explore, focusedIn, pressKey } from '../listener.js';
import {
  byMouse,
  loadParts,
  pressButton,
  problemOf,
  stateOf,
  untilMoves,
  verdictOf,
} from './solving.js';

/** The answer is E5, then G6; all that tells it says so, or has this word. */
const RECORD = `(;SZ[9]AB[cc][cd]AW[dc]RE[B+R]GC[Answer: E5]PB[Ada]C[Black lives]
(;B[gg]C[Slow];W[hh];B[gf])(;B[ee]N[Secret]TE[1]C[A secret];W[ed]C[Secret, too](;B[gd]C[RIGHT, the secret])(;B[ff]C[No secret]))(;B[hb]BM[1];W[ab]))`;
const ANSWER = /\bE ?5\b|\bG ?6\b|\[(ee|gd)|secret|RIGHT|B\+R|resign/i;
/** What an author may ask for, and what shows more of a record than a problem should. */
const EVERYTHING = `id="p1" panels="players comment tree info captures" controls="full" numbers="all"
  marks="last next variations" label="A problem" try`;

/** What a board gives away as text and files. */
async function exported(board: Board): Promise<string> {
  const files: Promise<string>[] = [];
  const createObjectURL = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (blob: Blob) => {
    files.push(blob.text());
    return createObjectURL(blob);
  };
  const stay = (event: Event) => {
    if (event.target instanceof HTMLAnchorElement) event.preventDefault();
  };
  window.addEventListener('click', stay, true);
  const button = document.createElement('button');
  button.setAttribute('commandfor', 'p1');
  button.setAttribute('command', '--download');
  board.after(button);
  button.click();
  await until(() => files.length > 0, 'a file');
  URL.createObjectURL = createObjectURL;
  window.removeEventListener('click', stay, true);
  button.remove();
  const texts = [board.describe(), await board.toText(), await board.toSvg(), await board.toSgf()];
  return [...texts, ...(await Promise.all(files))].join('\n');
}

before(loadParts);
afterEach(() => {
  location.hash = '';
  fixtureCleanup();
});

describe('the answer of a problem', () => {
  it('is nowhere on the board, for eyes, pointers and screen readers', async () => {
    const board = await problemOf(RECORD, EVERYTHING);
    expect(everythingOn(board)).not.to.match(ANSWER);
    for (const part of ['slider', 'tree', 'controls'])
      for (const each of rootOf(board).querySelectorAll(`[part~="${part}"]`))
        expect(isSeen(each), part).to.equal(false);
    expect(branchButtons(board).length).to.equal(0);
    expect(verdictOf(board)).to.equal('Black to play');
  });

  it('is in nothing that the board gives away', async () => {
    const board = await problemOf(RECORD, EVERYTHING);
    const text = await exported(board);
    expect(text).to.contain('AB[cc]').and.not.to.match(ANSWER);
    await byMouse(board, 'gg');
    await untilMoves(board, 2);
    expect(stateOf(board)).to.equal('failed');
    expect(await exported(board), 'the refutation only')
      .to.contain('Slow')
      .and.not.to.match(ANSWER);
  });

  it('is not on paper', async () => {
    const board = await problemOf(RECORD, EVERYTHING);
    window.dispatchEvent(new Event('beforeprint'));
    await settled(board);
    expect(everythingOn(board)).not.to.match(ANSWER);
    window.dispatchEvent(new Event('afterprint'));
  });

  it('is not reached by steps, addresses, keys, links or playing by itself', async () => {
    const board = await problemOf(RECORD, `${EVERYTHING} autoplay interval="100" loop`);
    for (const step of ['next', 'last', 'down', '3', '0.2', 'game1.3', 'last']) board.goTo(step);
    await board.play();
    partOf(board, 'canvas').focus();
    for (const key of ['ArrowRight', 'End', 'ArrowDown', 'PageDown', 'Space']) await pressKey(key);
    location.hash = '#p1/2.2';
    await settled(board);
    expect([board.currentPath, board.node, board.tree.size]).to.deep.equal(['0', 0, 1]);
    expect(everythingOn(board)).not.to.match(ANSWER);
  });

  it('is not in a dialog, and not told by a point', async () => {
    const board = await problemOf(RECORD, EVERYTHING);
    for (const key of ['?', 'Shift+Enter']) {
      partOf(board, 'canvas').focus();
      await pressKey(key);
      await until(() => rootOf(board).querySelector('dialog[open]'), key);
      await settled(board);
      expect(everythingOn(board), key).not.to.match(ANSWER);
      await pressKey('Escape');
      await settled(board);
    }
    rootOf(board).querySelector<HTMLElement>('[part~="button-info"]')?.click();
    await settled(board);
    expect(everythingOn(board)).not.to.match(ANSWER);
    rootOf(board).querySelector('dialog')?.close();
    await explore(board);
    const names = [focusedIn(board)?.ariaLabel];
    for (const key of 'Up Left Down Down Right Right Right Up Up'.split(' ')) {
      await pressKey(`Arrow${key}`);
      names.push(focusedIn(board)?.ariaLabel);
    }
    const kinds = new Set(names.map((name) => name?.replace(/^[A-J] ?\d|, star point/g, '')));
    expect([names.length, new Set(names).size, kinds.size]).to.deep.equal([10, 10, 1]);
  });

  it('is told by hints step by step only', async () => {
    const board = await problemOf(RECORD);
    await pressButton(board, 'Hint');
    expect(verdictOf(board)).to.match(/^Look in the area/);
    expect(everythingOn(board)).not.to.match(ANSWER);
    await pressButton(board, 'Hint');
    expect(verdictOf(board)).to.equal('Play E5.');
  });

  it('stays as far as it was found, and no further', async () => {
    const board = await problemOf(RECORD, EVERYTHING);
    await byMouse(board, 'ee');
    await untilMoves(board, 2);
    expect(everythingOn(board)).not.to.match(/\bG6\b|the secret|No secret/);
    expect(await board.toSgf()).not.to.match(/gd|gg|ff/);
    board.goTo('first');
    await settled(board);
    expect(board.goTo('last') && board.moveNumber).to.equal(2);
  });

  it('is hidden again after the end, when it is asked anew', async () => {
    const board = await problemOf(RECORD, EVERYTHING);
    await byMouse(board, 'ee');
    await untilMoves(board, 2);
    await byMouse(board, 'gd');
    expect(stateOf(board)).to.equal('solved');
    await pressButton(board, 'Explore the record');
    expect(board.tree.size).to.equal(10);
    board.reset();
    await settled(board);
    expect([board.tree.size, board.currentPath]).to.deep.equal([1, '0']);
    // A part that is not seen may remember what this reader has found.
    expect(rootOf(board).textContent).not.to.match(ANSWER);
    expect(await board.toSgf()).not.to.match(ANSWER);
  });
});
