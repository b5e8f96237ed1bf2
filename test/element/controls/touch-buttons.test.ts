import { expect, fixture } from '../../helpers/testing.js';
import { boardIn, boxOf, elementIn, frames, isSeen, rootOf, settled } from '../board.js';
import { can } from '../../helpers/abilities.js';
import { moves } from '../steered.js';
import { useFinger } from '../emulate.js';

const GAME = `(;SZ[9]C[Hello]${moves(12)}(;B[ii])(;B[hh]))`;
const LONG = `(;SZ[19]${';B[];W[]'.repeat(107)})`;
/** What WCAG 2.5.5 and phones ask for, in CSS pixels. */
const FINGER = 44;

((await can('finger')) ? describe : describe.skip)('the buttons under a finger', () => {
  before(() => useFinger(true));
  after(() => useFinger(false));

  async function buttonsAt(width: number, attributes = '') {
    const box = await fixture<HTMLElement>(
      `<div style="width:${width}px"><sgf-board ${attributes} data-sgf="${GAME}"></sgf-board></div>`,
    );
    const board = boardIn(box);
    const controls = rootOf(board).querySelector('.controls') as HTMLElement;
    await frames(2); // its style sheets are there before its record
    const reserved = getComputedStyle(controls).minHeight;
    await settled(board);
    const buttons = [...controls.querySelectorAll('button')];
    return { controls, reserved, seen: buttons.filter(isSeen), all: buttons };
  }

  it('is tested with one', () => {
    expect(matchMedia('(pointer: coarse)').matches).to.equal(true);
  });

  for (const width of [328, 360, 500, 560, 720, 860, 960])
    it(`are all there at ${width} px, each large enough, in the room kept for them`, async () => {
      const { controls, reserved, seen, all } = await buttonsAt(width);
      const names = all.map(({ className }) => className);
      // Narrow boxes have full screen only in the menu.
      const expected = names.filter((name) => width >= 480 || name !== 'fullscreen');
      expect(seen.map(({ className }) => className)).to.eql(expected);
      const outer = controls.getBoundingClientRect();
      expect(outer.height).to.equal(parseFloat(reserved));
      for (const button of seen) {
        const { width: wide, height, left, right, bottom } = button.getBoundingClientRect();
        expect(Math.min(wide, height), button.className).to.be.at.least(FINGER);
        expect([left >= outer.left, right <= outer.right, bottom <= outer.bottom]).to.eql([
          true,
          true,
          true,
        ]);
      }
    });

  for (const width of [210, 250, 300])
    it(`are large enough at ${width} px too, those left out with their keys`, async () => {
      const { controls, reserved, seen } = await buttonsAt(width);
      const names = seen.map(({ className }) => className).filter(Boolean); // all but the menu’s
      expect(names.slice(0, 3)).to.eql(['prev', 'play', 'next']);
      expect(names.includes('next-comment')).to.equal(width > 256);
      expect(controls.getBoundingClientRect().height).to.equal(parseFloat(reserved));
      for (const button of seen) {
        const { width: wide, height } = button.getBoundingClientRect();
        expect(Math.min(wide, height), button.className).to.be.at.least(FINGER);
      }
    });

  for (const width of [210, 230, 250, 270])
    it(`don’t lie on the number of the move: ${width} px`, async () => {
      const box = await fixture<HTMLElement>(
        `<div style="width:${width}px"><sgf-board move="last" data-sgf="${LONG}"></sgf-board></div>`,
      );
      const board = await settled(boardIn(box));
      const text = document.createRange();
      text.selectNodeContents(elementIn(board, '.counter')); // the text may be wider than its box
      const [number, button] = [text.getBoundingClientRect(), boxOf(board, '.prev')];
      expect(number.right <= button.left || number.bottom <= button.top).to.equal(true);
    });

  it('are three in one row in compact boxes', async () => {
    const { controls, reserved, seen } = await buttonsAt(160);
    expect(seen.map(({ className }) => className)).to.eql(['prev', 'play', 'next']);
    expect([controls.getBoundingClientRect().height, reserved]).to.eql([FINGER, '44px']);
    for (const button of seen)
      expect(button.getBoundingClientRect().height, button.className).to.equal(FINGER);
  });
});
