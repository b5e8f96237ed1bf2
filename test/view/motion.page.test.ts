import { aTimeout, expect } from '../helpers/testing.js';
import { readMarkup } from '../../src/replay/markup.js';
import { Replayer } from '../../src/replay/replayer.js';
import { nodesOf } from '../../src/sgf/game-tree.js';
import { buildLayout } from '../../src/view/layout/build-layout.js';
import { fullCrop } from '../../src/view/layout/layout.js';
import { moveStones, sceneInMotion } from '../../src/view/paint/motion.js';
import { buildScene } from '../../src/view/scene/scene.js';
import type { Scene, Shape } from '../../src/view/scene/shapes.js';
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
    const [, landing, leaving] = lifts(sceneInMotion(before, after, 70));
    expect(landing?.[1]).to.be.within(0.01, 0.5); // most of the way is behind it
    expect(leaving?.[1]).to.be.within(0.5, 0.99);
  });

  it('land in 120 ms and leave in 140', () => {
    const [before, after] = scenesOf(taking) as [Scene, Scene];
    const at = (elapsedMs: number) => lifts(sceneInMotion(before, after, elapsedMs));
    const [[, landing, leaving], [, , gone]] = [at(120), at(140)];
    expect(landing?.[1]).to.equal(0);
    expect(leaving?.[1]).to.be.within(0.8, 0.9);
    expect(gone?.[1]).to.equal(1);
  });

  it('leave towards a place, which may be far, and only ask for it if one leaves', () => {
    const [before, after] = scenesOf(taking) as [Scene, Scene];
    const leavingFor = (goal?: { x: number; y: number }) => {
      const { x, y } = sceneInMotion(before, after, 70, goal).shapes.at(-1) as Shape;
      return { x, y };
    };
    expect(leavingFor()).to.eql({ x: 0.5, y: 0.5 });
    expect(leavingFor({ x: 0.5, y: -1.5 })).to.eql({ x: 0.5, y: -0.5 });
    expect(leavingFor({ x: 100.5, y: 0.5 }), 'no farther than 4 cells').to.eql({ x: 2.5, y: 0.5 });
    expect(leavingFor({ x: 0.5, y: 0.5 }), 'where it is').to.eql({ x: 0.5, y: 0.5 });
    let count = 0;
    const find = () => {
      count++;
      return undefined;
    };
    moveStones(before, after, () => undefined, find)();
    expect(count).to.equal(1);
    const [empty, one] = scenesOf('(;SZ[3];B[aa])') as [Scene, Scene];
    moveStones(empty, one, () => undefined, find)();
    expect(count).to.equal(1);
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

  it('leave all, however many a move takes', () => {
    const row = (y: string) => [...'abcdefghijklmnop'].map((x) => `[${x}${y}]`).join('');
    const [before, after] = scenesOf(`(;SZ[19]AW${row('a')}AB${row('b')};B[qa])`) as [Scene, Scene];
    const shown: Scene[] = [];
    moveStones(before, after, (scene) => shown.push(scene))();
    const leaving = lifts(shown[0] as Scene).filter(([key]) => key.startsWith('white'));
    expect(leaving.map(([, lift]) => lift)).to.have.length(16);
    expect(lifts(after).filter(([key]) => key.startsWith('white'))).to.eql([]);
  });

  it('do not move in a jump to the first move of a variation', () => {
    const rows = ['a', 'b'].map((y) => [...'abcdefgh'].map((x) => `[${x}${y}]`).join(''));
    const [before] = scenesOf(`(;SZ[19]AB${rows[0]}AW${rows[1]})`) as [Scene];
    const [, after] = scenesOf('(;SZ[19];B[qq])') as [Scene, Scene];
    const shown: Scene[] = [];
    moveStones(before, after, (scene) => shown.push(scene))();
    expect(shown).to.eql([after]);
  });

  it('do not move from one ground to another', () => {
    const [small] = scenesOf('(;SZ[3]AB[aa])') as [Scene];
    const [large] = scenesOf('(;SZ[5]AB[bb])') as [Scene];
    const shown: Scene[] = [];
    moveStones(small, large, (scene) => shown.push(scene));
    expect(shown).to.eql([large]);
  });
});
