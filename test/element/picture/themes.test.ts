import { expect, fixture } from '../../helpers/testing.js';
import type * as registering from '../../../src/element/register-properties.js';
import { SgfBoardElement } from '../../../src/index.js';
import { themeProperties } from '../../../src/view/paint/read-theme.js';
import { type Board, boardIn, partOf, settled } from '../board.js';
import { warningsOf } from '../page.js';
import {
  brightness,
  nearCentre,
  painted,
  pictureOf,
  pixelsOf,
  PLAIN,
  untilPainted,
  woodOf,
} from '../pixels.js';
import { luminanceOf } from '../../../src/view/paint/contrast.js';
import { needs } from '../../helpers/abilities.js';
import { until } from '../../helpers/until.js';
import { prefer } from '../emulate.js';

const EMPTY = '(;SZ[9])';

/** A board on a page of certain colours. */
async function paintedOn(style: string, attributes = PLAIN): Promise<Board> {
  const page = await fixture(
    `<div style="${style}"><sgf-board ${attributes} data-sgf="${EMPTY}"></sgf-board></div>`,
  );
  const board = await settled(boardIn(page));
  await untilPainted(board);
  return board;
}

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
    await until(() => woodOf(board) < 110, 'the board should turn dark');
    page.classList.remove('night');
    await until(() => woodOf(board) > 140, 'the board should turn light');
    style.remove();
  });

  it('are those of the theme that is asked for, on any page', async () => {
    const dark = await paintedOn('color:#222', `${PLAIN} theme="dark"`);
    expect(woodOf(dark)).to.be.lessThan(110);
    const kaya = await paintedOn('background:#111;color:#eee', `${PLAIN} theme="kaya"`);
    expect(woodOf(kaya)).to.be.greaterThan(140);
    dark.theme = 'kaya';
    await until(() => woodOf(dark) > 140, 'theme should be changeable');
  });

  it('fall back to the page’s for a theme that is not known, with one warning', async () => {
    const warnings = await warningsOf(async () => {
      const board = await paintedOn('color:#222', `${PLAIN} theme="marble"`);
      expect(woodOf(board)).to.be.greaterThan(140);
      board.next();
      await board.ready;
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
    await until(() => pixelsOf(green).meanColor()[2] > 120, 'the board should turn blue');

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
      seen.add(pictureOf(board));
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

  it('of a page may be nonsense: that is as if it were not there, with one warning', async () => {
    const plain = pictureOf(await themed('kaya'));
    const nonsense: readonly unknown[] = [
      { background: 'bluu', line: 123, white: 'var(--x)', star: undefined },
      { background: 'light-dark(#fff,#000)', 'stone-shadow': null, font: 'var(--x)' },
      { figure: 'x', grain: '0', 'line-width': 'thick', last: '' },
      { grain: NaN, backgroud: 'red' },
      'red',
    ];
    for (const theme of nonsense) {
      const warnings = await warningsOf(async () => {
        Reflect.set(SgfBoardElement.themes, 'odd', theme);
        expect(pictureOf(await themed('odd')), JSON.stringify(theme)).to.equal(plain);
        expect(pictureOf(await themed('odd'))).to.equal(plain);
      });
      expect(warnings).to.have.length(1);
      expect(warnings[0]).to.contain('theme="odd"');
    }
    const warnings = await warningsOf(async () => {
      Reflect.set(SgfBoardElement.themes, 'odd', { background: undefined });
      expect(pictureOf(await themed('odd'))).to.equal(plain);
    });
    expect(warnings).to.eql([]);
    delete SgfBoardElement.themes['odd'];
  });

  it('of a page may say all that there is', async () => {
    SgfBoardElement.themes['full'] = {
      background: 'oklch(0.7 0.1 140)',
      grain: 2,
      figure: (_x, _y, noise) => noise(3, 4),
      'line-width': '1.5px',
      font: 'Georgia, serif',
      'stone-shadow': '',
    };
    const warnings = await warningsOf(async () => {
      await themed('full');
    });
    expect(warnings).to.eql([]);
    delete SgfBoardElement.themes['full'];
  });

  it('give way to what the page sets', async () => {
    const plain = pictureOf(await themed('kaya'));
    const seen = new Set([plain]);
    const values = {
      line: 'red',
      star: 'red',
      'line-width': '4px',
      'stone-outline': 'lime',
      'black-outline': 'yellow',
      'white-outline': 'red',
      'stone-shadow': 'lime',
      mark: 'blue',
      'mark-on-board': 'lime',
      label: 'teal',
      grain: '0',
      font: 'Inter', // every test page has it
    };
    for (const [name, value] of Object.entries(values)) {
      const board = await themed('kaya');
      board.style.setProperty(`--sgf-board-${name}`, value);
      await until(() => !seen.has(pictureOf(board)), `${name} should be seen`);
      seen.add(pictureOf(board));
    }
    expect(seen.size).to.equal(1 + Object.keys(values).length);
  });

  it('are as if nothing had been set for what is no colour, no length, no number', async () => {
    const plain = pictureOf(await themed('kaya'));
    const nonsense = { line: 'bluu', background: '12px', 'line-width': 'thick', grain: 'much' };
    for (const [name, value] of Object.entries(nonsense)) {
      const board = await painted(STONES, `${PLAIN} style="--sgf-board-${name}:${value}"`);
      expect(pictureOf(board), name).to.equal(plain);
    }
  });

  it('paint a translucent board anew, not over what was there', async () => {
    const sheer = '--sgf-board-background:rgb(0 0 200 / 0.3)';
    const board = await painted(
      '(;SZ[9];B[ee])',
      `coordinates="none" style="width:380px;${sheer}"`,
    );
    const before = pictureOf(board);
    dispatchEvent(new Event('beforeprint')); // paints it another way
    dispatchEvent(new Event('afterprint'));
    await until(() => pictureOf(board) === before, 'as before');
  });

  it('take colours that mix the page’s text colour', async () => {
    const mixed = '--sgf-board-background:color-mix(in srgb, currentcolor, white)';
    const style = `style="width:380px;color:rgb(0 0 200);${mixed}"`;
    const [red, , blue] = pixelsOf(await painted('(;SZ[9])', style)).meanColor();
    expect(blue - red).to.be.greaterThan(60);
  });

  it('are registered beside properties that the page has registered', async () => {
    const { registerProperty } = CSS;
    const names: string[] = [];
    CSS.registerProperty = ({ name }) => {
      names.push(name);
      if (names.length === 1) throw new DOMException('known');
    };
    const address = '../../../src/element/register-properties.ts?again';
    const { registerProperties } = (await import(address)) as typeof registering;
    registerProperties();
    CSS.registerProperty = registerProperty;
    const all = [...Object.keys(themeProperties), 'em', 'most'].map(
      (name) => `--sgf-board-${name}`,
    );
    expect(names).to.deep.equal(all);
  });

  it('keep the board in sight under lines of any width', async () => {
    const wide = '--sgf-board-line-width:400px;--sgf-board-line:#f00';
    const board = await painted('(;SZ[9])', `${PLAIN} style="${wide}"`);
    const [red, green] = pixelsOf(board).meanColor();
    expect(green).to.be.greaterThan(red / 3);
  });

  it('colour the box before the board is painted', async () => {
    const page = await fixture(
      `<div><div style="height:6000px"></div><sgf-board theme="paper" data-sgf="(;)"></sgf-board></div>`,
    );
    const board = await settled(boardIn(page));
    const color = () => getComputedStyle(partOf(board, 'board')).backgroundColor;
    await until(() => color() === 'rgb(255, 255, 255)', 'the box should be white');
    expect(pixelsOf(board).width).to.equal(0);
  });

  for (const [ability, name, value, usual] of [
    ['more contrast', 'prefers-contrast', 'more', 'no-preference'],
    ['forced colours', 'forced-colors', 'active', 'none'],
  ] as const)
    it(`follow readers who want high contrast, now and when they change it: ${name}`, async function () {
      await needs(this, ability);
      const board = await painted(STONES);
      const wood = woodOf(board);
      await prefer({ [name]: value });
      await until(() => woodOf(board) > 225, `${name} should be followed`);
      await prefer({ [name]: usual });
      await until(() => woodOf(board) === wood, 'and left again');
    });

  it('are those of the scrollbars, too', async function () {
    if (!CSS.supports('scrollbar-color', 'red blue')) this.skip(); // Safari before 26.2
    const board = await paintedOn('background:#111;color:#eee', 'panels="comment"');
    board.sgf = '(;SZ[9]C[Long])';
    await board.ready;
    const find = () => board.shadowRoot?.querySelector('[part~=comment]');
    await until(find, 'the comment');
    const { scrollbarColor, scrollbarWidth } = getComputedStyle(find() as Element);
    expect(scrollbarWidth).to.equal('thin');
    const [thumb = ''] = /^color\(srgb [\d. ]+/.exec(scrollbarColor) ?? [];
    expect(luminanceOf(`${thumb})`), scrollbarColor).to.be.above(0.5);
    expect(scrollbarColor, 'on what is there').to.match(/ rgba\(0, 0, 0, 0\)$/);
  });

  it('are never white on a page that is black by colours of its own', async function () {
    await needs(this, 'more contrast');
    const board = await paintedOn('background:#111;color:#eee');
    const page = board.parentElement as HTMLElement;
    await prefer({ 'prefers-contrast': 'more' });
    await until(() => woodOf(board) < 40, 'the board should be black');
    page.style.cssText = 'background:#fff;color:#111';
    await until(() => woodOf(board) > 225, 'the board should be white');
    await prefer({ 'prefers-contrast': 'no-preference' });
  });

  it('follow readers who choose other forced colours, whatever colour the page gives its text', async function () {
    await needs(this, 'forced colours', 'dark pages');
    const board = await paintedOn('color:#eee');
    const prefers = (scheme: string) =>
      prefer({ 'forced-colors': 'active', 'prefers-color-scheme': scheme });
    await prefers('light');
    await until(() => woodOf(board) > 225, 'it should be white');
    await prefers('dark');
    await until(() => woodOf(board) < 40, 'it should be black');
    await prefers('light');
    await until(() => woodOf(board) > 225, 'it should be white again');
    await prefer({ 'forced-colors': 'none' });
  });
});
