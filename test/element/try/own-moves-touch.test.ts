import { expect } from '../../helpers/testing.js';
import { loadPart } from '../../../src/element/platform/load-part.js';
import { type Board, elementIn, partOf, settled, spokenBy } from '../board.js';
import { ownWords, placeOf, playable, tell } from '../playing.js';
import { needing } from '../../helpers/abilities.js';

before(() => Promise.all([loadPart('reader'), loadPart('try')]));

/** What a browser tells of one finger; by default the page may not scroll then. */
function touch(board: Board, type: string, point: string, down = 0): boolean {
  const target = partOf(board, 'canvas');
  const [clientX, y] = placeOf(board, point);
  const one = new Touch({ identifier: 1, target, clientX, clientY: y + down });
  const init = { bubbles: true, composed: true, cancelable: true };
  const touches = type === 'touchend' ? [] : [one];
  return target.dispatchEvent(new TouchEvent(type, { ...init, touches, changedTouches: [one] }));
}

async function tap(board: Board, point: string): Promise<void> {
  const isFree = [touch(board, 'touchstart', point), touch(board, 'touchend', point)];
  if (isFree.every(Boolean)) tell(board, 'click', point, 'touch');
  await settled(board);
}

describe('own moves by finger', () => {
  before(needing('Touch'));

  it('are shown by the first tap, and played by the second one', async () => {
    const board = await playable();
    await tap(board, 'bb');
    expect([board.currentPath, spokenBy(board)]).to.deep.equal(['0', 'B8: tap again to play']);
    expect(ownWords(board)).to.equal('B8: tap again to play');
    await tap(board, 'gg');
    expect([board.currentPath, ownWords(board)]).to.deep.equal(['0', 'G3: tap again to play']);
    await tap(board, 'gg');
    expect(board.currentPath).to.equal('0.gg');
  });

  it('are dragged above the finger, and played where it leaves the board', async () => {
    const board = await playable();
    await tap(board, 'bg');
    expect(touch(board, 'touchstart', 'bg')).to.equal(false);
    expect(touch(board, 'touchmove', 'cg')).to.equal(false);
    touch(board, 'touchmove', 'dd', 48);
    touch(board, 'touchend', 'dd');
    await settled(board);
    expect(board.currentPath).to.equal('0.dd');
  });

  it('are given up beyond the board', async () => {
    const board = await playable();
    await tap(board, 'bg');
    touch(board, 'touchstart', 'bg');
    touch(board, 'touchmove', 'bg', -500);
    touch(board, 'touchend', 'bg');
    await settled(board);
    expect(board.currentPath).to.equal('0');
  });

  it('leave the page its scrolling away from the stone', async () => {
    const board = await playable();
    await tap(board, 'bg');
    expect(touch(board, 'touchstart', 'hb')).to.equal(true);
  });

  it('say of a stone that its point is taken', async () => {
    const board = await playable();
    board.goTo(2);
    await tap(board, 'ee');
    expect(board.currentPath).to.equal('2');
    expect(elementIn(board, '[part~=own] .refusal').textContent).to.contain('occupied');
  });
});
