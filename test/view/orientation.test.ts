import { expect } from '@esm-bundle/chai';
import { buildLayout } from '../../src/view/layout/build-layout.js';
import { fullCrop, placeOf } from '../../src/view/layout/layout.js';
import {
  type Orientation,
  type Reorientation,
  reoriented,
  rotatedBy,
  unchanged,
} from '../../src/view/layout/orientation.js';
import { turnLayout } from '../../src/view/layout/symmetry.js';

const size = { columns: 7, rows: 7 };

/** Where three points of a square board are seen, from its centre. */
function seenOn({ rotate, mirror }: Orientation): [x: number, y: number][] {
  const whole = buildLayout({ size }, fullCrop(size), false);
  const layout = turnLayout(whole, Number(rotate), mirror);
  const centre = placeOf(layout, '', 3, 3);
  return [0, 2, 6].map((column, row) => {
    const { x, y } = placeOf(layout, '', column, row);
    return [x - centre.x, y - centre.y];
  });
}

type Action = 'rotate' | 'flip' | 'mirror' | 'swap';

/** What each action does with a reader's view, and with a point that is seen. */
const actions: Record<
  Action,
  [(before: Reorientation) => Reorientation, (x: number, y: number) => [number, number]]
> = {
  rotate: [(before) => rotatedBy(90, before), (x, y) => [-y, x]],
  flip: [(before) => rotatedBy(180, before), (x, y) => [-x, -y]],
  mirror: [(before) => ({ ...before, isMirrored: !before.isMirrored }), (x, y) => [-x, y]],
  swap: [(before) => ({ ...before, isSwapped: !before.isSwapped }), (x, y) => [x, y]],
};

const lists: readonly (readonly Action[])[] = [
  ...[['rotate'], ['mirror'], ['rotate', 'mirror'], ['mirror', 'rotate'], ['swap']],
  ...[
    ['rotate', 'rotate', 'mirror', 'rotate'],
    ['flip', 'mirror', 'rotate', 'swap', 'mirror'],
  ],
  ...[
    ['rotate', 'rotate', 'rotate', 'rotate'],
    ['mirror', 'mirror', 'swap', 'swap'],
  ],
] as Action[][];

describe('a board that its reader rotates and mirrors', () => {
  for (const rotate of ['', '90', '180', '270'])
    for (const mirror of [false, true])
      it(`does so with what is seen, where the page says rotate="${rotate}" mirror=${mirror}`, () => {
        const page = { rotate, mirror, swapColors: mirror };
        for (const list of lists) {
          let view = unchanged;
          let expected = seenOn(page);
          let isSwapped = page.swapColors;
          for (const action of list) {
            const [change, move] = actions[action];
            view = change(view);
            expected = expected.map(([x, y]) => move(x, y));
            if (action === 'swap') isSwapped = !isSwapped;
          }
          const found = reoriented(page, view, 90);
          const text = (places: [number, number][]) => places.map(([x, y]) => `${x} ${y}`).join();
          expect(text(seenOn(found)), list.join()).to.equal(text(expected));
          expect(found.swapColors, list.join()).to.equal(isSwapped);
        }
      });

  for (const rotate of ['x', '45', '-90', '360', '090', '9e1', ''])
    it(`is rotated from 0 where the page says "${rotate}", which the board ignores`, () => {
      const page = { rotate, mirror: false, swapColors: false };
      expect(reoriented(page, rotatedBy(90, unchanged), 90).rotate).to.equal('90');
    });

  it('keeps the steps of Hex', () => {
    const page = { rotate: '330', mirror: false, swapColors: false };
    expect(reoriented(page, rotatedBy(90, unchanged), 30).rotate).to.equal('60');
    expect(reoriented({ ...page, mirror: true }, rotatedBy(90, unchanged), 30).rotate).to.equal(
      '240',
    );
  });
});
