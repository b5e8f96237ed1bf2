import { expect } from '@esm-bundle/chai';
import { Replayer } from '../../src/replay/replayer.js';
import { columnOf, type Point, rowOf } from '../../src/rules/point.js';
import { buildLayout } from '../../src/view/layout/build-layout.js';
import { fullCrop } from '../../src/view/layout/layout.js';
import { pointAtPlace } from '../../src/view/layout/point-at-place.js';
import { buildRichScene } from '../../src/view/scene/rich-scene.js';
import { swapColors } from '../../src/view/layout/symmetry.js';
import { readCrop } from '../../src/view/layout/view-option.js';
import { treeOf } from '../helpers/records.js';
import { all, cellAt, cornersOf, distance, layoutOf, sceneOf, turns } from './hex-scenes.js';

describe('the Hex board', () => {
  it('is a rhombus of hexagons, each row half a cell farther right, a1 upper left (H-06)', () => {
    const { ground } = sceneOf('(;GM[11]SZ[5])');
    const cells = all(ground.shapes, 'hexagon');
    expect(cells).to.have.length(25);
    const layout = layoutOf('(;GM[11]SZ[5])');
    const [a1, b1, a2] = [cellAt(layout, 0, 0), cellAt(layout, 1, 0), cellAt(layout, 0, 1)];
    expect([b1.x - a1.x, b1.y - a1.y]).to.eql([1, 0]);
    expect(a2.x - a1.x).to.be.closeTo(0.5, 1e-6);
    expect(a2.y - a1.y).to.be.closeTo(Math.sqrt(3) / 2, 1e-6);
  });

  for (const { degrees, isMirrored } of turns) {
    const look = { degrees, isMirrored };
    it(`turned by ${degrees}${isMirrored ? ' and mirrored' : ''}, cells touch six others and nothing is outside`, () => {
      const layout = layoutOf('(;GM[11]SZ[6:4])', look);
      const middle = cellAt(layout, 2, 2);
      for (const [right, down] of [
        [1, 0],
        [0, 1],
        [-1, 1],
        [-1, 0],
        [0, -1],
        [1, -1],
      ] as const) {
        expect(distance(middle, cellAt(layout, 2 + right, 2 + down))).to.be.closeTo(1, 1e-5);
      }
      const { margins, width, height } = layout;
      const { ground } = sceneOf('(;GM[11]SZ[6:4])', look);
      const names = all(ground.shapes, 'coordinate');
      const corners = [...all(ground.shapes, 'hexagon'), ...all(ground.shapes, 'side')].flatMap(
        cornersOf,
      );
      for (const { x, y } of [...names, ...corners]) {
        expect(x).to.be.within(-margins.left, width - margins.left);
        expect(y).to.be.within(-margins.top, height - margins.top);
      }
    });

    it(`turned by ${degrees}${isMirrored ? ' and mirrored' : ''}, a place is found in its cell`, () => {
      const layout = layoutOf('(;GM[11]SZ[6:4])', look);
      for (let point = 0; point < 24; point++) {
        const [column, row] = [
          columnOf(point as Point, layout.size),
          rowOf(point as Point, layout.size),
        ];
        const { x, y } = cellAt(layout, column, row);
        for (const angle of [0, 1, 2, 3, 4, 5, 6]) {
          const [right, down] = [0.48 * Math.cos(angle), 0.48 * Math.sin(angle)];
          expect(pointAtPlace(layout, x + right, y + down)).to.equal(point);
        }
      }
      const { x, y } = cellAt(layout, 0, 0);
      const next = cellAt(layout, 1, 0);
      expect(pointAtPlace(layout, x - 0.7 * (next.x - x), y - 0.7 * (next.y - y))).to.equal(
        undefined,
      );
    });
  }

  it('has Black’s sides above and below, White’s left and right, also where it is no rhombus (H-07)', () => {
    const layout = layoutOf('(;GM[11]SZ[6:7])');
    const sides = all(sceneOf('(;GM[11]SZ[6:7])').ground.shapes, 'side');
    const middleOf = (side: (typeof sides)[number]) => {
      const corners = cornersOf(side);
      return corners.reduce((sum, { y }) => sum + y, 0) / corners.length;
    };
    expect(sides.map(({ color }) => color)).to.eql(['black', 'black', 'white', 'white']);
    const [above, below, left, right] = sides;
    if (!above || !below || !left || !right) throw new Error('four sides');
    expect(middleOf(above)).to.be.lessThan(cellAt(layout, 0, 0).y);
    expect(middleOf(below)).to.be.greaterThan(cellAt(layout, 0, 6).y);
    // A corner for each half of a cell along it, inside and outside, and one or two where sides meet.
    expect([above, below, left, right].map((side) => cornersOf(side).length)).to.eql([
      27, 27, 31, 31,
    ]);
  });

  it('sides follow the cells and meet at the corners of the board', () => {
    const shapes = sceneOf('(;GM[11]SZ[3])').ground.shapes;
    const cells = all(shapes, 'hexagon').flatMap(cornersOf);
    const sides = all(shapes, 'side').map(cornersOf);
    for (const [index, side] of sides.entries()) {
      const inner = side.filter((corner) => cells.some((cell) => distance(cell, corner) < 2e-3));
      expect(inner.length).to.be.at.least(6);
      const others = sides.filter((_, other) => other !== index).flat();
      const shared = side.filter((corner) =>
        others.some((other) => distance(other, corner) < 2e-3),
      );
      expect(shared.length, 'two corners at each end').to.equal(4);
    }
  });

  it('has its sides in the other colours where colours are swapped', () => {
    const scene = sceneOf('(;GM[11]SZ[3]AB[a1])');
    const swapped = swapColors(scene);
    const sides = all(swapped.ground.shapes, 'side').map(({ color }) => color);
    expect(sides).to.eql(['white', 'white', 'black', 'black']);
    expect(swapped.ground.key).not.to.equal(scene.ground.key);
    const go = sceneOf('(;SZ[3]AB[aa])');
    expect(swapColors(go).ground).to.equal(go.ground);
  });

  it('is named with letters above and numbers on the left, beyond z too (H-03)', () => {
    const texts = all(sceneOf('(;GM[11]SZ[28:3])').ground.shapes, 'coordinate').map(
      ({ text }) => text,
    );
    expect(texts.filter((text) => text === 'ab')).to.have.length(1);
    expect(texts.filter((text) => text === '3')).to.have.length(1);
    expect(texts).to.have.length(28 + 3);
  });

  it('may be 63 cells wide', () => {
    const { ground } = sceneOf('(;GM[11]SZ[63])');
    expect(all(ground.shapes, 'hexagon')).to.have.length(63 * 63);
    expect(all(ground.shapes, 'coordinate').map(({ text }) => text)).to.include.members([
      'bk',
      '63',
    ]);
  });

  it('shows a part: sides only where the board ends, cells beyond as fading ones', () => {
    const crop = { left: 0, top: 0, right: 2, bottom: 1 };
    const { shapes } = sceneOf('(;GM[11]SZ[11])', { crop }).ground;
    const cells = all(shapes, 'hexagon');
    expect(cells.filter(({ isBeyond }) => !isBeyond)).to.have.length(6);
    expect(cells.filter(({ isBeyond }) => isBeyond)).to.have.length(6);
    expect(all(shapes, 'side').map(({ color }) => color)).to.eql(['black', 'white']);
  });

  it('leaves out the cells that VW leaves out', () => {
    const replayer = new Replayer(treeOf('(;GM[11]SZ[5]VW[a1][c3])'));
    const points = [0, 12] as Point[];
    const { size, boardKind } = replayer;
    const layout = buildLayout(
      { size, boardKind },
      { left: 0, top: 0, right: 2, bottom: 2 },
      true,
      { points },
    );
    const scene = buildRichScene(replayer, replayer.tree.root, layout);
    const cells = all(scene.ground.shapes, 'hexagon').filter(({ isBeyond }) => !isBeyond);
    expect(cells.map(({ key }) => key)).to.eql(['cell:0,0', 'cell:2,2']);
  });

  it('has labels in its cells, where no line has to be hidden (H-17)', () => {
    const labels = all(sceneOf('(;GM[11]SZ[5]LB[a1:x])').shapes, 'label');
    expect(labels).to.have.length(1);
    expect(labels[0]).to.include({ text: 'x', hidesGrid: false, key: 'label:0,0' });
  });

  it('has marks and tints on cells (H-25)', () => {
    const replayer = new Replayer(treeOf('(;GM[11]SZ[5]CR[b2]RG[a1:b1])'));
    const { size, boardKind } = replayer;
    const layout = buildLayout({ size, boardKind }, fullCrop(size), true);
    const { shapes } = buildRichScene(replayer, replayer.tree.root, layout);
    expect(all(shapes, 'mark')[0]).to.include({ mark: 'circle', key: 'circle:1,1' });
    expect(all(shapes, 'tint').map(({ outline }) => outline)).to.eql([
      layout.cellPath,
      layout.cellPath,
    ]);
  });

  it('marks the stone that a swap has given away, in the node of the swap', () => {
    const swapped = sceneOf('(;GM[11]SZ[5];B[c2];W[swap-pieces])');
    expect(all(swapped.shapes, 'swap').map(({ key, on }) => [key, on])).to.eql([
      ['swap:1,2', 'white'],
    ]);
    expect(all(sceneOf('(;GM[11]SZ[5];B[c2];W[swap-sides])').shapes, 'swap')[0]).to.include({
      on: 'black',
    });
    expect(all(sceneOf('(;GM[11]SZ[5];B[c2];W[swap-pieces];B[a1])').shapes, 'swap')).to.eql([]);
  });

  it('takes views in its own names', () => {
    const replayer = new Replayer(treeOf('(;GM[11]SZ[11];B[c3];W[d4])'));
    expect(readCrop('b2:e5', replayer)).to.eql({ left: 1, top: 1, right: 4, bottom: 4 });
    expect(readCrop('b2-e5', replayer)).to.eql({ left: 1, top: 1, right: 4, bottom: 4 });
    // Six lines at least: fewer would make stones as large as tiles.
    expect(readCrop('fit', replayer)).to.eql({ left: 0, top: 0, right: 5, bottom: 5 });
    const central = new Replayer(treeOf('(;GM[11]SZ[11];B[f6])'));
    expect(readCrop('fit', central)).to.eql({ left: 3, top: 3, right: 8, bottom: 8 });
  });
});

describe('the Othello board', () => {
  const sgf = '(;GM[2];B[dc])';

  it('has squares with four dots, and names a1 upper left', () => {
    const { shapes, edges } = sceneOf(sgf).ground;
    const lines = all(shapes, 'grid');
    expect(lines).to.have.length(18);
    for (const { width, height } of lines) expect(Math.max(width, height)).to.equal(8);
    expect(all(shapes, 'star').map(({ x, y }) => [x, y])).to.eql([
      [2, 2],
      [2, 6],
      [6, 2],
      [6, 6],
    ]);
    expect(
      all(shapes, 'coordinate')
        .slice(0, 2)
        .map(({ text }) => text),
    ).to.eql(['a', 'a']);
    expect(Object.values(edges)).to.eql([true, true, true, true]);
  });

  it('has discs in the squares', () => {
    const discs = all(sceneOf(sgf).shapes, 'stone');
    expect(discs.map(({ x, y, color }) => [x, y, color])).to.deep.include([3.5, 3.5, 'black']);
    expect(discs).to.have.length(5);
  });

  it('goes on beyond a part, and has no lines where VW has no squares', () => {
    const crop = { left: 0, top: 0, right: 3, bottom: 3 };
    const lines = all(sceneOf(sgf, { crop }).ground.shapes, 'grid');
    expect(lines.map(({ width, height }) => Math.max(width, height))).to.eql(Array(10).fill(4.15));
    const { size, boardKind } = new Replayer(treeOf(sgf));
    const holes = { points: [0, 18] as Point[] };
    const layout = buildLayout(
      { size, boardKind },
      { left: 0, top: 0, right: 2, bottom: 2 },
      false,
      holes,
    );
    const replayer = new Replayer(treeOf(sgf));
    const shown = buildRichScene(replayer, replayer.tree.root, layout).ground.shapes;
    expect(all(shown, 'grid')).to.have.length(8);
  });

  it('can be turned and mirrored', () => {
    const { shapes } = sceneOf(sgf, { degrees: 90, isMirrored: true }).ground;
    expect(all(shapes, 'grid')).to.have.length(18);
  });
});

describe('the gomoku board', () => {
  it('is Go’s with five star points', () => {
    expect(all(sceneOf('(;GM[4]SZ[15];B[hh])').ground.shapes, 'star')).to.have.length(5);
    expect(all(sceneOf('(;GM[1]SZ[15];B[hh])').ground.shapes, 'star')).to.have.length(9);
  });
});
