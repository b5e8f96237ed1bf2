import { expect } from '@esm-bundle/chai';
import { placeLayout } from '../../src/view/layout/placement.js';
import { all, cornersOf, distance, layoutOf, sceneOf, turns } from './hex-scenes.js';

describe('the winning connection of a Hex board', () => {
  it('shows the shortest way by which a player has joined both sides', () => {
    const scene = sceneOf('(;GM[11]SZ[4]AB[b1][b2][a3][a4][c1][c2][b3]AW[d1][d2])');
    const [way, ...more] = all(scene.shapes, 'connection');
    expect(more).to.eql([]);
    expect(way?.color).to.equal('black');
    const steps = way ? cornersOf(way) : [];
    const [start, end] = [steps.shift(), steps.pop()];
    expect(steps).to.have.length(4);
    for (const [index, step] of steps.entries()) {
      const next = steps[index + 1];
      if (next) expect(distance(step, next)).to.be.closeTo(1, 1e-2);
    }
    const bands = all(scene.ground.shapes, 'side').filter(({ color }) => color === 'black');
    for (const [at, tip] of [start, end].entries()) {
      const band = bands[at] ? cornersOf(bands[at]) : [];
      const rows = band.map(({ y }) => y);
      expect(tip?.y, 'it begins and ends within the edges').to.be.within(
        Math.min(...rows),
        Math.max(...rows),
      );
    }
    expect(all(sceneOf('(;GM[11]SZ[3]AB[a1][a2][b3])').shapes, 'connection')).to.eql([]);
  });

  it('shows that way beside the marks of its stones', () => {
    const pathOf = (more: string) => {
      const [way] = all(sceneOf(`(;GM[11]SZ[3]AW[a2][b2][c2]${more})`).shapes, 'connection');
      return way?.path ?? '';
    };
    expect(pathOf('')).not.to.contain('A');
    for (const marks of ['LB[b2:1]', 'TR[b2]']) expect(pathOf(marks).match(/A/g)).to.have.length(1);
    expect(pathOf('CR[a2][b2][c2]').match(/A/g)).to.have.length(3);
    expect(pathOf('CR[a1][b3]'), 'marks elsewhere').to.equal(pathOf(''));
    const [last] = all(sceneOf('(;GM[11]SZ[3]AW[a2][c2];W[b2])').shapes, 'connection');
    expect(last?.path.match(/A/g), 'the mark of the last move').to.have.length(1);
  });
});

describe('the box of a Hex board', () => {
  for (const { degrees, isMirrored } of turns) {
    for (const hasCoordinates of [true, false])
      it(`fills its box, turned by ${degrees}, ${isMirrored ? 'mirrored, ' : ''}${hasCoordinates ? 'with' : 'without'} names`, () => {
        const look = { degrees, isMirrored, hasCoordinates };
        const layout = layoutOf('(;GM[11]SZ[6:4])', look);
        const { margins, width, height } = layout;
        const { shapes } = sceneOf('(;GM[11]SZ[6:4])', look).ground;
        const NAME = 0.36;
        const names = all(shapes, 'coordinate').flatMap(({ x, y }) => [
          { x: x - NAME, y: y - NAME },
          { x: x + NAME, y: y + NAME },
        ]);
        const drawn = [...all(shapes, 'side').flatMap(cornersOf), ...names];
        const [xs, ys] = [drawn.map(({ x }) => x), drawn.map(({ y }) => y)];
        const spaces = [
          Math.min(...xs) + margins.left,
          Math.min(...ys) + margins.top,
          width - margins.left - Math.max(...xs),
          height - margins.top - Math.max(...ys),
        ];
        for (const space of spaces) expect(space).to.be.within(-1e-3, 0.06);
        const { cell } = placeLayout(layout, 1000, 1000);
        expect(cell * Math.max(width, height)).to.be.closeTo(1000, 1e-6);
      });
  }
});
