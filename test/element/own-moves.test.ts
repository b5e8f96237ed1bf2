import { expect, fixtureCleanup } from '@open-wc/testing';
import { resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands';
import type { NavigateDetail } from '../../src/index.js';
import {
  type Board,
  boardFrom,
  boardOf,
  click,
  frames,
  heard,
  partOf,
  rootOf,
  settled,
} from './board.js';
import { untilPainted } from './pixels.js';
import { needing } from '../helpers/abilities.js';
import { until } from '../helpers/until.js';

const RECORD = '(;SZ[9];B[ee];W[ge](;B[gc];W[cc])(;B[cg]))';
const PLAIN = 'coordinates="none" style="width:300px"';
/** Nine lines and a quarter of a cell of wood around them. */
const CELLS = 9.44;

/** A board whose reader may play, once that is loaded. */
async function playable(sgf = RECORD, attributes = ''): Promise<Board> {
  const board = await boardOf(sgf, `try ${attributes} ${PLAIN}`);
  await until(() => rootOf(board).querySelector('.own p'), 'the row of own moves');
  await untilPainted(board);
  tell(board, 'pointermove', 'ii'); // what follows pointers comes with the first one
  await until(() => partOf(board, 'canvas').style.cursor === 'pointer', 'a pointer');
  tell(board, 'pointerleave', 'ii');
  await board.ready;
  return board;
}

/** Where a point is on the page, by its SGF name. */
function placeOf(board: Board, point: string): [number, number] {
  const { left, top, width, height } = partOf(board, 'canvas').getBoundingClientRect();
  const share = (index: number) => 0.5 + (point.charCodeAt(index) - 101) / CELLS;
  return [Math.round(left + width * share(0)), Math.round(top + height * share(1))];
}

/** What a browser tells of a finger or a mouse. */
function tell(board: Board, type: string, point: string, pointerType = 'mouse'): void {
  const [clientX, clientY] = placeOf(board, point);
  const init = { clientX, clientY, pointerType, bubbles: true, composed: true, cancelable: true };
  partOf(board, 'canvas').dispatchEvent(new PointerEvent(type, init));
}

async function play(board: Board, ...points: string[]): Promise<void> {
  for (const point of points) {
    tell(board, 'click', point);
    await frames(2);
  }
}

const says = (board: Board) => rootOf(board).querySelector('.own p')?.textContent ?? '';
const spoken = (board: Board) => rootOf(board).querySelector('.spoken')?.textContent ?? '';
const isIdle = (board: Board, name: string) =>
  partOf(board, `button-${name}`).getAttribute('aria-disabled') === 'true';
const stoneAt = (board: Board, point: string) => {
  const index = (point.charCodeAt(1) - 97) * 9 + point.charCodeAt(0) - 97;
  return board.position.board.at(index as Parameters<Board['position']['board']['at']>[0]);
};

before(() => import('../../src/element/board/board-pointer.js'));

describe('own moves', () => {
  afterEach(async () => {
    await resetMouse();
    fixtureCleanup();
  });

  it('are played by a click, in turn, and counted', async () => {
    const board = await playable();
    expect(says(board)).to.equal('Play on the board to try a move.');
    const tried = heard<CustomEvent<NavigateDetail>>(board, 'sgf-try');
    board.goTo(2);
    await play(board, 'bb', 'hh');
    expect(board.currentPath).to.equal('2.bb.hh');
    expect([stoneAt(board, 'bb'), stoneAt(board, 'hh')]).to.deep.equal(['black', 'white']);
    expect(board.moveNumber).to.equal(4);
    expect(says(board)).to.equal('2 moves of yours');
    expect(tried.map(({ detail }) => detail.path)).to.deep.equal(['2.bb', '2.bb.hh']);
    expect(spoken(board)).to.contain('White H2');
  });

  it('follow the record where it has the move', async () => {
    const board = await playable();
    board.goTo(2);
    await play(board, 'cg');
    expect(board.currentPath).to.equal('2.2');
    expect(says(board)).to.equal('Play on the board to try a move.');
  });

  it('are not possible without the attribute, nor any more when it goes', async () => {
    const board = await playable();
    board.try = false;
    await board.updateComplete;
    await play(board, 'bb');
    expect(board.moveNumber).to.equal(0);
    expect(rootOf(board).querySelector('.own')).to.equal(null);
  });

  it('take stones, and are refused with a reason where the rules forbid them', async () => {
    const ko = '(;SZ[9]AB[ba][ab][bc][ib][hb][ha]AW[ca][db][cc][bb]PL[B];B[cb])';
    const board = await playable(ko);
    board.last();
    await play(board, 'bb');
    expect([board.currentPath, says(board)]).to.deep.equal([
      '1',
      'The ko can’t be taken back at once.',
    ]);
    expect(spoken(board)).to.equal('The ko can’t be taken back at once.');
    await play(board, 'ia');
    expect([board.currentPath, says(board)]).to.deep.equal(['1', 'That would be suicide.']);
    await play(board, 'gg', 'gf', 'bb');
    expect(board.position.captures.white).to.equal(1);
    expect(stoneAt(board, 'cb')).to.equal(undefined);
  });

  it('can be undone one by one, by button and by key', async () => {
    const board = await playable();
    await play(board, 'bb', 'hh');
    await click(board, 'button-undo');
    expect(board.currentPath).to.equal('0.bb');
    partOf(board, 'canvas').focus();
    await sendKeys({ down: 'Control' });
    await sendKeys({ press: 'z' });
    await sendKeys({ up: 'Control' });
    await frames(1);
    expect([board.currentPath, says(board)]).to.deep.equal([
      '0',
      'Play on the board to try a move.',
    ]);
    expect(isIdle(board, 'undo')).to.equal(true);
  });

  it('are cleared, and come back by undoing that', async () => {
    const board = await playable();
    board.goTo(2);
    await play(board, 'bb', 'hh');
    await click(board, 'button-clear');
    expect(board.currentPath).to.equal('2');
    expect(board.tree.size).to.equal(6);
    expect(spoken(board)).to.equal('Your moves are cleared.');
    await click(board, 'button-undo');
    expect(board.currentPath).to.equal('2.bb.hh');
  });

  it('lead back to the record', async () => {
    const board = await playable();
    board.goTo(1);
    await play(board, 'bb', 'hh');
    await click(board, 'button-back');
    expect(board.currentPath).to.equal('1');
    expect(isIdle(board, 'back')).to.equal(true);
    board.next();
    expect(board.currentPath).to.equal('2');
  });

  it('may be passes', async () => {
    const board = await playable();
    await click(board, 'button-pass');
    expect([board.currentPath, board.position.toPlay]).to.deep.equal(['0.pass', 'white']);
  });

  it('branch, and continue a line at its end', async () => {
    const board = await playable();
    await play(board, 'bb', 'hh');
    board.prev();
    await play(board, 'cc');
    expect(board.currentPath).to.equal('0.bb.cc');
    expect(board.tree.children(board.tree.parent(board.node) ?? board.tree.root)).to.have.length(2);
    board.goTo(-1);
    await play(board, 'ii');
    expect(board.currentPath).to.equal('4.ii');
    board.goTo(-1);
    expect(board.currentPath).to.equal('4');
  });

  it('are not in the record: other boards of it and what is saved know nothing of them', async () => {
    const board = await playable();
    const other = await playable();
    const before = await board.toSgf();
    await play(board, 'bb');
    expect(await board.toSgf()).to.equal(before);
    expect(other.tree.size).to.equal(6);
  });

  it('are asked for like every step: the page may say no', async () => {
    const board = await playable();
    board.addEventListener('sgf-before-navigate', (event) => event.preventDefault());
    const tried = heard(board, 'sgf-try');
    await play(board, 'bb');
    expect([board.currentPath, board.tree.size, tried.length]).to.deep.equal(['0', 6, 0]);
    expect(isIdle(board, 'undo')).to.equal(true);
  });

  it('survive a move of the board in the page, and go with another record', async () => {
    const board = await playable();
    await play(board, 'bb');
    board.parentElement?.append(document.createElement('p'), board);
    await settled(board);
    expect(board.currentPath).to.equal('0.bb');
    await until(() => says(board) === '1 move of yours');
    await board.load('(;SZ[9];B[aa])');
    await board.ready;
    expect([board.currentPath, says(board)]).to.deep.equal([
      '0',
      'Play on the board to try a move.',
    ]);
    expect(isIdle(board, 'undo')).to.equal(true);
  });

  it('show a ghost where the pointer is, not on stones', async () => {
    const board = await playable();
    await sendMouse({ type: 'move', position: placeOf(board, 'bb') });
    const { style } = partOf(board, 'canvas');
    await until(() => style.cursor === 'pointer', 'a hand over an empty point');
    await play(board, 'bb');
    await sendMouse({ type: 'move', position: placeOf(board, 'bb') });
    await until(() => style.cursor === '', 'none over the shown stone');
  });

  it('are possible in a diagram, and in other games', async () => {
    const diagram = await playable('(;SZ[9]AB[cc][gg]AW[gc])', 'mode="diagram"');
    await play(diagram, 'ee');
    expect(stoneAt(diagram, 'ee')).to.equal('black');
    const hex = await playable('(;GM[11]SZ[9];B[e5])');
    hex.last();
    hex.goTo('1.c3');
    await until(() => hex.currentPath === '1.c3');
    expect(hex.position.toPlay).to.equal('black');
  });

  it('turn discs in Othello, or are refused', async () => {
    const board = await playable('(;GM[2]SZ[8];B[d3])', 'move="last"');
    await until(() => board.position.lastMove?.kind === 'play');
    const path = board.currentPath;
    tell(board, 'click', 'aa');
    await frames(2);
    expect([board.currentPath, says(board)]).to.deep.equal([path, 'That move turns no disc.']);
  });

  it('come with an address, which a link and the attribute path give', async () => {
    const opened = await playable(RECORD, 'path="2.bb.hh"');
    await until(() => opened.currentPath === '2.bb.hh', 'the attribute');
    const board = await playable(RECORD, 'id="own1"');
    const link = document.createElement('a');
    link.href = '#own1/2.2.bb.hh.zz';
    board.after(link);
    await until(() => {
      link.click();
      return board.currentPath === '2.2.bb.hh';
    }, 'the link');
    expect(stoneAt(board, 'hh')).to.equal('black');
  });

  it('mark the link to them, once they are shown', async () => {
    const board = await playable(RECORD, 'id="own2" move="2"');
    const link = document.createElement('a');
    link.href = '#own2/2.bb';
    board.after(link);
    await board.ready;
    expect(link.ariaCurrent).to.equal(null);
    await play(board, 'bb');
    await until(() => link.ariaCurrent === 'true');
    board.prev();
    await until(() => link.ariaCurrent === null);
  });

  it('lead to the node that they follow, where readers may not play', async () => {
    const board = await boardFrom(`<sgf-board path="2.bb.hh" data-sgf="${RECORD}"></sgf-board>`);
    await settled(board);
    expect(board.currentPath).to.equal('2');
  });
});

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
  await frames(2);
}

describe('own moves by finger', () => {
  before(needing('Touch'));

  it('are shown by the first tap, and played by the second one', async () => {
    const board = await playable();
    await tap(board, 'bb');
    expect([board.currentPath, spoken(board)]).to.deep.equal(['0', 'B8: tap again to play']);
    await tap(board, 'gg');
    expect(board.currentPath).to.equal('0');
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
    await frames(2);
    expect(board.currentPath).to.equal('0.dd');
  });

  it('are given up beyond the board', async () => {
    const board = await playable();
    await tap(board, 'bg');
    touch(board, 'touchstart', 'bg');
    touch(board, 'touchmove', 'bg', -500);
    touch(board, 'touchend', 'bg');
    await board.ready;
    expect(board.currentPath).to.equal('0');
  });

  it('leave the page its scrolling away from the stone', async () => {
    const board = await playable();
    await tap(board, 'bg');
    expect(touch(board, 'touchstart', 'hb')).to.equal(true);
  });

  it('do not stand in the way of stones: a tap on one goes to its move', async () => {
    const board = await playable();
    board.goTo(2);
    await tap(board, 'ee');
    expect(board.currentPath).to.equal('1');
  });
});
