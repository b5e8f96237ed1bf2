import { expect } from '../helpers/testing.js';
import { pointedMove } from '../../src/view/pointed-move.js';
import { Replayer } from '../../src/replay/replayer.js';
import { nodeAt, pointOn, treeOf } from '../helpers/records.js';

/** Far from its start a record goes on at the second of two points, and has a stone on the first. */
function longGame() {
  const replayer = new Replayer(treeOf(`(;SZ[9];B[aa]${';W[]'.repeat(4000)};B[bb])`));
  const { tree, size } = replayer;
  const node = nodeAt(tree, 'main:4001');
  let read = 0;
  const propertyIds = tree.propertyIds.bind(tree);
  tree.propertyIds = (of) => {
    read += 1;
    return propertyIds(of);
  };
  const nodesReadAt = (column: number) => {
    read = 0;
    pointedMove(replayer, node, pointOn(size, column, column), false);
    return read;
  };
  return { nodesReadAt };
}

describe('the move of a point', () => {
  it('is looked for on the path only where a stone stands, and the path is read once', () => {
    const { nodesReadAt } = longGame();
    expect(nodesReadAt(4), 'an empty point').to.be.lessThan(5);
    nodesReadAt(0);
    expect(nodesReadAt(0), 'a stone').to.be.lessThan(5);
  });

  it('is none where a stone was set up, even if one had been played there', () => {
    const replayer = new Replayer(treeOf('(;SZ[9];B[cc];W[gg];AE[cc];AB[cc];W[aa])'));
    const node = nodeAt(replayer.tree, 'main:last');
    const nodeOf = (column: number) =>
      pointedMove(replayer, node, pointOn(replayer.size, column, column), false)?.node;
    expect([nodeOf(2), nodeOf(6), nodeOf(0)]).to.eql([undefined, 2, 5]);
  });
});
