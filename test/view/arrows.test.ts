import { expect } from '@esm-bundle/chai';
import { Replayer } from '../../src/replay/replayer.js';
import type { Point } from '../../src/rules/point.js';
import { arrowBetween, Rooms } from '../../src/view/scene/arrows.js';
import { buildLayout } from '../../src/view/layout/build-layout.js';
import { fullCrop } from '../../src/view/layout/layout.js';
import { buildRichScene } from '../../src/view/scene/rich-scene.js';
import { treeOf } from '../helpers/records.js';

const SIDE = 52;
const size = { columns: SIDE, rows: SIDE };
const layout = buildLayout({ size }, fullCrop(size), false);

describe('an arrow', () => {
  it('looks at the texts beside its way only', () => {
    let looks = 0;
    const rooms = Array.from({ length: SIDE * SIDE }, (_, index) => ({
      x: (index % SIDE) + 0.5,
      y: Math.floor(index / SIDE) + 0.5,
      get radius() {
        looks++;
        return 0.38;
      },
    }));
    const pair = { from: 0 as Point, to: (SIDE * SIDE - 1) as Point };
    const pieces = arrowBetween('arrow', pair, layout, () => false, new Rooms(rooms));
    expect(pieces).to.have.length(SIDE - 1);
    expect(looks).to.be.lessThan(SIDE * 6);
  });

  it('is interrupted wherever a text is near enough to its way', () => {
    const way = { from: 0 as Point, to: (SIDE * 20 + 31) as Point };
    const rooms = Array.from({ length: 600 }, (_, index) => ({
      x: ((index * 7) % 640) / 20,
      y: ((index * 11) % 420) / 20,
      radius: 0.4,
    }));
    for (const room of rooms) {
      const apart = Math.abs((room.x - 0.5) * 20 - (room.y - 0.5) * 31) / Math.hypot(20, 31);
      const along = ((room.x - 0.5) * 31 + (room.y - 0.5) * 20) / Math.hypot(20, 31);
      if (along < 1 || along > 35) continue;
      const { length } = arrowBetween('line', way, layout, () => false, new Rooms([room]));
      expect(length, JSON.stringify(room)).to.equal(apart < 0.4 ? 2 : 1);
    }
  });
});

describe('arrows of a record', () => {
  const kindsIn = (sgf: string) => {
    const replayer = new Replayer(treeOf(sgf));
    const layout = buildLayout(replayer, fullCrop(replayer.size), false);
    return buildRichScene(replayer, replayer.tree.root, layout).shapes.map(({ kind }) => kind);
  };

  it('leave territory in sight', () => {
    expect(kindsIn('(;SZ[9]TB[ba]AR[aa:ia])')).to.eql(['territory', 'line', 'arrow']);
  });

  it('are whole where there are very many, whatever they pass', () => {
    const letters = [...'abcdefghijklmnopqrstuvwxyz'];
    const pairs = letters.flatMap((from) => letters.map((to) => `[a${from}:z${to}]`));
    const kinds = kindsIn(`(;SZ[26]LB[cc:x][gg:y][ll:z]AR${pairs.join('')})`);
    expect(kinds.filter((kind) => kind !== 'label')).to.have.length(pairs.length);
  });
});
