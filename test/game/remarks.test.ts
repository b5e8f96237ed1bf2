import { expect } from '@esm-bundle/chai';
import * as remarks from '../../src/game/remarks.js';
import { landmarksOf } from '../../src/element/controls/landmarks.js';
import { parseSgf } from '../../src/sgf/parse.js';
import type { GameTree, NodeId } from '../../src/sgf/game-tree.js';

const { COMMENTED, HOTSPOT, JUDGED, MARKED, NAMED, remarksOf, signsOf } = remarks;
const treeOf = (sgf: string) => parseSgf(sgf).trees[0] as GameTree;

/** What is said of the second node of these records. */
const cases: readonly (readonly [string, number])[] = [
  ['(;;B[aa])', 0],
  ['(;;B[aa]C[])', 0],
  ['(;;B[aa]C[ \n]N[ ])', 0],
  ['(;;B[aa]C[x]N[y])', COMMENTED | NAMED],
  ['(;;B[aa]CR[aa])', 0],
  ['(;;TR[aa]B[aa])', 0],
  ['(;;B[aa]TR[aa][bb])', MARKED],
  ['(;;B[aa]TR[bb])', MARKED],
  ['(;;B[aa]LB[aa:1])', MARKED],
  ['(;;B[aa]DD[aa:cc])', MARKED],
  ['(;;B[aa]DD[])', 0],
  ['(;;B[aa]BM[1]HO[1])', JUDGED | HOTSPOT],
  ['(;;B[aa]IT[])', JUDGED],
];

describe('what is said of a node', () => {
  for (const [sgf, expected] of cases) {
    it(sgf, () => {
      const tree = treeOf(sgf);
      const node = 1 as NodeId;
      expect(remarksOf(tree, 1 as NodeId)).to.equal(expected);
      const signs = signsOf(tree, node);
      const isSeen = Object.values(signs).some(Boolean) || (expected & NAMED) > 0;
      const isLandmark = (landmarksOf(tree, [node])[0] ?? 0) > 0;
      expect([isSeen, isLandmark], 'tree and slider agree').to.eql([expected > 0, expected > 0]);
    });
  }

  it('is not what dialects write into the root', () => {
    const root = 0 as NodeId;
    expect(remarksOf(treeOf('(;TE[Somebody]HO[Some place]C[x])'), root)).to.equal(COMMENTED);
    expect(remarksOf(treeOf('(;GB[1]HO[2])'), root)).to.equal(JUDGED | HOTSPOT);
  });
});
