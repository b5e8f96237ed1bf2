import { resetMouse, sendMouse } from '@web/test-runner-commands';
import { can } from '../../helpers/abilities.js';
import { until } from '../../helpers/until.js';
import { expect, fixture } from '../../helpers/testing.js';
import { type Board, boardIn, boardOf, partOf, rootOf, settled } from '../board.js';
import { inWindow, prefer } from '../emulate.js';
import { focusedIn, focusedPoint, pressKey, untilReader } from '../listener.js';
import { placeAt } from '../mouse.js';
import { brightness, painted, PLAIN, pixelsOf, untilPainted } from '../pixels.js';
import { guessRowOf, tell } from '../playing.js';

/** Black is asked for E5, G7 and E6; White replies at G3, C3 and G4. */
const game = `(;GM[1]SZ[9]PB[Ada]PW[Lin]RE[B+3]
;B[ee];W[gg](;B[gc];W[cg];B[ed];W[gf])(;B[ge]TE[1]C[A good way, too, and one that many choose.]))`;

/** Replies come without a pause, where the browser can be told so. */
const atOnce = () => {
  const telling = (wants: Readonly<Record<string, string>>) => async () =>
    void ((await can('little motion')) && (await prefer(wants)));
  before(telling({ 'prefers-reduced-motion': 'reduce' }));
  after(telling({}));
};

async function guessed(board: Board, ...moves: readonly string[]): Promise<Board> {
  for (const move of moves) {
    await board.tryMove(move);
    await settled(board);
  }
  return board;
}

function guessing(attributes: string, sgf = game): Promise<Board> {
  return painted(sgf, `mode="guess" ${attributes} ${PLAIN}`);
}

/** How much darker a point is now than an empty one, of 255; below 0 it is lighter. Places are in cells from the centre. */
const darkness = (board: Board, column: number, row: number) =>
  brightness(besideCentre(board, 3, -3)) - brightness(besideCentre(board, column, row));

/** The colour near the upper left edge of a stone, beside lines, signs and the ring of the last move. */
function besideCentre(board: Board, column: number, row: number) {
  const cell = 1 / 9.5; // about a quarter of a cell of wood is around the lines
  const [x, y] = [0.5 + (column - 0.29) * cell, 0.5 + (row - 0.29) * cell];
  return pixelsOf(board).at(x, y);
}

describe('the stone that was guessed', () => {
  atOnce();

  it('stays after the reply, until the reader steps, and until the next guess', async () => {
    const board = await guessing('guess="black"');
    await guessed(board, 'E5');
    expect(darkness(board, 2, 0), 'before').to.be.within(-20, 20);
    await guessed(board, 'G5');
    expect(board.currentPath).to.equal('4');
    expect(darkness(board, 2, 0), 'after the reply').to.be.above(35);
    expect(darkness(board, 2, 0), 'translucent').to.be.below(darkness(board, 0, 0) - 20);
    board.goTo(2);
    await settled(board);
    expect(darkness(board, 2, 0), 'after a step').to.be.within(-20, 20);
    board.goTo('last');
    await guessed(board, 'A1');
    expect(darkness(board, 2, 0), 'after the next guess').to.be.within(-20, 20);
    expect(darkness(board, -4, 4)).to.be.above(35);
  });

  it('is where the reader sees the point, on a turned board with swapped colours', async () => {
    const board = await guessing('guess="black" rotate="180" swap-colors');
    await guessed(board, 'E5', 'G5');
    expect(darkness(board, 2, 0), 'not turned').to.be.within(-20, 20);
    expect(darkness(board, -2, 0), 'a white stone').to.be.below(-15);
  });

  it('does not hide a reply on its point', async () => {
    const sgf = '(;SZ[9];B[ee];W[gg];B[gc];W[ge];B[cc])';
    const plain = await painted(sgf, `move="4" ${PLAIN}`);
    const reply = darkness(plain, 2, 0);
    const board = await guessing('guess="black"', sgf);
    await guessed(board, 'E5', 'G5');
    expect(board.currentPath).to.equal('4');
    expect(darkness(board, 2, 0)).to.be.closeTo(reply, 3);
  });

  it('is seen under the mouse that has guessed it', async () => {
    const board = await guessing('');
    await guessed(board, 'E5'); // White guesses next, then Black
    const position = placeAt(board, 2, 0);
    await sendMouse({ type: 'move', position });
    await settled(board);
    await sendMouse({ type: 'click', position });
    await settled(board);
    await settled(board);
    expect(board.currentPath).to.equal('2');
    expect(darkness(board, 2, 0), 'a white stone').to.be.below(-15);
    await resetMouse();
  });
});

describe('the verdict on a guess', () => {
  atOnce();

  const signOf = (board: Board) => guessRowOf(board)?.querySelector('svg[aria-hidden]');
  const shapeOf = (board: Board) => signOf(board)?.querySelector('path')?.getAttribute('d');

  for (const scheme of ['light', 'dark']) {
    it(`has a sign of its own, not in the colour of an error, in ${scheme} pages`, async () => {
      const isDark = scheme === 'dark';
      const page = await fixture(
        `<div style="${isDark ? 'background:#111;color:#eee;color-scheme:dark' : ''}">
          <sgf-board mode="guess" data-sgf="${game}"></sgf-board>
        </div>`,
      );
      const board = await settled(boardIn(page));
      const row = guessRowOf(board);
      expect(shapeOf(board), 'before').to.equal(undefined);
      const shapes = new Set<unknown>();
      for (const move of ['E5', 'G4', 'A1']) {
        await guessed(board, move); // exact, near, elsewhere
        shapes.add(shapeOf(board));
        const sign = signOf(board) as SVGElement;
        const disc = rgbOf(getComputedStyle(sign.parentElement as Element).backgroundColor);
        expect(contrastOf(rgbOf(getComputedStyle(sign).stroke), disc)).to.be.above(3);
        expect(disc[0] - Math.max(disc[1], disc[2]), 'not red').to.be.below(60);
        await expect(row).to.be.accessible();
      }
      expect(shapes.size).to.equal(3);
    });
  }

  it('has no sign after a move that was only shown', async () => {
    const board = await boardOf(game, 'mode="guess"');
    const button = guessRowOf(board)?.querySelector('button');
    button?.focus();
    button?.click();
    await settled(board);
    expect(guessRowOf(board)?.textContent).to.contain('The game move was E5');
    expect(shapeOf(board)).to.equal(undefined);
    expect(focusedIn(board), 'the focus stays').to.equal(button);
  });

  it('follows a point that is typed, and chosen in the grid of points', async () => {
    const board = await boardOf(game, 'mode="guess"');
    partOf(board, 'canvas').focus();
    await untilReader(board);
    for (const key of ['e', '4', 'Enter']) await pressKey(key);
    await until(() => focusedPoint(board) === 'E 4', 'the grid of points');
    await pressKey('Enter');
    await settled(board);
    expect(guessRowOf(board)?.textContent).to.contain('Very close (1 point away)');
    expect(shapeOf(board)).to.be.a('string');
  });

  it('says that a second tap plays where points are small, and why a move is refused', async () => {
    const board = await boardOf(game, 'mode="guess" coordinates="none" style="width:240px"');
    await untilPainted(board);
    await guessed(board, 'E5');
    tell(board, 'click', 'gg', 'touch');
    await settled(board);
    expect(guessRowOf(board)?.textContent).to.contain('G3: tap again');
    await guessed(board, 'E5');
    expect(guessRowOf(board)?.textContent).to.contain('occupied');
  });
});

describe('the room of the questions', () => {
  inWindow(1100, 900);
  atOnce();

  for (const lang of ['en', 'de'])
    for (const width of [240, 360, 640, 1000])
      for (const side of ['', 'guess="black"'])
        it(`stays the same at ${width} px, ${lang} ${side}`, async () => {
          const page = await fixture(
            `<div lang="${lang}" style="width:${width}px">
              <sgf-board mode="guess" ${side} data-sgf="${game}"></sgf-board><p>Below</p>
            </div>`,
          );
          const board = await settled(boardIn(page));
          const places = () =>
            [rowIn(board), partOf(board, 'canvas'), page.querySelector('p')].map(boxIn);
          const first = places();
          const look = (when: string) => expect(places(), when).to.deep.equal(first);
          const steps = side ? ['E5', 'G5', 'A1'] : ['E5', 'H3', 'G5', 'E3', 'A1', 'A9'];
          for (const move of steps) {
            await guessed(board, move);
            look(move);
          }
          expect(rowIn(board)?.querySelector('[part~=button-reset]'), 'over').not.to.equal(null);
          for (const place of [1, 'first', 'last'] as const) {
            board.goTo(place);
            await settled(board);
            look(`at ${place}`);
          }
        });

  it('is kept at all nodes of a record that asks at one', async () => {
    const page = await fixture(
      `<div style="width:400px"><sgf-board guess="2" data-sgf="${game}"></sgf-board><p>Below</p></div>`,
    );
    const board = await settled(boardIn(page));
    const below = () => boxIn(page.querySelector('p'));
    const before = below();
    board.goTo(2);
    await settled(board);
    expect(guessRowOf(board)).not.to.equal(null);
    expect(below(), 'asked').to.deep.equal(before);
    await guessed(board, 'A1');
    expect(below(), 'answered').to.deep.equal(before);
    board.goTo('last');
    await settled(board);
    expect(guessRowOf(board)).to.equal(null);
    expect(below(), 'later').to.deep.equal(before);
  });
});

/** The row with the questions, in any language. */
const rowIn = (board: Board) =>
  rootOf(board)
    .querySelector('[part~=button-solution], [part~=button-reset]')
    ?.closest('[role=group]');

/** The place and height of an element in the page, in whole pixels. */
function boxIn(element: Element | null | undefined): number[] {
  const { top, height } = element?.getBoundingClientRect() ?? {};
  return [(top ?? NaN) + scrollY, height ?? NaN].map(Math.round);
}

const rgbOf = (color: string) =>
  (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number) as [number, number, number];

/** The contrast of two colours, by WCAG. */
function contrastOf(one: readonly number[], other: readonly number[]): number {
  const luminance = (color: readonly number[]) =>
    [0.2126, 0.7152, 0.0722].reduce((sum, weight, channel) => {
      const share = (color[channel] ?? 0) / 255;
      const linear = share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      return sum + weight * linear;
    }, 0);
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
