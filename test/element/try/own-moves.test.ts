import { expect } from '../../helpers/testing.js';
import { loadPart } from '../../../src/element/platform/load-part.js';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import type { NavigateDetail } from '../../../src/index.js';
import {
  type Board,
  boardFrom,
  click,
  frames,
  heard,
  isIdle,
  partOf,
  rootOf,
  settled,
  spokenBy,
} from '../board.js';
import { ownWords, placeOf, play, playable, RECORD, tell } from '../playing.js';
import { until } from '../../helpers/until.js';
import { pressKey } from '../listener.js';
import { leaveBoards } from '../mouse.js';

const stoneAt = (board: Board, point: string) => {
  const index = (point.charCodeAt(1) - 97) * 9 + point.charCodeAt(0) - 97;
  return board.position.board.at(index as Parameters<Board['position']['board']['at']>[0]);
};

before(() => Promise.all([loadPart('reader'), loadPart('try')]));

describe('own moves', () => {
  afterEach(leaveBoards);

  it('have icons that point the other way on pages from right to left', async () => {
    const board = await playable(RECORD, 'dir="rtl"');
    const icon = partOf(board, 'button-undo').querySelector('svg') as SVGElement;
    expect(getComputedStyle(icon).scale).to.equal('-1 1');
    board.dir = 'ltr';
    expect(getComputedStyle(icon).scale).to.equal('none');
  });

  it('are played by a click, in turn, and counted', async () => {
    const board = await playable();
    expect(ownWords(board)).to.equal('Play on the board to try a move.');
    const tried = heard<CustomEvent<NavigateDetail>>(board, 'sgf-try');
    board.goTo(2);
    await play(board, 'bb', 'hh');
    expect(board.currentPath).to.equal('2.bb.hh');
    expect([stoneAt(board, 'bb'), stoneAt(board, 'hh')]).to.deep.equal(['black', 'white']);
    expect(board.moveNumber).to.equal(4);
    expect(ownWords(board)).to.equal('Your moves: 2');
    expect(tried.map(({ detail }) => detail.path)).to.deep.equal(['2.bb', '2.bb.hh']);
    expect(spokenBy(board)).to.contain('White H2');
  });

  for (const width of [240, 360, 500])
    it(`can be taken back by buttons with words, at ${width} px`, async () => {
      const board = await playable();
      board.style.width = `${width}px`;
      await frames(2); // sizes are told with them
      board.goTo('2.bb');
      await until(() => ownWords(board) === 'Your moves: 1', 'it is played');
      for (const name of ['undo', 'clear']) {
        const button = partOf(board, `button-${name}`).getBoundingClientRect();
        const word = partOf(board, `button-${name}`).querySelector('span')?.getBoundingClientRect();
        const isInside = word && word.bottom <= button.bottom + 1 && word.right <= button.right + 1;
        expect([word && word.width > 0, isInside], name).to.deep.equal([true, true]);
      }
    });

  it('end with whose turn it is for a key that leads on', async () => {
    const board = await playable();
    board.goTo(2);
    await play(board, 'bb', 'hh');
    partOf(board, 'canvas').focus();
    await sendKeys({ press: 'ArrowRight' });
    expect(spokenBy(board)).to.equal('Black to play.');
  });

  it('follow the record where it has the move', async () => {
    const board = await playable();
    board.goTo(2);
    await play(board, 'cg');
    expect(board.currentPath).to.equal('2.2');
    expect(ownWords(board)).to.equal('Play on the board to try a move.');
  });

  it('are not possible without the attribute, nor any more when it goes', async () => {
    const board = await playable();
    board.try = false;
    await board.updateComplete;
    await play(board, 'bb');
    expect(board.moveNumber).to.equal(0);
    expect(rootOf(board).querySelectorAll('[part~=own]').length).to.equal(0);
  });

  it('take stones, and are refused with a reason where the rules forbid them', async () => {
    const ko = '(;SZ[9]AB[ba][ab][bc][ib][hb][ha]AW[ca][db][cc][bb]PL[B];B[cb])';
    const board = await playable(ko);
    board.last();
    await play(board, 'bb');
    expect([board.currentPath, ownWords(board)]).to.deep.equal([
      '1',
      'You can’t retake the ko yet.',
    ]);
    expect(spokenBy(board)).to.equal('You can’t retake the ko yet.');
    await play(board, 'ia');
    expect([board.currentPath, ownWords(board)]).to.deep.equal(['1', 'That would be suicide.']);
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
    await pressKey('Control+z');
    expect([board.currentPath, ownWords(board)]).to.deep.equal([
      '0',
      'Play on the board to try a move.',
    ]);
    expect(isIdle(board, 'button-undo')).to.equal(true);
  });

  it('are cleared, and come back by undoing that', async () => {
    const board = await playable();
    board.goTo(2);
    await play(board, 'bb', 'hh');
    await click(board, 'button-clear');
    expect(board.currentPath).to.equal('2');
    expect(board.tree.size).to.equal(6);
    expect(spokenBy(board)).to.equal('Moves cleared.');
    await click(board, 'button-undo');
    expect(board.currentPath).to.equal('2.bb.hh');
  });

  it('lead back to the record', async () => {
    const board = await playable();
    board.goTo(1);
    await play(board, 'bb', 'hh');
    await click(board, 'button-back');
    expect(board.currentPath).to.equal('1');
    expect(isIdle(board, 'button-back')).to.equal(true);
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
    expect(isIdle(board, 'button-undo')).to.equal(true);
  });

  it('have a way back only where it leads somewhere', async () => {
    const board = await playable();
    await play(board, 'bb');
    board.prev();
    await board.ready;
    const events = heard(board, 'sgf-before-navigate');
    expect(isIdle(board, 'button-back')).to.equal(true);
    partOf(board, 'button-back').click();
    expect([events.length, board.next(), board.currentPath]).to.deep.equal([0, true, '0.bb']);
  });

  it('survive a move of the board in the page, and go with another record', async () => {
    const board = await playable();
    await play(board, 'bb');
    board.parentElement?.append(document.createElement('p'), board);
    await settled(board);
    expect(board.currentPath).to.equal('0.bb');
    await until(() => ownWords(board) === 'Your moves: 1');
    await board.load('(;SZ[9];B[aa])');
    await board.ready;
    expect([board.currentPath, ownWords(board)]).to.deep.equal([
      '0',
      'Play on the board to try a move.',
    ]);
    expect(isIdle(board, 'button-undo')).to.equal(true);
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
    await settled(board);
    expect([board.currentPath, ownWords(board)]).to.deep.equal([path, 'That move flips no discs.']);
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
    await settled(board);
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
