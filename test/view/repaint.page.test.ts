import { expect } from '../helpers/testing.js';
import { readMarkup } from '../../src/replay/markup.js';
import { Replayer } from '../../src/replay/replayer.js';
import { nodesOf } from '../../src/sgf/game-tree.js';
import { buildLayout } from '../../src/view/layout/build-layout.js';
import { fullCrop } from '../../src/view/layout/layout.js';
import { placeLayout } from '../../src/view/layout/placement.js';
import { paintScene } from '../../src/view/paint/paint.js';
import { changedSpots } from '../../src/view/paint/repaint.js';
import { buildScene } from '../../src/view/scene/scene.js';
import type { Scene } from '../../src/view/scene/shapes.js';
import { readTheme } from '../../src/view/paint/read-theme.js';
import { themes } from '../../src/view/paint/theme.js';
import { probeWith } from './probe.js';
import { treeOf } from '../helpers/records.js';

/** Captures, a ko, labels on points and stones, marks, territory, setup that changes half the board. */
const game =
  '(;SZ[9]AB[ba][ab][bc]AW[ca][db][cc][bb];B[cb]LB[ee:A];W[hh]TR[cb];B[gg]SQ[hh][ii];W[bb]LB[cb:9]' +
  ';B[ii];W[ai]CR[ii]SL[aa]LB[fc:a label that is far too long for its point]L[fc];B[cb];AB[ah:ie]TW[hh];C[x];W[ff]TB[aa:ca];AE[aa:ii];B[ee])';

function scenesOf(sgf: string): { scenes: Scene[]; layout: ReturnType<typeof buildLayout> } {
  const replayer = new Replayer(treeOf(sgf));
  const layout = buildLayout(replayer, fullCrop(replayer.size), true);
  const scenes = Array.from(nodesOf(replayer.tree), (node) =>
    buildScene(replayer.positionAt(node), readMarkup(replayer, node), layout),
  );
  return { scenes, layout };
}

function canvasOf(side: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = side;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  return context;
}

const kaya = readTheme(themes['kaya'] ?? {}, probeWith());

/** Lines under a clip are rounded a little differently: levels of 256. */
const ROUNDING = 10;

/** Of what is seen: the colours of a pixel count as much as its alpha. */
function greatestDifference(
  one: CanvasRenderingContext2D,
  other: CanvasRenderingContext2D,
): number {
  const [found, expected] = [seenOn(one), seenOn(other)];
  return found.reduce(
    (most, value, at) => Math.max(most, Math.abs(value - (expected[at] ?? 0))),
    0,
  );
}

function seenOn(context: CanvasRenderingContext2D): Float32Array {
  const { width, height } = context.canvas;
  const { data } = context.getImageData(0, 0, width, height);
  const alphaOf = (at: number) => (data[at | 3] ?? 0) / 255;
  return Float32Array.from(data, (value, at) => (at % 4 === 3 ? value : value * alphaOf(at)));
}

describe('painting what differs', () => {
  for (const side of [40, 97, 240, 500]) {
    it(`gives the picture of painting all, forth and back, on ${side} pixels`, () => {
      const { scenes, layout } = scenesOf(game);
      const placement = placeLayout(layout, side, side);
      const [stepping, whole] = [canvasOf(side), canvasOf(side)];
      let before: Scene | undefined;
      for (const scene of [...scenes, ...[...scenes].reverse()]) {
        paintScene(stepping, scene, placement, kaya, { isOverWood: true, before });
        paintScene(whole, scene, placement, kaya, { isOverWood: true });
        expect(greatestDifference(stepping, whole)).to.be.lessThan(ROUNDING);
        before = scene;
      }
    });
  }

  it('knows where two scenes differ', () => {
    const { scenes } = scenesOf('(;SZ[5];B[bb];W[cc];C[x])');
    const spots = (from: number, to: number) =>
      changedSpots(scenes[from] as Scene, scenes[to] as Scene)?.map(({ x, y }) => [x, y].join());
    expect(new Set(spots(1, 2))).to.eql(new Set(['1.5,1.5', '2.5,2.5']));
    expect(spots(2, 3)).to.eql([]);
  });

  it('paints all on another board, and where very much changes', () => {
    const [{ scenes: one }, { scenes: other }] = [
      scenesOf('(;SZ[9])'),
      scenesOf('(;SZ[9]AB[aa:ii])'),
    ];
    const [{ scenes: small }] = [scenesOf('(;SZ[5])')];
    expect(changedSpots(one[0] as Scene, other[0] as Scene)).to.equal(undefined);
    expect(changedSpots(one[0] as Scene, small[0] as Scene)).to.equal(undefined);
  });
});
