import { expect, fixture } from '../helpers/testing.js';
import { setViewport } from '@web/test-runner-commands';
import { type Board, boardIn, boxOf, frames, rootOf, settled, untilPart } from './board.js';
import { can, needs } from '../helpers/abilities.js';
import { useFinger, usualWindow } from './emulate.js';

/** How large a board and its panels are in boxes and windows of many sizes. */
const GAME =
  '(;SZ[19]PB[Ada]PW[Lin]RE[B+R]EV[Autumn cup]DT[2026-10-03]PC[The reading room]C[Words];B[pd]C[More words];W[dp](;B[dd])(;B[pp]))';
const TALL = '(;SZ[9:19]PB[Ada]PW[Lin]C[Words];B[aa]C[More];W[bb])';
const PROBLEM = '(;SZ[9]AB[aa][ba]AW[ca][da]C[Black to play.];B[ea]C[Right.])';

async function boardIn1(page: string, sgf = GAME, attributes = ''): Promise<Board> {
  const box = await fixture(`<div style="${page}"><sgf-board ${attributes}></sgf-board></div>`);
  const board = boardIn(box);
  board.sgf = sgf;
  await settled(board);
  await frames(2); // what sizes lead to comes with frames
  return board;
}

const innerMargins = (board: Board) => {
  const [outer, inner] = [board.getBoundingClientRect(), boxOf(board, '.frame')];
  return [inner.left - outer.left, outer.right - inner.right] as const;
};

describe('a box that is wider than a board needs', () => {
  before(() => setViewport({ width: 1500, height: 900 }));
  after(usualWindow);

  for (const [name, attributes, width] of [
    ['a game with panels', '', 1200],
    ['a board without panels', 'panels="none"', 756],
    ['a diagram', 'mode="diagram"', 756],
  ] as const)
    it(`has ${name} in its middle`, async () => {
      for (const page of [
        'width:1408px',
        'width:1408px;direction:rtl',
        'display:grid;width:1408px',
      ]) {
        const board = await boardIn1(page, GAME, attributes);
        const [left, right] = innerMargins(board);
        expect(board.getBoundingClientRect().width, page).to.equal(1408);
        expect(boxOf(board, '.frame').width, page).to.be.closeTo(width, 1);
        expect(left, page).to.be.closeTo(right, 1);
      }
    });

  it('has it there, too, where the page removes all margins', async () => {
    const style = document.createElement('style');
    style.textContent = '* { margin: 0; padding: 0 }';
    document.head.append(style);
    const [left, right] = innerMargins(await boardIn1('width:1408px'));
    style.remove();
    expect(left).to.equal(104).and.to.equal(right);
  });

  it('has header and footer over and below the panels', async () => {
    const box = await fixture(
      '<div style="width:1408px"><sgf-board><p slot="header">Above</p><p slot="footer">Below</p></sgf-board></div>',
    );
    const board = boardIn(box);
    board.sgf = GAME;
    await settled(board);
    const frame = boxOf(board, '.frame');
    for (const text of box.querySelectorAll('p')) {
      const { left, right } = text.getBoundingClientRect();
      expect([left, right]).to.eql([frame.left, frame.right]);
    }
  });

  it('has a board of the page’s own size where the page puts it', async () => {
    for (const [page, style, left] of [
      ['', 'width:300px', 0],
      ['', 'max-width:300px', 0],
      ['', '--sgf-board-max-size:300px', 0],
      ['', 'width:300px;margin-left:auto', 1108],
      ['', 'width:300px;margin:0 50px', 50],
      ['', 'width:300px;float:right', 1108],
      ['display:flex;justify-content:flex-end;', 'width:300px', 1108],
      ['display:grid;justify-items:end;', 'width:300px', 1108],
    ] as const) {
      const board = await boardIn1(`${page}width:1408px`, GAME, `style="${style}"`);
      const outer = board.parentElement?.getBoundingClientRect();
      const host = board.getBoundingClientRect();
      expect([host.width, host.left - (outer?.left ?? 0)], style).to.eql([300, left]);
      expect(innerMargins(board), style).to.eql([0, 0]);
    }
  });

  it('has a board as large as the page says', async () => {
    for (const [size, width] of [
      ['none', 1408],
      ['1300px', 1300],
      ['50%', 704],
    ] as const) {
      const board = await boardIn1('width:1408px', GAME, `style="--sgf-board-max-size:${size}"`);
      expect(boxOf(board, '.frame').width, size).to.equal(width);
      expect(boxOf(board, '.board').width / width, size).to.be.within(0.6, 0.7);
    }
  });
});

describe('a window', () => {
  afterEach(usualWindow);

  const ways = ['', 'panels="none"', 'mode="diagram"', 'controls="none"'];
  for (const [width, height] of [
    [360, 640],
    [640, 480],
    [740, 620],
    [1000, 700],
    [1440, 900],
  ] as const)
    it(`of ${width} × ${height} is higher than a portrait board, which is in the middle`, async function () {
      if (width < 400) await needs(this, 'narrow pages');
      await setViewport({ width, height });
      for (const attributes of ways) {
        const board = await boardIn1(`width:${width - 32}px`, TALL, attributes);
        const box = boxOf(board, '.board');
        expect(box.height, attributes).to.be.within(0.7 * Math.min(height, 1.4 * width), height);
        const outer = board.getBoundingClientRect();
        const isBesideWords = width >= 740 && !/panels|mode/.test(attributes);
        if (!isBesideWords)
          expect(box.left - outer.left, attributes).to.be.closeTo(outer.right - box.right, 1);
        expect(board.scrollWidth, attributes).to.be.at.most(board.clientWidth);
      }
    });

  it('is higher than a part of a board that is higher than wide', async () => {
    await setViewport({ width: 1000, height: 700 });
    for (const mode of ['viewer', 'diagram']) {
      const board = await boardIn1('width:960px', GAME, `mode="${mode}" view="top-left 5x19"`);
      expect(boxOf(board, '.board').height, mode).to.be.within(480, 700);
    }
  });

  for (const [width, height] of [
    [1000, 600],
    [1366, 650],
    [1440, 900],
    [1900, 1000],
  ] as const)
    it(`of ${width} × ${height} has room for a wide board and its buttons`, async () => {
      await setViewport({ width, height });
      for (const attributes of ['', 'panels="none"', 'try']) {
        const board = await boardIn1(`width:${width - 32}px`, GAME, attributes);
        if (attributes === 'try') await untilPart(board, 'own');
        const [top, bottom] = [boxOf(board, '.board').top, boxOf(board, '.controls').bottom];
        expect(bottom - top, attributes).to.be.within(0.7 * Math.min(900, height), height);
      }
    });

  it('that is low leaves a board large enough', async () => {
    await setViewport({ width: 1100, height: 500 });
    expect(boxOf(await boardIn1('width:1000px'), '.board').height).to.equal(480);
  });

  it('does not limit a board whose size the page sets', async () => {
    await setViewport({ width: 1000, height: 700 });
    const board = await boardIn1('width:700px', TALL, 'style="--sgf-board-max-size:900px"');
    expect(boxOf(board, '.board').height).to.be.greaterThan(900);
  });
});

((await can('finger')) ? describe : describe.skip)('a phone on its side', () => {
  /** A new size of the window takes the finger away. */
  async function turn(width: number, height: number): Promise<void> {
    await setViewport({ width, height });
    await useFinger(true);
  }
  after(async () => {
    await useFinger(false);
    await usualWindow();
  });

  for (const [width, height] of [
    [915, 412],
    [800, 360],
    [640, 320],
  ] as const)
    it(`has buttons and words beside the board: ${width} × ${height}`, async () => {
      await turn(width, height);
      for (const [sgf, attributes] of [
        [GAME, ''],
        [GAME, 'try'],
        [TALL, ''],
        [GAME, 'panels="none"'],
        [PROBLEM, 'mode="problem"'],
      ] as const) {
        const board = await boardIn1(`width:${width - 32}px`, sgf, attributes);
        if (attributes === 'try') await untilPart(board, 'own');
        const name = `${attributes} ${sgf.slice(0, 10)}`;
        const picture = boxOf(board, '.board');
        expect(picture.height / height, name).to.be.within(0.9, 1);
        const isProblem = attributes.includes('problem');
        const buttons = boxOf(board, isProblem ? '.solve-buttons' : '.controls');
        expect(buttons.left, name).to.be.greaterThan(picture.right);
        expect(buttons.right, name).to.be.at.most(board.getBoundingClientRect().right + 1);
        expect(buttons.top, name).to.be.at.least(picture.top);
        expect(buttons.bottom, name).to.be.at.most(picture.bottom + 1);
        if (!attributes && sgf === GAME && height >= 360) {
          const words = boxOf(board, '.flow > .text');
          expect(words.height, 'room for two lines').to.be.greaterThan(40);
          expect(words.bottom).to.be.at.most(picture.bottom + 1);
        }
        expect(board.getBoundingClientRect().height, name).to.be.at.most(picture.height + 2);
      }
    });

  it('keeps everything in its place while the reader steps', async () => {
    await turn(800, 360);
    const board = await boardIn1('width:768px');
    const places = () =>
      ['.board', '.controls', '.head', '.comment'].map((name) => {
        const { left, top, width, height } = boxOf(board, name);
        return [left, top, width, height].join();
      });
    const before = places();
    while (board.next()) {
      await settled(board);
      expect(places()).to.eql(before);
    }
    expect(board.moveNumber).to.equal(3);
  });

  it('has a diagram as it is elsewhere, no higher than the screen', async () => {
    await turn(800, 360);
    const board = await boardIn1('width:768px', GAME, 'mode="diagram" caption="A"');
    expect(boxOf(board, '.board').height).to.be.closeTo(0.96 * 360, 1);
    expect(boxOf(board, '.caption').top).to.be.at.least(boxOf(board, '.board').bottom);
    expect(rootOf(board).querySelector('.diagram')).not.to.equal(null);
  });
});
