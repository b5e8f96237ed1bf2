import { expect } from '@esm-bundle/chai';
import { nextHotspot, previousHotspot } from '../../src/game/hotspots.js';
import type { NodeId } from '../../src/sgf/game-tree.js';
import { treeOf } from '../helpers/records.js';

describe('hotspots (N-08)', () => {
  // Nodes:              0 1      2        3             4      5        6
  const tree = treeOf('(;(;B[aa];W[bb]HO[1](;B[cc];W[dd]HO[2])(;B[ee]HO[]))(;B[ff]HO[1]))');

  it('are found one after another, through the variations', () => {
    const found: NodeId[] = [];
    let node: NodeId | undefined = tree.root;
    while ((node = nextHotspot(tree, node)) !== undefined) found.push(node);
    expect(found).to.eql([2, 4, 5, 6]);
  });

  it('are found backwards in the same order', () => {
    const found: NodeId[] = [];
    let node: NodeId | undefined = 6 as NodeId;
    while ((node = previousHotspot(tree, node)) !== undefined) found.push(node);
    expect(found).to.eql([5, 4, 2]);
  });

  it('may be the root, where a text is none (D-31)', () => {
    expect(previousHotspot(treeOf('(;HO[1];B[aa])'), 1 as NodeId)).to.equal(0);
    expect(previousHotspot(treeOf('(;HO[hot];B[aa])'), 1 as NodeId)).to.equal(undefined);
  });

  it('are nowhere in most records', () => {
    const plain = treeOf('(;B[aa];W[bb])');
    expect(nextHotspot(plain, plain.root)).to.equal(undefined);
    expect(previousHotspot(plain, plain.root)).to.equal(undefined);
  });
});
