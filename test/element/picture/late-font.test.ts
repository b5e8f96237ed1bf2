import { expect } from '../../helpers/testing.js';
import { boardOf } from '../board.js';
import { pictureOf, untilPainted } from '../pixels.js';
import { until } from '../../helpers/until.js';

const FONT = '/node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
const WIDE = '(;SZ[9];B[ee])';
const attributes =
  'coordinates="western" mode="diagram" style="width:200px; --sgf-board-font: Late, monospace"';

describe('a font of the page', () => {
  let font: FontFace;
  afterEach(() => document.fonts.delete(font));

  it('is seen on a board that was there before it came', async () => {
    font = new FontFace('Late', `url(${FONT})`);
    document.fonts.add(font);
    const early = await boardOf(WIDE, attributes);
    await font.loaded;
    const instead = await boardOf(WIDE, attributes.replace('Late, ', ''));
    for (const board of [early, instead]) await untilPainted(board);
    await until(() => pictureOf(early) !== pictureOf(instead));
    const late = await boardOf(WIDE, attributes);
    await untilPainted(late);
    await until(() => pictureOf(early) === pictureOf(late));
  });

  it('that is not to be had leaves the board as it is', async () => {
    font = new FontFace('Late', 'url(/no-such-font.woff2)');
    document.fonts.add(font);
    const board = await boardOf(WIDE, attributes);
    await untilPainted(board);
    expect(pictureOf(board)).to.not.equal(0);
  });
});
