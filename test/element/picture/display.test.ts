import { expect } from '../../helpers/testing.js';
import { type Board, partOf } from '../board.js';
import { warningsOf } from '../page.js';
import { brightness, nearCentre, paintedBoard, pictureOf } from '../pixels.js';
import { until } from '../../helpers/until.js';
import { SMALL } from '../mouse.js';

const DIAGRAM = `mode="diagram" ${SMALL}`;
const CORNERS = '(;SZ[9]AB[cc]AW[gc])';

/** The corner in which the black stone is seen. */
function cornerOfBlack(board: Board): string {
  const corners = { 'top left': [-2, -2], 'top right': [2, -2], 'bottom left': [-2, 2] } as const;
  const dark = Object.entries(corners).filter(
    ([, [column, row]]) => brightness(nearCentre(board, column, row)) < 70,
  );
  return dark[0]?.[0] ?? (brightness(nearCentre(board, 2, 2)) < 70 ? 'bottom right' : '');
}

describe('the board turned', () => {
  const rows: readonly (readonly [attributes: string, corner: string])[] = [
    ['', 'top left'],
    ['rotate="90"', 'top right'],
    ['rotate="180"', 'bottom right'],
    ['rotate="270"', 'bottom left'],
    ['mirror', 'top right'],
    ['rotate="90" mirror="false"', 'top left'],
    ['swap-colors', 'top right'],
  ];
  for (const [attributes, corner] of rows) {
    it(attributes || 'not at all', async () => {
      expect(cornerOfBlack(await paintedBoard(CORNERS, `${DIAGRAM} ${attributes}`))).to.equal(
        corner,
      );
    });
  }

  it('by scripts, and back', async () => {
    const board = await paintedBoard(CORNERS, DIAGRAM);
    expect([board.mirror, board.swapColors, board.rotate]).to.eql([false, false, '']);
    board.mirror = true;
    await until(() => cornerOfBlack(board) === 'top right');
    board.setAttribute('rotate', '180');
    await until(() => cornerOfBlack(board) === 'bottom left');
    board.mirror = false;
    board.removeAttribute('rotate');
    await until(() => cornerOfBlack(board) === 'top left');
  });

  it('a quarter turn makes a wide crop tall', async () => {
    const board = await paintedBoard('(;SZ[19])', `${DIAGRAM} view="A1-K5" rotate="90"`);
    const { width, height } = partOf(board, 'board').getBoundingClientRect();
    expect(width / height).to.be.closeTo(0.5, 0.1);
  });

  it('colours are swapped beside the players too, words keep those of the record', async () => {
    const board = await paintedBoard('(;SZ[9]PB[A];B[ee])', 'swap-colors move="last"');
    expect(board.describe()).to.equal('Move 1, Black E5');
    const stone = partOf(board, 'player-black').querySelector('i') as HTMLElement;
    expect(getComputedStyle(stone).backgroundImage).to.contain('255, 255, 255');
    board.swapColors = false;
    await board.ready;
    expect(getComputedStyle(stone).backgroundImage).not.to.contain('255, 255, 255');
  });
});

describe('the names of lines', () => {
  it('are different in each style', async () => {
    const seen = new Set<number>();
    for (const style of ['none', 'western', 'sgf', 'numeric', 'cjk', 'corner']) {
      const board = await paintedBoard(
        '(;SZ[9])',
        `mode="diagram" style="width:120px" coordinates="${style}"`,
      );
      seen.add(pictureOf(board));
    }
    expect(seen.size).to.equal(6);
  });
});

describe('nonsense', () => {
  for (const [name, value] of [
    ['coordinates', 'latin'],
    ['rotate', '45'],
  ] as const) {
    it(`in ${name} is the default, with one warning`, async () => {
      const warnings = await warningsOf(async () => {
        const rest = name === 'rotate' ? SMALL : 'style="width:300px" mode="diagram"';
        const board = await paintedBoard(CORNERS, `${rest} ${name}="${value}"`);
        const plain = await paintedBoard(CORNERS, rest);
        expect(pictureOf(board)).to.equal(pictureOf(plain));
      });
      expect(warnings).to.have.length(1);
      expect(warnings[0]).to.contain(`${name}="${value}"`);
    });
  }
});
