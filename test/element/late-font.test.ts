import { expect, waitUntil } from '@open-wc/testing';
import { boardOf } from './board.js';
import { pixelsOf, untilPainted } from './pixels.js';

const FONT = '/node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
const WIDE = '(;SZ[9];B[ee])';
const attributes = 'coordinates="western" style="width:400px; --sgf-board-font: Late, monospace"';

describe('a font of the page', () => {
  let font: FontFace;
  afterEach(() => document.fonts.delete(font));

  it('is seen on a board that was there before it came', async () => {
    font = new FontFace('Late', `url(${FONT})`);
    document.fonts.add(font);
    const early = await boardOf(WIDE, attributes);
    await font.loaded;
    const usual = await boardOf(WIDE, 'coordinates="western" style="width:400px"');
    const late = await boardOf(WIDE, attributes);
    for (const board of [early, usual, late]) await untilPainted(board);
    await waitUntil(() => pixelsOf(early).fingerprint === pixelsOf(late).fingerprint);
    expect(pixelsOf(usual).fingerprint).to.not.equal(pixelsOf(late).fingerprint);
  });

  it('that is not to be had leaves the board as it is', async () => {
    font = new FontFace('Late', 'url(/no-such-font.woff2)');
    document.fonts.add(font);
    const board = await boardOf(WIDE, attributes);
    await untilPainted(board);
    expect(pixelsOf(board).fingerprint).to.not.equal(0);
  });
});
