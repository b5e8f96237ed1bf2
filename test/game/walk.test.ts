import { expect } from '@esm-bundle/chai';
import { lineThrough, movesIn, nodeAtMove, pathTo, siblingsOf } from '../../src/game/walk.js';
import type { NodeId } from '../../src/sgf/game-tree.js';
import { nodeAt, treeOf } from '../helpers/records.js';

// Nodes:            0   1       2        3      4       5       6
const tree = treeOf('(;C[];B[aa](;W[bb];AB[cc];B[dd])(;W[ee];B[ff]))');
const at = (node: number) => node as NodeId;

describe('pathTo', () => {
  it('goes from the root to the node', () => {
    expect(pathTo(tree, at(6))).to.eql([0, 1, 5, 6]);
    expect(pathTo(tree, tree.root)).to.eql([0]);
  });
});

describe('lineThrough', () => {
  it('goes on with first children (T-05)', () => {
    expect(lineThrough(tree, tree.root)).to.eql([0, 1, 2, 3, 4]);
    expect(lineThrough(tree, at(5))).to.eql([0, 1, 5, 6]);
  });
});

describe('siblingsOf', () => {
  it('are all children of the parent, the node among them', () => {
    expect(siblingsOf(tree, at(5))).to.eql([2, 5]);
    expect(siblingsOf(tree, at(4))).to.eql([4]);
    expect(siblingsOf(tree, tree.root)).to.eql([0]);
  });
});

describe('movesIn', () => {
  const rows: readonly (readonly [string, number])[] = [
    ['(;)', 0],
    ['(;B[aa])', 1],
    ['(;W[])', 1],
    ['(;B[aa]W[bb])', 2],
    ['(;B[aa]B[bb])', 1],
    ['(;AB[aa]BL[30])', 0],
  ];
  for (const [sgf, count] of rows) {
    it(`${sgf}: ${count}`, () => {
      const other = treeOf(sgf);
      expect(movesIn(other, other.root)).to.equal(count);
    });
  }
});

describe('nodeAtMove', () => {
  const rows: readonly (readonly [move: number, node: number])[] = [
    [0, 0],
    [1, 1],
    [2, 2],
    [3, 4],
    [99, 4],
    [-1, 4],
    [-2, 2],
    [-3, 1],
    [-99, 0],
  ];
  for (const [move, node] of rows) {
    it(`move ${move} is node ${node}`, () => {
      expect(nodeAtMove(tree, lineThrough(tree, tree.root), move)).to.equal(node);
    });
  }

  it('a node with two moves counts two', () => {
    const double = treeOf('(;B[aa]W[bb];B[cc])');
    const line = lineThrough(double, double.root);
    expect([1, 2, 3].map((move) => nodeAtMove(double, line, move))).to.eql([0, 0, 1]);
  });

  it('follows the line it is given', () => {
    const line = lineThrough(tree, nodeAt(tree, [0, 1]));
    expect(nodeAtMove(tree, line, 3)).to.equal(6);
  });
});
