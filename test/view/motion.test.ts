import { aTimeout, expect } from '@open-wc/testing';
import { readMarkup } from '../../src/replay/markup.js';
import { Replayer } from '../../src/replay/replayer.js';
import { nodesOf } from '../../src/sgf/game-tree.js';
import { buildLayout } from '../../src/view/layout/build-layout.js';
import { fullCrop } from '../../src/view/layout/layout.js';
import { moveStones, sceneInMotion } from '../../src/view/paint/motion.js';
import { buildScene } from '../../src/view/scene/scene.js';
import type { Scene } from '../../src/view/scene/shapes.js';
import { treeOf } from '../helpers/records.js';

/** The scenes of all nodes of a record. */
function scenesOf(sgf: string): Scene[] {
  const replayer = new Replayer(treeOf(sgf));
  const layout = buildLayout(replayer, fullCrop(replayer.size), false);
  return Array.from(nodesOf(replayer.tree), (node) =>
    buildScene(replayer.positionAt(node), readMarkup(replayer, node), layout),
  );
}

function lifts(scene: Scene): [key: string, lift: number | undefined][] {
  return scene.shapes.flatMap((shape) => (shape.kind === 'stone' ? [[shape.key, shape.lift]] : []));
}

const taking = '(;SZ[3]AB[ba]AW[aa];B[ab])';

describe('stones in motion', () => {
  it('land and lift at once, the others rest', () => {
    const [before, after] = scenesOf(taking) as [Scene, Scene];
    expect(lifts(sceneInMotion(before, after, 0))).to.eql([
      ['black:1,0', undefined],
      ['black:0,1', 1],
      ['white:0,0', 0],
    ]);
    const [, landing, leaving] = lifts(sceneInMotion(before, after, 0.5));
    expect(landing?.[1]).to.be.within(0.01, 0.5); // most of the way is behind it
    expect(leaving?.[1]).to.be.within(0.5, 0.99);
  });

  it('end at the scene after', async () => {
    const [before, after] = scenesOf(taking) as [Scene, Scene];
    const shown: Scene[] = [];
    moveStones(before, after, (scene) => shown.push(scene));
    while (shown.at(-1) !== after) await aTimeout(10);
    expect(shown.length).to.be.greaterThan(1);
    await aTimeout(50);
    expect(shown.at(-1)).to.equal(after);
  });

  it('stop when they are told to', async () => {
    const [before, after] = scenesOf(taking) as [Scene, Scene];
    const shown: Scene[] = [];
    moveStones(before, after, (scene) => shown.push(scene))();
    const count = shown.length;
    await aTimeout(200);
    expect(shown).to.have.length(count);
  });

  it('do not move in a jump, forth or back', () => {
    const scenes = scenesOf(
      `(;SZ[5];B[aa];W[bb];B[cc];W[dd];B[ee];W[ab];B[ac];W[ad];B[ae];W[ba];B[bc];W[bd];B[be];W[ca])`,
    );
    const [first, last] = [scenes[0], scenes.at(-1)] as [Scene, Scene];
    const shown: Scene[] = [];
    moveStones(first, last, (scene) => shown.push(scene));
    moveStones(last, first, (scene) => shown.push(scene));
    expect(shown).to.eql([last, first]);
  });

  it('do not move from one ground to another', () => {
    const [small] = scenesOf('(;SZ[3]AB[aa])') as [Scene];
    const [large] = scenesOf('(;SZ[5]AB[bb])') as [Scene];
    const shown: Scene[] = [];
    moveStones(small, large, (scene) => shown.push(scene));
    expect(shown).to.eql([large]);
  });
});
