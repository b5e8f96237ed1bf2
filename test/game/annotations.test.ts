import { expect } from '@esm-bundle/chai';
import { readAnnotations } from '../../src/game/annotations.js';
import { nodeAt, treeOf } from '../helpers/records.js';

function annotationsOf(sgf: string) {
  const tree = treeOf(sgf);
  return readAnnotations(tree, nodeAt(tree, 'main:last'));
}

describe('readAnnotations', () => {
  const rows: readonly (readonly [string, string, object])[] = [
    ['good for Black (N-04)', '(;;GB[1])', { GB: 1 }],
    ['good for White, emphasised (N-05, N-16)', '(;;GW[2])', { GW: 2 }],
    ['even (N-06)', '(;;DM[])', { DM: 1 }],
    ['unclear (N-07)', '(;;UC[1])', { UC: 1 }],
    ['a hotspot (N-08)', '(;;HO[ 2 ])', { HO: 2 }],
    ['a good move (N-10)', '(;;B[aa]TE[2])', { TE: 2 }],
    ['a bad move (N-11)', '(;;B[aa]BM[1])', { BM: 1 }],
    ['a doubtful move (N-12)', '(;;B[aa]DO[])', { DO: 1 }],
    ['an interesting move (N-13)', '(;;B[aa]IT[])', { IT: 1 }],
    ['a check mark (N-14)', '(;;CH[2])', { CH: 2 }],
    ['Σ of the whole node (N-15, X-16)', '(;;SI[])', { SI: 1 }],
    ['Σ of points is of the board (K-39, X-16)', '(;;SI[aa][bb])', {}],
    ['values that no document knows (V-05)', '(;;UC[7]TE[yes])', { UC: 1, TE: 1 }],
    ['without a move all the same (N-18)', '(;;TE[1])', { TE: 1 }],
    ['TE before BM is interesting (N-19)', '(;;B[aa]TE[2]BM[1])', { IT: 1 }],
    ['BM before TE is doubtful (N-19)', '(;;B[aa]BM[1]GB[1]TE[1])', { GB: 1, DO: 1 }],
    ['contradicting ones all (N-20)', '(;;GB[1]GW[1]UC[2])', { GB: 1, GW: 1, UC: 2 }],
    ['the first of two (P-26, V-36)', '(;;GB[2]GB[1])', { GB: 2 }],
    ['in the root numbers (D-02)', '(;TE[1]B[aa])', { TE: 1 }],
    ['in the root no texts (D-02, D-31)', '(;TE[Kisei]GB[x]DO[y]CH[3])', {}],
  ];
  for (const [title, sgf, marks] of rows) {
    it(title, () => {
      expect(annotationsOf(sgf).marks).to.eql(marks);
    });
  }

  it('the value of the node (N-09)', () => {
    expect(annotationsOf('(;;V[-3,5])').value).to.equal(-3.5);
    expect(annotationsOf('(;;V[about 3])').value).to.equal(undefined);
  });

  it('a computer’s evaluation, an illegal move (N-21)', () => {
    const { evaluation, isIllegal } = annotationsOf('(;;B[aa]EL[3]IL[])');
    expect({ evaluation, isIllegal }).to.eql({ evaluation: 3, isIllegal: true });
    expect(annotationsOf('(;;B[aa])')).to.eql({ marks: {}, isIllegal: false, isActualEnd: false });
  });

  it('the end of the actual game (D-25)', () => {
    expect(annotationsOf('(;;W[bb]XM[])').isActualEnd).to.equal(true);
    expect(annotationsOf('(;;W[bb]XM[3])').isActualEnd).to.equal(false);
    expect(annotationsOf('(;XM[3])').isActualEnd).to.equal(false); // DGS's next move (D-24)
  });
});
