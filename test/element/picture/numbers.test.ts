import { expect } from '../../helpers/testing.js';
import { boardOf } from '../board.js';
import { warningsOf } from '../page.js';
import { pixelsOf, untilPainted } from '../pixels.js';
import { until } from '../../helpers/until.js';

const GAME = '(;SZ[5];B[bb];W[cc];B[dd];W[bd])';

async function pictureOf(attributes: string, sgf = GAME): Promise<number> {
  const board = await boardOf(sgf, `move="2" style="width:200px" ${attributes}`);
  await untilPainted(board);
  await board.ready;
  const { fingerprint } = pixelsOf(board);
  board.remove(); // the next one has to be on the screen
  return fingerprint;
}

describe('numbers, number-from and marks', () => {
  it('change what is painted', async () => {
    const looks = ['', 'numbers="all"', 'numbers="all" number-from="8"', 'numbers="last"'];
    const more = ['marks="none"', 'marks="dot"', 'marks="last next"'];
    const pictures = new Set<number>();
    for (const look of [...looks, ...more]) pictures.add(await pictureOf(look));
    expect(pictures.size).to.equal(looks.length + more.length);
  });

  it('say by default what no value says', async () => {
    const plain = await pictureOf('');
    for (const look of ['marks="auto"', 'marks="last"', 'numbers="auto"', 'numbers="none"']) {
      expect(await pictureOf(look), look).to.equal(plain);
    }
  });

  it('what a record draws is painted without being asked for', async () => {
    const arrow = GAME.replace('W[cc]', 'W[cc]AR[ae:ee]');
    expect(await pictureOf('', arrow)).not.to.equal(await pictureOf(''));
  });

  it('can be changed by script', async () => {
    const board = await boardOf(GAME, 'move="2" style="width:200px"');
    await untilPainted(board);
    const before = pixelsOf(board).fingerprint;
    board.numbers = 'all';
    await until(() => pixelsOf(board).fingerprint !== before);
    board.removeAttribute('numbers');
    board.numbers = '';
    await until(() => {
      board.requestUpdate('theme'); // paints all anew: where a part is painted, edges are smoothed a little differently
      return pixelsOf(board).fingerprint === before;
    });
  });

  it('are the defaults for nonsense, with one warning', async () => {
    const plain = await pictureOf('');
    for (const look of ['numbers="most"', 'marks="sparkles"', 'marks="next" number-from="x"']) {
      const warnings = await warningsOf(async () => {
        const picture = await pictureOf(look);
        if (!look.includes('next')) expect(picture, look).to.equal(plain);
      });
      expect(warnings, look).to.have.length(1);
      expect(warnings[0]).to.contain(look.split(' ').pop());
    }
  });
});
