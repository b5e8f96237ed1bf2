import { expect } from '@esm-bundle/chai';
import { expandDialect, sourceNodeOf, sourceOf } from '../../src/game/dialects.js';
import { needsExpansion } from '../../src/game/game-type.js';
import { handicapPlaces } from '../../src/game/handicap-places.js';
import type { GameTree, NodeId } from '../../src/sgf/game-tree.js';
import { treeOf } from '../helpers/records.js';

/** Nodes as `parent: properties`, in order. */
function nodesOf(tree: GameTree): string[] {
  return Array.from({ length: tree.size }, (_, index) => {
    const node = index as NodeId;
    const properties = tree
      .properties(node)
      .map(({ identifier, values }) => `${identifier}=${values.join('+')}`);
    return `${tree.parent(node) ?? '-'}: ${properties.join(' ')}${tree.endsHere(node) ? ' end' : ''}`;
  });
}

describe('expandDialect', () => {
  const rows: readonly (readonly [what: string, sgf: string, expected: readonly string[]])[] = [
    [
      'S becomes moves of alternating colours (D-14)',
      '(;SZ[5];S[aabbcc])',
      ['-: SZ=5', '0: B=aa', '1: W=bb', '2: B=cc'],
    ],
    [
      'what hung on the node hangs on the last move (D-15)',
      '(;C[r];C[x]S[aabb](;B[cc])(;B[dd]))',
      ['-: C=r', '0: C=x B=aa', '1: W=bb', '2: B=cc', '2: B=dd'],
    ],
    [
      'in the root all pairs are nodes of their own',
      '(;S[aabb];B[cc])',
      ['-: ', '0: B=aa', '1: W=bb', '2: B=cc'],
    ],
    [
      'behind a move of the same node its opponent goes on',
      '(;;B[aa]S[bbcc])',
      ['-: ', '0: B=aa', '1: W=bb', '2: B=cc'],
    ],
    ['PL says who begins', '(;;PL[W]S[aabb])', ['-: ', '0: W=aa', '1: B=bb']],
    ['also from above', '(;PL[W];S[aa])', ['-: PL=W', '0: W=aa']],
    [
      'after the last move its opponent',
      '(;;W[aa];C[x];S[bb])',
      ['-: ', '0: W=aa', '1: C=x', '2: B=bb'],
    ],
    ['White after a handicap', '(;HA[2];S[aa])', ['-: HA=2', '0: W=aa']],
    [
      'blanks between pairs, several values',
      '(;;S[aa\nbb][cc])',
      ['-: ', '0: B=aa', '1: W=bb', '2: B=cc'],
    ],
    ['an odd length is left alone (D-16)', '(;;S[aab];B[cc])', ['-: ', '0: S=aab', '1: B=cc']],
    ['so are other characters', '(;;S[a1])', ['-: ', '0: S=a1']],
    ['where the game may end it still may', '(;;S[aabb]())', ['-: ', '0: B=aa', '1: W=bb end']],
    ['HD sets stones (D-06)', '(;HD[2])', ['-: HD=2 HA=2 AB=pd+dp']],
    ['HD with points', '(;HD[aa][bb])', ['-: HD=aa+bb HA=2 AB=aa+bb']],
    [
      'White begins where HD has two points',
      '(;HD[aa][bb]S[cc])',
      ['-: HD=aa+bb HA=2 AB=aa+bb', '0: W=cc'],
    ],
    ['a rectangle is several stones', '(;HD[dd:ed])', ['-: HD=dd:ed HA=2 AB=dd:ed']],
    ['an empty HD is none (I-59)', '(;HD[])', ['-: HD=']],
    ['words are no handicap', '(;HD[two])', ['-: HD=two']],
    ['AB wins over HD', '(;HD[2]AB[aa])', ['-: HD=2 AB=aa HA=2']],
    [
      'a remark of a live record begins at move 1 (P-39)',
      '(;SZ[5];B[aa](RN[x]PT[1];B[bb])\n;W[cc])',
      ['-: SZ=5', '0: B=aa', '1: W=cc', '1: RN=x PT=1 MN=0', '3: B=bb'],
    ],
    [
      'one that plays the game again from its start begins with an empty board',
      '(;SZ[5];B[aa];W[bb](RN[x]PT[1];B[aa];W[bb];B[dd])\n;B[cc])',
      [
        '-: SZ=5',
        '0: B=aa',
        '1: W=bb',
        '2: B=cc',
        '2: RN=x PT=1 AE=aa:ee MN=0',
        '4: B=aa',
        '5: W=bb',
        '6: B=dd',
      ],
    ],
    [
      'a move of its own is move 1; the main line goes on',
      '(;SZ[5];B[aa];W[bb](;PT[1]B[aa];W[ee])\n;B[cc]PT[1])',
      ['-: SZ=5', '0: B=aa', '1: W=bb', '2: B=cc PT=1', '2: PT=1 B=aa MN=1', '4: W=ee'],
    ],
    [
      'PT of other records says nothing (D-20)',
      '(;SZ[5];B[aa](;RN[x]PT[1]W[bb])(;W[cc]))',
      ['-: SZ=5', '0: B=aa', '1: RN=x PT=1 W=bb', '1: W=cc'],
    ],
    ['long identifiers survive', '(;KGSDE[aa]ABCD[x];S[aa])', ['-: KGSDE=aa ABCD=x', '0: B=aa']],
  ];
  for (const [what, sgf, expected] of rows) {
    it(what, () => {
      const tree = treeOf(sgf);
      expect(nodesOf(expandDialect(tree))).to.eql(expected);
      expect(expandDialect(tree), 'the same tree each time').to.equal(expandDialect(tree));
    });
  }

  it('sends people to where the source says it', () => {
    const tree = treeOf('(;SZ[9];S[aabb];C[x];S[cc])');
    const plain = expandDialect(tree);
    expect(sourceOf(plain)).to.equal(tree);
    expect(sourceOf(tree)).to.equal(tree);
    const places = Array.from({ length: plain.size }, (_, index) => {
      const node = index as NodeId;
      const [row] = plain.propertyIds(node);
      return [sourceNodeOf(plain, node), row === undefined ? 0 : plain.placeOf(row)];
    });
    expect(places).to.eql([
      [0, 4],
      [1, 9],
      [1, 9],
      [2, 17],
      [3, 22],
    ]);
  });

  it('gives a plain tree back as it is', () => {
    const tree = treeOf('(;B[aa]SZ[9])');
    expect(needsExpansion(tree)).to.equal(false);
    expect(expandDialect(tree)).to.equal(tree);
  });

  it('adds nothing to a last value that is left open', () => {
    const tree = expandDialect(treeOf('(;S[aabb]C[never closed'));
    expect(tree.values(tree.root, 'C')).to.eql(['never closed']);
  });

  it('is quick for the longest of games', () => {
    const tree = expandDialect(treeOf(`(;;S[${'aabb'.repeat(50_000)}])`));
    expect(tree.size).to.equal(100_001);
  });
});

describe('handicapPlaces', () => {
  const drawn = (stones: number, side: number) => {
    const points = handicapPlaces(stones, side, side).map(([x, y]) => `[${x}:${y}]`);
    return points.join('');
  };
  const rows: readonly (readonly [stones: number, side: number, places: string])[] = [
    [2, 19, '[15:3][3:15]'],
    [3, 19, '[15:3][3:15][15:15]'],
    [4, 19, '[15:3][3:15][15:15][3:3]'],
    [5, 19, '[15:3][3:15][15:15][3:3][9:9]'],
    [6, 19, '[15:3][3:15][15:15][3:3][3:9][15:9]'],
    [7, 19, '[15:3][3:15][15:15][3:3][3:9][15:9][9:9]'],
    [8, 19, '[15:3][3:15][15:15][3:3][3:9][15:9][9:3][9:15]'],
    [9, 19, '[15:3][3:15][15:15][3:3][3:9][15:9][9:3][9:15][9:9]'],
    [2, 9, '[6:2][2:6]'],
    [4, 13, '[9:3][3:9][9:9][3:3]'],
    [1, 19, ''],
    [10, 19, ''],
    [5, 18, ''],
    [2, 5, ''],
  ];
  for (const [stones, side, places] of rows) {
    it(`${stones} on ${side}`, () => {
      expect(drawn(stones, side)).to.equal(places);
    });
  }
});
