import { expect } from '@esm-bundle/chai';
import { readMarkup } from '../../src/replay/markup.js';
import { Replayer } from '../../src/replay/replayer.js';
import { type DisplayOptions, readDisplay } from '../../src/view/layout/display-options.js';
import { buildLayout } from '../../src/view/layout/build-layout.js';
import { fullCrop, type Layout, placeOf } from '../../src/view/layout/layout.js';
import { pointAtPlace } from '../../src/view/layout/point-at-place.js';
import { type CoordinateStyle, lineNames } from '../../src/view/layout/line-names.js';
import { buildScene } from '../../src/view/scene/scene.js';
import type { Shape } from '../../src/view/scene/shapes.js';
import { swapColors, turnLayout } from '../../src/view/layout/symmetry.js';
import { nodeAt, pointOn, treeOf } from '../helpers/records.js';

const size = { columns: 7, rows: 5 };

describe('names of lines', () => {
  const rows: readonly (readonly [CoordinateStyle, columns: string, rows: string])[] = [
    ['western', 'A B C D E F G', '5 4 3 2 1'],
    ['sgf', 'a b c d e f g', 'a b c d e'],
    ['numeric', '1 2 3 4 5 6 7', '1 2 3 4 5'],
    ['cjk', '1 2 3 4 5 6 7', '一 二 三 四 五'],
    ['corner', '1 2 3 4 3 2 1', '1 2 3 2 1'],
  ];
  for (const [style, columns, names] of rows) {
    it(style, () => {
      const found = lineNames(style, size);
      expect([found.columns.join(' '), found.rows.join(' ')]).to.eql([columns, names]);
    });
  }

  it('of the largest board (K-35)', () => {
    const ends = (style: CoordinateStyle) => {
      const { columns, rows } = lineNames(style, { columns: 52, rows: 52 });
      return [columns[25], columns[51], rows[9], rows[18], rows[19], rows[51]].join(' ');
    };
    expect(ends('western')).to.equal('AA BBB 43 34 33 1');
    expect(ends('sgf')).to.equal('z Z j s t Z');
    expect(ends('cjk')).to.equal('26 52 十 十九 二十 五十二');
  });
});

/** Where the point in column 1, row 0 of the crop (1, 0)–(6, 3) is seen. */
function turned(degrees: number, isMirrored: boolean): Layout {
  const crop = { left: 1, top: 0, right: 6, bottom: 3 };
  return turnLayout(buildLayout({ size }, crop, true), degrees, isMirrored);
}

describe('turnLayout', () => {
  const rows: readonly (readonly [
    degrees: number,
    isMirrored: boolean,
    x: number,
    y: number,
    cut: string,
  ])[] = [
    [0, false, 0.5, 0.5, 'left bottom'],
    [90, false, 3.5, 0.5, 'left top'],
    [180, false, 5.5, 3.5, 'top right'],
    [270, false, 0.5, 5.5, 'right bottom'],
    [0, true, 5.5, 0.5, 'right bottom'],
    [90, true, 0.5, 0.5, 'top right'],
    [180, true, 0.5, 3.5, 'left top'],
    [270, true, 3.5, 5.5, 'left bottom'],
  ];
  for (const [degrees, isMirrored, x, y, cut] of rows) {
    it(`${degrees}°${isMirrored ? ', mirrored' : ''}`, () => {
      const layout = turned(degrees, isMirrored);
      const place = placeOf(layout, '', 1, 0);
      expect([place.x, place.y]).to.eql([x, y]);
      const { left, top, right, bottom } = layout.margins;
      const sides = Object.entries({ left, top, right, bottom });
      expect(sides.flatMap(([side, margin]) => (margin ? [] : [side])).join(' ')).to.equal(cut);
      expect(layout.width > layout.height).to.equal(degrees % 180 === 0);
    });

    it(`${degrees}°${isMirrored ? ', mirrored' : ''}: and back`, () => {
      const layout = turned(degrees, isMirrored);
      for (let column = 0; column < size.columns; column++) {
        for (let row = 0; row < size.rows; row++) {
          const place = placeOf(layout, '', column, row);
          const expected = column > 0 && row < 4 ? pointOn(size, column, row) : undefined;
          expect(pointAtPlace(layout, place.x + 0.4, place.y - 0.4)).to.equal(expected);
        }
      }
    });
  }

  it('names stand on the left and above where no edge is seen', () => {
    const inner = { left: 1, top: 1, right: 5, bottom: 3 };
    for (const degrees of [0, 90, 180, 270]) {
      const { margins } = turnLayout(buildLayout({ size }, inner, true), degrees, false);
      expect([margins.left > 0, margins.top > 0, margins.right, margins.bottom]).to.eql([
        true,
        true,
        0,
        0,
      ]);
    }
  });
});

function shapesOf(sgf: string, change = (layout: Layout) => layout) {
  const tree = treeOf(sgf);
  const replayer = new Replayer(tree);
  const node = nodeAt(tree, 'main:last');
  const markup = readMarkup(replayer, node);
  const points = markup.view;
  const plain = buildLayout(replayer, fullCrop(replayer.size), true, { points });
  return buildScene(replayer.positionAt(node), markup, change(plain));
}

const rounded = (cells: number) => Math.round(cells * 100) / 100;

const placesOf = (shapes: readonly Shape[], kind: Shape['kind']) =>
  shapes
    .filter((shape) => shape.kind === kind)
    .map((shape) =>
      `${'text' in shape ? shape.text : ''} ${rounded(shape.x)},${rounded(shape.y)}`.trim(),
    );

describe('a turned scene', () => {
  it('turns stones, marks and labels together, lines keep their names', () => {
    const scene = shapesOf('(;SZ[9]AB[ba]TR[ba]LB[ca:x])', (layout) =>
      turnLayout(layout, 90, false),
    );
    expect(placesOf(scene.shapes, 'stone')).to.eql(['8.5,1.5']);
    expect(placesOf(scene.shapes, 'mark')).to.eql(['8.5,1.5']);
    expect(placesOf(scene.shapes, 'label')).to.eql(['x 8.5,2.5']);
    const names = placesOf(scene.ground.shapes, 'coordinate');
    expect(names.filter((name) => name.startsWith('B '))).to.have.members([
      'B -0.3,1.5',
      'B 9.3,1.5',
    ]);
    expect(names.filter((name) => name.startsWith('9 '))).to.have.members([
      '9 8.5,-0.3',
      '9 8.5,9.3',
    ]);
  });

  it('swaps colours, also those that marks stand on', () => {
    const told = (shapes: readonly Shape[]) =>
      shapes.map((shape) => [
        'color' in shape ? shape.color : '',
        'on' in shape ? shape.on : undefined,
      ]);
    const scene = swapColors(shapesOf('(;SZ[9]AB[aa]TR[aa]TW[aa]LB[bb:1])'));
    expect(told(scene.shapes)).to.eql([
      ['white', undefined],
      ['black', 'white'],
      ['', 'white'],
      ['', undefined],
    ]);
    expect(swapColors(scene)).to.eql(shapesOf('(;SZ[9]AB[aa]TR[aa]TW[aa]LB[bb:1])'));
  });
});

describe('points that the record leaves blank (K-24)', () => {
  const sgf = '(;SZ[9]VW[aa:bi][ca:ee]AB[bb][gg]AW[ch]TR[dh]LB[ca:x][ci:y])';
  const { shapes, ground } = shapesOf(sgf);

  it('have no stones and no marks', () => {
    expect(placesOf(shapes, 'stone')).to.eql(['1.5,1.5']);
    expect(placesOf(shapes, 'mark')).to.eql([]);
    expect(placesOf(shapes, 'label')).to.eql(['x 2.5,0.5']);
  });

  it('have no star points and no lines', () => {
    expect(placesOf(ground.shapes, 'star')).to.eql(['2.5,2.5', '4.5,4.5']);
    const lines = ground.shapes.filter((shape) => shape.kind === 'grid');
    const [third] = lines.filter(({ x, height }) => x === 2.5 && height > 0);
    expect(third?.height).to.be.closeTo(4.65, 1e-9);
    const [last] = lines.filter(({ y, width }) => y === 8.5 && width > 0);
    expect(last?.width).to.be.closeTo(1.65, 1e-9);
  });

  it('inside the others cut lines in two', () => {
    const scene = shapesOf('(;SZ[3]VW[aa:ac][ca:cc][ba][bc])');
    const lines = scene.ground.shapes.filter((shape) => shape.kind === 'grid');
    expect(lines).to.have.length(8);
    expect(new Set(lines.map(({ key }) => key)).size).to.equal(8);
  });
});

describe('readDisplay', () => {
  const source = new Replayer(treeOf('(;SZ[19])'));
  const none = { view: '', coordinates: '', rotate: '', mirror: false, swapColors: false };
  const misread = (choices: Partial<DisplayOptions>) =>
    Object.keys(readDisplay({ ...none, ...choices }, source).misread ?? {}).join(' ');

  it('tells nonsense', () => {
    expect(misread({})).to.equal('');
    expect(misread({ view: ' full ', coordinates: 'auto', rotate: ' 180' })).to.equal('');
    expect(misread({ view: 'x', coordinates: 'y', rotate: '45' })).to.equal(
      'view coordinates rotate',
    );
  });

  const corners: readonly string[] = [
    'D16-Q4',
    'Q4:D16',
    'dd:pp',
    'dd-pp',
    '4-4:16-16',
    '4,4-16,16',
    '4四-16十六',
    '4の四 – 16の十六',
  ];
  for (const view of corners) {
    it(`reads “${view}”`, () => {
      const { crop } = readDisplay({ ...none, view }, source);
      expect(crop).to.eql({ left: 3, top: 3, right: 15, bottom: 15 });
    });
  }
});
