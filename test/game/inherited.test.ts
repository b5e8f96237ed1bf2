import { expect } from '@esm-bundle/chai';
import { nearestWith } from '../../src/game/inherited.js';
import { nodesOf } from '../../src/sgf/game-tree.js';
import { treeOf } from '../helpers/records.js';

describe('nearestWith', () => {
  // Nodes:              0 1       2       3   4       5       6
  const tree = treeOf('(;(;DD[aa](;B[bb];W[cc]DD[])(;B[dd]))(;PM[x];PM[2](;)))');

  it('follows the path, not the file (K-20, K-26)', () => {
    const sayers = [...nodesOf(tree)].map((node) => nearestWith(tree, node, 'DD'));
    expect(sayers).to.eql([undefined, 1, 1, 3, 1, undefined, undefined, undefined]);
  });

  it('passes over values that say nothing', () => {
    const says = ([raw]: readonly string[]) => raw === '2';
    const sayers = [...nodesOf(tree)].map((node) => nearestWith(tree, node, 'PM', says));
    expect(sayers).to.eql([...new Array<undefined>(6).fill(undefined), 6, 6]);
  });

  it('finds nothing where no node has the property', () => {
    expect(nearestWith(tree, tree.root, 'VW')).to.equal(undefined);
  });
});
