import { expect } from '@esm-bundle/chai';
import { Replayer } from '../../src/replay/replayer.js';
import type { Point } from '../../src/rules/point.js';
import { fitCrop, readCrop, squareCrop } from '../../src/view/layout/view-option.js';
import { buildLayout, layoutDisplay } from '../../src/view/layout/build-layout.js';
import { lineNames } from '../../src/view/layout/line-names.js';
import { coordinateLettering } from '../../src/view/paint/drawings.js';
import { resolveTheme } from '../../src/view/paint/theme.js';
import { buildGround } from '../../src/view/scene/ground.js';
import {
  type Crop,
  cropAround,
  fullCrop,
  isInCrop,
  type Layout,
} from '../../src/view/layout/layout.js';
import { turnLayout } from '../../src/view/layout/symmetry.js';
import { lineOnPixels, placeLayout, toDevice } from '../../src/view/layout/placement.js';
import { pointOn, treeOf } from '../helpers/records.js';

const size = { columns: 19, rows: 19 };
const crop = (left: number, top: number, right: number, bottom: number): Crop => {
  return { left, top, right, bottom };
};

describe('buildLayout', () => {
  it('the whole board, margins on all sides', () => {
    const { width, height, margins } = buildLayout({ size }, fullCrop(size), true);
    expect(width).to.equal(height);
    expect(width).to.be.closeTo(19 + margins.left + margins.right, 1e-9);
    expect(Math.min(margins.left, margins.top, margins.right, margins.bottom)).to.be.greaterThan(
      0.5,
    );
  });

  it('without coordinates the margins are narrower', () => {
    const wide = buildLayout({ size }, fullCrop(size), true);
    const narrow = buildLayout({ size }, fullCrop(size), false);
    expect(narrow.width).to.be.lessThan(wide.width);
  });

  it('a cut side has no margin', () => {
    const { margins } = buildLayout({ size }, crop(9, 0, 18, 9), false);
    expect([margins.left, margins.bottom]).to.eql([0, 0]);
    expect(margins.right).to.equal(margins.top);
    expect(margins.top).to.be.greaterThan(0);
  });

  it('a crop without any border still names its lines', () => {
    const { margins } = buildLayout({ size }, crop(4, 4, 8, 8), true);
    expect([margins.left > 0, margins.top > 0, margins.right, margins.bottom]).to.eql([
      true,
      true,
      0,
      0,
    ]);
  });

  it('a board of columns and rows (K-37)', () => {
    const tall = { columns: 2, rows: 9 };
    const { width, height } = buildLayout({ size: tall }, fullCrop(tall), false);
    expect(height - width).to.be.closeTo(7, 1e-9);
  });
});

describe('layoutDisplay', () => {
  const choices = { view: '', coordinates: '' };
  const layOut = (
    lines: number,
    cssWidth: number,
    more: Parameters<typeof layoutDisplay>[0] = {},
  ) => layoutDisplay(more, choices, { size: { columns: lines, rows: lines } }, undefined, cssWidth);

  /** The columns that are named, from the left, each as often as it is. */
  const namesIn = (layout: Layout) =>
    buildGround(layout)
      .shapes.filter((shape) => shape.kind === 'coordinate')
      .map(({ text }) => text);

  it('gives the lines of a small board 85 % of the width', () => {
    for (const cssWidth of [360, 479, 480, 600, 900]) {
      const { width } = layOut(9, cssWidth);
      expect(8 / width, `${cssWidth} pixels`).to.be.within(0.83, 0.87);
    }
  });

  it('names lines on two sides under 480 pixels, on four from then on', () => {
    expect(namesIn(layOut(9, 479)).filter((name) => name === 'A')).to.have.length(1);
    expect(namesIn(layOut(9, 479))).to.have.length(9 + 9);
    expect(namesIn(layOut(9, 480))).to.have.length(2 * (9 + 9));
    expect(namesIn(layOut(19, 240)), 'no room').to.eql([]);
  });

  it('names the lines of a part of the board where that has them', () => {
    const layout = layOut(19, 300, { crop: crop(9, 0, 18, 9) });
    expect(layout.margins).to.include({ left: 0, bottom: 0 });
    expect(namesIn(layout)).to.have.length(10 + 10);
    const rows = { crop: crop(0, 3, 18, 9), turn: (it: Layout) => turnLayout(it, 90, false) };
    expect(namesIn(layOut(19, 300, rows))).to.have.length(19 + 7);
  });

  it('shows a section on narrow boards only if labels are readable there, and only there', () => {
    const corner = crop(9, 0, 18, 9);
    const shownIn = (cssWidth: number, narrowCrop: Crop, more = {}) =>
      layOut(19, cssWidth, { narrowCrop, ...more }).crop;
    expect(shownIn(200, corner)).to.eql(corner);
    for (const cssWidth of [100, 256, 600, Infinity])
      expect(shownIn(cssWidth, corner), `${cssWidth} pixels`).to.eql(fullCrop(size));
    expect(shownIn(200, crop(2, 0, 18, 16)), 'too many lines').to.eql(fullCrop(size));
    const asked = crop(0, 0, 17, 17);
    expect(shownIn(200, corner, { crop: asked })).to.eql(asked);
  });

  it('has room for names of two figures and of two ideographs', () => {
    const roomIn = (lines: number, names?: Layout['names']) => {
      const { margins, width } = layOut(lines, 600, { names });
      return (600 / width) * margins.left;
    };
    expect(roomIn(9)).to.be.within(12, 14);
    expect(roomIn(19)).to.be.within(16, 18);
    expect(roomIn(19, lineNames('cjk', size))).to.be.within(20, 23);
  });
});

describe('coordinateLettering', () => {
  it('is 10 to 12 pixels high in cells of any size', () => {
    const heights = [8, 14, 20, 30, 40, 90].map((cssCell) => {
      const shape = { kind: 'coordinate', key: '', x: 0, y: 0, text: 'A' } as const;
      return coordinateLettering(shape, resolveTheme({}), cssCell).size * cssCell;
    });
    expect(heights.map(Math.round)).to.eql([10, 10, 10, 11, 12, 12]);
  });
});

describe('crops', () => {
  it('around points', () => {
    const points = [pointOn(size, 3, 5), pointOn(size, 10, 2)];
    expect(cropAround(points, size)).to.eql(crop(3, 2, 10, 5));
    expect(cropAround([], size)).to.equal(undefined);
  });

  it('hold their corners and nothing beyond', () => {
    const layout = buildLayout({ size }, crop(3, 2, 10, 5), false);
    const inside = [
      [3, 2],
      [10, 5],
      [2, 2],
      [3, 1],
      [11, 5],
      [10, 6],
    ].map(([x = 0, y = 0]) => isInCrop(pointOn(size, x, y), layout));
    expect(inside).to.eql([true, true, false, false, false, false]);
  });

  it('look a point up among those that are seen at once, however many there are (K-24)', () => {
    const all = Array.from({ length: 361 }, (_point, index) => index as Point);
    let reads = 0;
    const points = new Proxy(all.slice(1), {
      get: (list, name) => {
        reads++;
        return Reflect.get(list, name) as unknown;
      },
    });
    const layout = buildLayout({ size }, fullCrop(size), false, { points });
    expect(all.filter((point) => !isInCrop(point, layout))).to.eql([0]);
    expect(reads).to.be.at.most(2 * all.length + 10);
  });

  describe('by the attribute view', () => {
    const source = new Replayer(treeOf('(;SZ[19];B[qd])'));
    const rows: readonly (readonly [value: string, expected: Crop | undefined])[] = [
      ['A1-J10', crop(0, 9, 8, 18)],
      ['j10-a1', crop(0, 9, 8, 18)],
      ['cc:ff', crop(2, 2, 5, 5)],
      ['ff:cc', crop(2, 2, 5, 5)],
      ['top-right 10', crop(9, 0, 18, 9)],
      ['bottom-left 7x5', crop(0, 14, 6, 18)],
      ['top-left 99', crop(0, 0, 18, 18)],
      ['top-left 0', undefined],
      ['A1', undefined],
      ['A1-Z99', undefined],
      ['nonsense', undefined],
      ['', undefined],
    ];
    for (const [value, expected] of rows) {
      it(`“${value}”`, () => {
        expect(readCrop(value, source)).to.eql(expected);
      });
    }

    it('“fit” is what the game shows', () => {
      expect(readCrop('fit', source)).to.eql(fitCrop(source));
    });
  });

  describe('that fit a game', () => {
    const fit = (sgf: string) => fitCrop(new Replayer(treeOf(sgf)));

    it('hold everything, variations and marks too, with some air', () => {
      const found = fit('(;SZ[19]AB[jj](;B[kk])(;W[ll]LB[mm:1]))');
      expect(found.left).to.be.within(6, 8);
      expect(found.top).to.be.within(6, 8);
      expect(found.right).to.be.within(13, 14);
      expect(found.bottom).to.be.within(13, 14);
    });

    it('take in a border that is near', () => {
      const { left, top } = fit('(;SZ[19]AB[cc][dd])');
      expect([left, top]).to.eql([0, 0]);
    });

    it('are as high as wide for problems, and keep the corner or side that they touch', () => {
      const square = (from: Crop, boardSize = size) => squareCrop(from, boardSize);
      expect(square(crop(9, 0, 18, 5))).to.eql(crop(9, 0, 18, 9));
      expect(square(crop(9, 13, 18, 18))).to.eql(crop(9, 9, 18, 18));
      expect(square(crop(0, 6, 4, 15))).to.eql(crop(0, 6, 9, 15));
      expect(square(crop(6, 7, 15, 10))).to.eql(crop(6, 4, 15, 13));
      expect(square(crop(0, 12, 18, 15))).to.eql(crop(0, 0, 18, 18));
      expect(square(crop(2, 1, 13, 3), { columns: 19, rows: 9 })).to.eql(crop(2, 0, 13, 8));
    });

    it('are the whole board for an empty game', () => {
      expect(fit('(;SZ[9])')).to.eql(crop(0, 0, 8, 8));
    });
  });
});

describe('placeLayout', () => {
  for (const width of [1, 97, 300, 333, 800, 1501]) {
    it(`lies on whole pixels inside ${width} pixels`, () => {
      const layout = buildLayout({ size }, fullCrop(size), true);
      const placed = placeLayout(layout, width, width);
      const lines = Array.from(
        { length: 19 },
        (_, x) => toDevice(placed, { x: x + 0.5, y: 0.5 }).x,
      );
      const edges = lines.map((x) => x - placed.lineWidth / 2);
      expect(edges.filter((edge) => !Number.isInteger(edge))).to.eql([]);
      expect(placed.cell).to.equal(Math.max(1, Math.floor(width / layout.width)));
      if (width > 20) expect(lines[18]).to.be.lessThan(width);
    });
  }

  it('makes the lines at the edges of the board wider than the others, by whole pixels', () => {
    for (const width of [200, 400, 1200, 2400]) {
      const layout = buildLayout({ size }, fullCrop(size), true);
      const placed = placeLayout(layout, width, width);
      const lines = buildGround(layout).shapes.filter((shape) => shape.kind === 'grid');
      const widths = lines.map((line) => Math.min(...lineOnPixels(placed, line, 0).slice(2)));
      const [edge = 0, inner = 0] = widths;
      expect(widths.filter((other) => other === edge)).to.have.length(4);
      expect(edge).to.be.within(inner + 1, Math.max(inner + 1, inner * 1.5));
    }
  });

  it('has no wider lines where the board goes on', () => {
    const { shapes } = buildGround(buildLayout({ size }, crop(4, 4, 8, 8), true));
    expect(shapes.filter((shape) => shape.kind === 'grid' && shape.isEdge)).to.eql([]);
  });
});
