import { aTimeout, expect, fixture, fixtureCleanup, waitUntil } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import { SgfBoardElement } from '../../src/index.js';
import {
  type Board,
  boardIn,
  boardOf,
  frames,
  showsPart,
  partOf,
  RECORDS,
  settled,
} from './board.js';
import { shownBoard, textOf } from './board.js';
import { brightness, nearCentre, pixelsOf, untilPainted } from './pixels.js';
import { warningsOf } from './page.js';

const EMPTY = '(;SZ[9])';
const PLAIN = 'coordinates="none" style="width:380px"';

/** A board on the screen; the one before it leaves, so that it is on the screen indeed. */
async function painted(sgf: string, attributes = PLAIN): Promise<Board> {
  fixtureCleanup();
  const board = await boardOf(sgf, attributes);
  await untilPainted(board);
  return board;
}

/** A board on a page of certain colours. */
async function paintedOn(style: string, attributes = PLAIN): Promise<Board> {
  const page = await fixture(
    `<div style="${style}"><sgf-board ${attributes} data-sgf="${EMPTY}"></sgf-board></div>`,
  );
  const board = await settled(boardIn(page));
  await untilPainted(board);
  return board;
}

/** Tells the browser what its reader wants. */
function prefer(name: string, value: string): Promise<unknown> {
  const params = { features: [{ name, value }] };
  return executeServerCommand('cdp', { method: 'Emulation.setEmulatedMedia', params });
}

const woodOf = (board: Board) => brightness(pixelsOf(board).meanColor());

describe('the picture', () => {
  it('has stones where they belong, black ones dark and white ones light', async () => {
    const board = await painted('(;SZ[9]AB[ee][ce]AW[ec][gg])');
    const wood = woodOf(board);
    const black = [nearCentre(board, 0, 0), nearCentre(board, -2, 0)];
    const white = [nearCentre(board, 0, -2), nearCentre(board, 2, 2)];
    for (const color of black) expect(brightness(color)).to.be.lessThan(70);
    for (const color of white) expect(brightness(color)).to.be.greaterThan(200);
    for (const [column, row] of [
      [1, 1],
      [2, 0],
      [0, 2],
      [-2, -2],
    ] as const) {
      expect(brightness(nearCentre(board, column, row))).to.be.closeTo(wood, 40);
    }
  });

  it('follows the moves, and takes captured stones away', async () => {
    const board = await painted('(;SZ[9]AW[ee]AB[de][fe][ed];B[ef])');
    expect(brightness(nearCentre(board, 0, 0))).to.be.greaterThan(200);
    board.next();
    await frames(2);
    expect(brightness(nearCentre(board, 0, 1))).to.be.lessThan(70);
    expect(brightness(nearCentre(board, 0, 0))).to.be.within(100, 210);
    board.prev();
    await frames(2);
    expect(brightness(nearCentre(board, 0, 0))).to.be.greaterThan(200);
  });

  it('shows marks and labels', async () => {
    const plain = await painted(EMPTY);
    const before = pixelsOf(plain).fingerprint;
    for (const markup of ['TR[ee]', 'CR[ee]', 'SQ[ee]', 'MA[ee]', 'LB[ee:A]', 'TB[ee]', 'TW[ee]']) {
      const marked = await painted(`(;SZ[9]${markup})`);
      expect(pixelsOf(marked).fingerprint, markup).not.to.equal(before);
    }
    expect(pixelsOf(await painted(EMPTY)).fingerprint).to.equal(before);
  });

  it('shows which move was the last', async () => {
    const middle = (board: Board) => pixelsOf(board).at(0.5, 0.5, 8);
    const moved = middle(await painted('(;SZ[9];B[ee])', `${PLAIN} move="1"`));
    const setUp = middle(await painted('(;SZ[9]AB[ee])'));
    expect(moved).not.to.deep.equal(setUp);
  });

  it('has coordinates where there is room, none where it is too narrow, and as asked', async () => {
    const widthOfWood = async (attributes: string) =>
      pixelsOf(await painted('(;SZ[9]AB[aa])', attributes)).fingerprint;
    const at = (width: number, choice: string) =>
      widthOfWood(`style="width:${width}px" coordinates="${choice}"`);
    expect(await at(380, 'auto')).to.equal(await at(380, 'western'));
    expect(await at(380, 'auto')).not.to.equal(await at(380, 'none'));
    expect(await at(80, 'auto')).to.equal(await at(80, 'none'));
    expect(await at(80, 'western')).not.to.equal(await at(80, 'none'));
  });

  it('is as sharp as the screen, and is painted anew when its box changes', async () => {
    const board = await painted('(;SZ[9]AB[ee])');
    const canvas = partOf(board, 'canvas');
    const { fingerprint, width } = pixelsOf(board);
    expect(width).to.equal(Math.round(canvas.clientWidth * devicePixelRatio));
    board.style.width = '250px';
    await frames(3);
    expect(pixelsOf(board).width).to.equal(Math.round(canvas.clientWidth * devicePixelRatio));
    expect(pixelsOf(board).width).to.be.lessThan(width);
    expect(pixelsOf(board).fingerprint).not.to.equal(fingerprint);
    expect(brightness(nearCentre(board, 0, 0))).to.be.lessThan(70);
  });
});

describe('boards far from the screen', () => {
  it('hold no pixels, and get them when they come near', async () => {
    const group = await fixture(
      `<div><sgf-board loading="eager" src="${RECORDS}nine.sgf" style="width:200px"></sgf-board>
        <div style="height:6000px"></div>
        <sgf-board loading="eager" src="${RECORDS}nine.sgf" style="width:200px"></sgf-board></div>`,
    );
    const near = boardIn(group);
    const far = group.lastElementChild as Board;
    await settled(near);
    await untilPainted(near);
    await settled(far);
    expect(pixelsOf(far).width).to.equal(0);
    far.scrollIntoView();
    await untilPainted(far);
    await waitUntil(() => pixelsOf(near).width === 0, 'the board above should let its pixels go');
    near.scrollIntoView();
    await untilPainted(near);
    window.scrollTo(0, 0);
  });
});

describe('colours', () => {
  it('follow the page: darker wood where its text is light', async () => {
    const light = await paintedOn('background:#fff;color:#222');
    const dark = await paintedOn('background:#111;color:#eee');
    expect(woodOf(light)).to.be.greaterThan(140);
    expect(woodOf(dark)).to.be.lessThan(110);
  });

  it('follow the page when it changes', async () => {
    const style = document.createElement('style');
    style.textContent = '.night { background: #111; color: #eee }';
    document.head.append(style);
    const board = await paintedOn('');
    const page = board.parentElement as HTMLElement;
    page.classList.add('night');
    await waitUntil(() => woodOf(board) < 110, 'the board should turn dark');
    page.classList.remove('night');
    await waitUntil(() => woodOf(board) > 140, 'the board should turn light');
    style.remove();
  });

  it('are those of the theme that is asked for, on any page', async () => {
    const dark = await paintedOn('color:#222', `${PLAIN} theme="dark"`);
    expect(woodOf(dark)).to.be.lessThan(110);
    const kaya = await paintedOn('background:#111;color:#eee', `${PLAIN} theme="kaya"`);
    expect(woodOf(kaya)).to.be.greaterThan(140);
    dark.theme = 'kaya';
    await waitUntil(() => woodOf(dark) > 140, 'theme should be changeable');
  });

  it('fall back to the page’s for a theme that is not known, with one warning', async () => {
    const warnings = await warningsOf(async () => {
      const board = await paintedOn('color:#222', `${PLAIN} theme="marble"`);
      expect(woodOf(board)).to.be.greaterThan(140);
      board.next();
      await frames(2);
    });
    expect(warnings).to.have.length(1);
    expect(warnings[0]).to.contain('theme="marble"').and.contain('kaya');
  });

  it('can be set by the page', async () => {
    const green = await paintedOn('--sgf-board-background: rgb(0 120 40)');
    const [red, greenness, blue] = pixelsOf(green).meanColor();
    expect(greenness)
      .to.be.greaterThan(red + 40)
      .and.greaterThan(blue + 40);
    green.style.setProperty('--sgf-board-background', 'rgb(40 40 200)');
    await waitUntil(() => pixelsOf(green).meanColor()[2] > 120, 'the board should turn blue');

    const stones = `style="width:380px;--sgf-board-black:#a00000;--sgf-board-white:#00a000"`;
    const board = await painted('(;SZ[9]AB[ee]AW[gg])', `coordinates="none" ${stones}`);
    const [black, white] = [nearCentre(board, 0, 0), nearCentre(board, 2, 2)];
    expect(black[0]).to.be.greaterThan(black[1] + 60);
    expect(white[1]).to.be.greaterThan(white[0] + 60);
  });
});

describe('themes', () => {
  const STONES = '(;SZ[9]AB[ee][ce]AW[ec][gg]LB[aa:A]TR[ba])';
  const themed = (theme: string, sgf = STONES) => painted(sgf, `${PLAIN} theme="${theme}"`);

  it('are all different', async () => {
    const seen = new Set<number>();
    const names = 'kaya dark walnut bamboo paper flat'.split(' ');
    for (const name of names) {
      const board = await themed(name);
      expect(brightness(nearCentre(board, 0, 0)), name).to.be.lessThan(75);
      expect(brightness(nearCentre(board, 0, -2)), name).to.be.greaterThan(200);
      seen.add(pixelsOf(board).fingerprint);
    }
    expect(seen.size).to.equal(names.length);
  });

  it('paper is white and black, without grain, light and shadow', async () => {
    const board = await themed('paper');
    const pixels = pixelsOf(board);
    expect(nearCentre(board, 1, 1)).to.deep.equal([255, 255, 255]);
    expect(nearCentre(board, 0, 0)).to.deep.equal([0, 0, 0]);
    const [red, green, blue] = pixels.meanColor();
    expect([green, blue]).to.deep.equal([red, red]);
    expect(getComputedStyle(partOf(board, 'board')).boxShadow).to.equal('none');
  });

  it('can be added by a page, as far as they differ from kaya', async () => {
    SgfBoardElement.themes['meadow'] = { background: '#2f7d3b', white: '#ffb0b0' };
    const board = await themed('meadow');
    const [red, green, blue] = pixelsOf(board).meanColor();
    expect(green).to.be.greaterThan(red).and.greaterThan(blue);
    const white = nearCentre(board, 0, -2);
    expect(white[0]).to.be.greaterThan(white[1]);
    delete SgfBoardElement.themes['meadow'];
  });

  it('give way to what the page sets', async () => {
    const plain = pixelsOf(await themed('kaya')).fingerprint;
    const seen = new Set([plain]);
    const values = {
      line: 'red',
      star: 'red',
      'line-width': '4px',
      'stone-outline': 'lime',
      mark: 'blue',
      label: 'teal',
      font: 'monospace',
    };
    for (const [name, value] of Object.entries(values)) {
      const board = await themed('kaya');
      board.style.setProperty(`--sgf-board-${name}`, value);
      await waitUntil(() => !seen.has(pixelsOf(board).fingerprint), `${name} should be seen`);
      seen.add(pixelsOf(board).fingerprint);
    }
    expect(seen.size).to.equal(1 + Object.keys(values).length);
  });

  it('follow readers who want high contrast, now and when they change it', async function () {
    if (!navigator.userAgent.includes('Chrome/')) this.skip(); // it can't be asked for
    const board = await painted(STONES);
    const wood = woodOf(board);
    for (const [name, value, usual] of [
      ['prefers-contrast', 'more', 'no-preference'],
      ['forced-colors', 'active', 'none'],
    ] as const) {
      await prefer(name, value);
      await waitUntil(() => woodOf(board) > 225, `${name} should be followed`);
      await prefer(name, usual);
      await waitUntil(() => woodOf(board) === wood, 'and left again');
    }
  });
});

describe('stones', () => {
  it('differ from their neighbours, and look the same at every step', async () => {
    const board = await painted('(;SZ[9]AW[ee][ef][fe];B[aa];B[ia])', 'style="width:600px"');
    const looks = () => {
      const pixels = pixelsOf(board);
      const cell = 1 / 10.84;
      const around = [-0.2, -0.1, 0, 0.1, 0.2].map((share) => share * cell);
      const at = (column: number, row: number) =>
        around.map((aside) => pixels.at(0.5 + column * cell + aside, 0.5 + row * cell, 0).join());
      return [at(0, 0), at(0, 1), at(1, 0)].map((colors) => colors.join(' '));
    };
    const before = looks();
    expect(new Set(before).size).to.equal(3);
    board.next();
    await frames(2);
    expect(looks()).to.deep.equal(before);
  });
});

describe('a diagram', () => {
  it('has the board and its caption, and nothing to step with', async () => {
    const board = await shownBoard(
      `<sgf-board mode="diagram" src="${RECORDS}ladder.sgf" caption="Does it work?"></sgf-board>`,
    );
    for (const part of ['controls', 'slider', 'button', 'comment', 'player', 'info']) {
      expect(showsPart(board, part), part).to.equal(false);
    }
    expect(textOf(board, 'caption')).to.equal('Does it work?');
    expect(board.moveNumber).to.be.greaterThan(10);
    expect(board.matches(':state(at-end)')).to.equal(true);
  });

  it('takes a caption with markup', async () => {
    const board = await shownBoard(
      `<sgf-board mode="diagram" data-sgf="${EMPTY}" caption="no"><em slot="caption">Yes</em></sgf-board>`,
    );
    const caption = board.querySelector('em') as HTMLElement;
    expect(caption.checkVisibility()).to.equal(true);
    const box = partOf(board, 'caption').getBoundingClientRect();
    expect(caption.getBoundingClientRect().top).to.be.within(box.top - 1, box.bottom);
  });

  it('becomes a viewer and a diagram again', async () => {
    const board = await boardOf('(;SZ[9];B[ee];W[cc])', 'mode="diagram"');
    board.mode = 'viewer';
    await frames(1);
    expect(showsPart(board, 'controls')).to.equal(true);
    board.mode = 'diagram';
    await frames(1);
    expect(showsPart(board, 'controls')).to.equal(false);
    await aTimeout(20);
    await untilPainted(board);
  });
});
