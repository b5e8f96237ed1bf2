import { expect, fixture } from '../helpers/testing.js';
import { boardIn, boardOf, branchButtons, partOf, rootOf } from './board.js';
import { settled } from './board.js';
import { loadPart } from '../../src/element/platform/load-part.js';
import { untilPainted, woodOf } from './pixels.js';
import { until } from '../helpers/until.js';

/** Small things that readers and pages do, and that are easily got wrong. */
const FORKED = '(;SZ[9];B[aa](;W[bb])(;W[cc];B[dd]))';
const LINE = '(;SZ[9];B[aa];W[bb];B[cc];W[dd])';

describe('a reader', () => {
  it('goes on with the keys after a variation was entered with its button', async () => {
    const board = await boardOf(FORKED, 'move="1"');
    const [, second] = branchButtons(board);
    second?.focus();
    second?.click();
    await settled(board);
    expect(board.describe()).to.contain('C7');
    expect(rootOf(board).activeElement).to.equal(partOf(board, 'canvas'));
  });

  it('sees the slider where the board is, when the page says no to a step', async () => {
    const board = await boardOf(LINE);
    const slider = partOf(board, 'slider') as HTMLInputElement;
    board.addEventListener('sgf-before-navigate', (event) => event.preventDefault());
    slider.value = '3';
    slider.dispatchEvent(new InputEvent('input'));
    await settled(board);
    expect(board.node).to.equal(0);
    expect(slider.value).to.equal('0');
  });

  it('is heard where the page commands a board that it has taken away', async () => {
    const board = await boardOf(LINE);
    board.remove();
    board.dispatchEvent(Object.assign(new Event('command'), { command: '--next-comment' }));
    await Promise.all([loadPart('reader'), loadPart('landmarks')]);
    await settled(board);
    expect(board.moveNumber).to.equal(0); // there is no comment
    board.next();
    expect(board.moveNumber).to.equal(1);
  });

  it('has what hears a swipe as soon as a finger has been anywhere on the page', async () => {
    const board = await boardOf(LINE);
    const canvas = partOf(board, 'canvas');
    const isHeard = () => getComputedStyle(canvas).touchAction.startsWith('pan-y');
    const isAtRest = () => rootOf(board).querySelector('[part~=button-tools]');
    await until(() => !!isAtRest(), 'the page should be at rest');
    expect(isHeard()).to.equal(false);
    document.body.dispatchEvent(new Event('touchstart', { bubbles: true }));
    await until(isHeard, 'fingers should be heard');
  });

  it('can’t step a diagram with keys, not even where it was a viewer before', async () => {
    const board = await boardOf(LINE);
    board.mode = 'diagram';
    await board.updateComplete;
    const event = new KeyboardEvent('keydown', {
      key: 'ArrowRight',
      bubbles: true,
      composed: true,
    });
    partOf(board, 'canvas').dispatchEvent(event);
    expect(board.node).to.equal(0);
  });
});

describe('a page', () => {
  it('may have a board play that nobody has touched', async () => {
    const board = await boardOf(LINE);
    board.scrollIntoView({ block: 'nearest' });
    await settled(board);
    board.autoplay = true;
    await until(() => board.matches(':state(playing)'), 'the board should play');
  });

  it('may move a board to a place of other colours', async () => {
    const page = await fixture<HTMLElement>(
      `<div><div style="color:#111;background:#fff"><sgf-board style="width:200px"
        data-sgf="(;SZ[9])"></sgf-board></div><div style="color:#eee;background:#111"></div></div>`,
    );
    const board = await settled(boardIn(page));
    await untilPainted(board);
    expect(woodOf(board)).to.be.greaterThan(140);
    page.lastElementChild?.append(board);
    await until(() => woodOf(board) > 0 && woodOf(board) < 120, 'the board should be dark');
  });

  it('may open another record while a step is being announced', async () => {
    const board = await boardOf(LINE);
    board.addEventListener('sgf-before-navigate', () => void board.load('(;SZ[9])'), {
      once: true,
    });
    expect(board.last()).to.equal(false);
    await settled(board);
    expect(board.tree.size).to.equal(1);
    expect(board.node).to.equal(0);
  });

  it('may set properties before the element is defined; they count more than attributes', async () => {
    const frame = await fixture<HTMLElement>('<div></div>');
    const element = document.createElement('sgf-board-later');
    element.setAttribute('move', '1');
    element.setAttribute('data-sgf', '(;SZ[9])');
    Object.assign(element, { move: '2', sgf: LINE });
    frame.append(element);
    const { SgfBoardElement } = await import('../../src/index.js');
    customElements.define('sgf-board-later', class extends SgfBoardElement {});
    await until(() => Reflect.get(element, 'moveNumber') === 2);
    expect(Reflect.get(element, 'sgf')).to.equal(LINE);
  });

  it('keeps a board at a sensible height, however tall its grid', async () => {
    const board = await boardOf('(;SZ[1:52])', 'style="width:300px" mode="diagram"');
    expect(board.getBoundingClientRect().height).to.be.lessThan(600);
  });

  it('is told what is odd about the game that it chooses', async () => {
    const board = await boardOf('(;SZ[9];B[ee];W[ee])(;SZ[9];B[aa])', 'move="0"');
    await until(() => board.diagnostics.length > 0);
    expect(board.diagnostics.map(({ code }) => code)).to.contain('overwrite');
    board.move = '1';
    await board.updateComplete;
    await until(() => board.diagnostics.length > 0, 'the same game is as odd as before');
    board.game = '2';
    await board.updateComplete;
    await settled(board);
    expect(board.diagnostics).to.have.length(0);
  });
});
