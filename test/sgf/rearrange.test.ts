import { expect } from '@esm-bundle/chai';
import fc from 'fast-check';
import { formatSgf } from '../../src/sgf/format.js';
import type { GameTree, NodeId } from '../../src/sgf/game-tree.js';
import { parseSgf } from '../../src/sgf/parse.js';
import { codesOf } from '../helpers/records.js';

/** Every node in the order of the tree as `parent: IDENT=value|value …`; the root's parent is `-`. */
function outline(tree: GameTree): string[] {
  return Array.from({ length: tree.size }, (_, index) => {
    const node = index as NodeId;
    const properties = tree
      .properties(node)
      .map(({ identifier, values }) => ` ${identifier}=${values.join('|')}`);
    return `${tree.parent(node) ?? '-'}:${properties.join('')}${tree.endsHere(node) ? ' end' : ''}`;
  });
}

type Row = readonly [title: string, sgf: string, games: readonly string[][], findings?: string[]];

describe('a game that goes on behind variations (P-39)', () => {
  const rows: readonly Row[] = [
    [
      'a node behind a variation is the first child (P-39)',
      '(;A[1](;B[aa]);W[bb];B[cc])',
      [['-: A=1', '0: W=bb', '1: B=cc', '0: B=aa']],
      ['node-behind'],
    ],
    [
      'properties behind a variation join the node in front of it (P-39)',
      '(;A[1]C[x](;B[aa])C[y]N[z];W[bb])',
      [['-: A=1 C=x|y N=z', '0: W=bb', '0: B=aa']],
      ['node-behind', 'duplicate-property'],
    ],
    [
      'properties and variations by turns (P-39)',
      '(;A[1](;B[aa];W[ab])C[x](;B[bb])C[y];B[cc](;W[dd])(;W[ee]);W[ff])',
      [
        [
          '-: A=1 C=x|y',
          '0: B=cc',
          '1: W=ff',
          '1: W=dd',
          '1: W=ee',
          '0: B=aa',
          '5: W=ab',
          '0: B=bb',
        ],
      ],
      ['node-behind', 'duplicate-property'],
    ],
    [
      'a variation without ; between them (P-38, P-39)',
      '(;A[1](N[r];B[aa])C[x]\n;W[bb](N[s];B[cc])\n;B[dd])',
      [['-: A=1 C=x', '0: W=bb', '1: B=dd', '1: N=s', '3: B=cc', '0: N=r', '5: B=aa']],
      ['missing-semicolon', 'node-behind', 'missing-semicolon'],
    ],
    [
      'empty variations stay where they are',
      '(;A[1]()(;B[2]());C[3])',
      [['-: A=1 end', '0: C=3', '0: B=2 end']],
      ['node-behind'],
    ],
    [
      'groups in groups',
      '(;A[1]((;B[2]);C[3])(;D[4]);E[5])',
      [['-: A=1', '0: E=5', '0: C=3', '0: B=2', '0: D=4']],
      ['node-behind'],
    ],
    [
      'each game for itself, the end missing',
      '(;A[1](;B[2]);C[3])(;A[4](;B[5])N[6];C[7](;D[8]);E[9]',
      [
        ['-: A=1', '0: C=3', '0: B=2'],
        ['-: A=4 N=6', '0: C=7', '1: E=9', '1: D=8', '0: B=5'],
      ],
      ['node-behind', 'node-behind', 'missing-paren'],
    ],
  ];
  for (const [title, sgf, games, expected = []] of rows) {
    it(title, () => {
      const { trees, findings } = parseSgf(sgf);
      expect(trees.map(outline)).to.eql(games);
      expect(codesOf(findings)).to.eql(expected);
      const written = parseSgf(formatSgf({ text: sgf, trees, findings }));
      expect(written.trees.map(outline)).to.eql(games);
    });
  }

  it('tells of nodes as they are numbered, at their places in the text', () => {
    const { trees, findings } = parseSgf('(;A[1](;B[2];C[3]C[4]);D[5]D[6](;E[7])F[8]F[9])');
    const told = findings.map(({ code, node, offset }) => [code, node, offset]);
    expect(trees[0]?.values(1 as NodeId, 'D')).to.eql(['5', '6']);
    expect(told).to.eql([
      ['duplicate-property', 4, 17],
      ['node-behind', 1, 22],
      ['duplicate-property', 1, 27],
      ['duplicate-property', 1, 43],
    ]);
  });

  it('keeps every property and every node, whatever is opened and closed', () => {
    const part = fc.constantFrom('(', ')', ';', 'A[1]', 'C[x]', '(;B[aa]', ';W[bb])', '()');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 40 }), (parts) => {
        const numbered = parts.map((one, at) => one.replace(/\[\w+\]/, `[${at}]`)).join('');
        const { trees } = parseSgf(`(;R[r]${numbered}`);
        const values = trees.flatMap((tree) =>
          Array.from({ length: tree.size }, (_, node) => tree.properties(node as NodeId)).flat(),
        );
        const kept = values.flatMap((property) => property.values).sort();
        for (const tree of trees) {
          for (let node = 1; node < tree.size; node++)
            expect(tree.parent(node as NodeId)).to.be.lessThan(node);
        }
        expect(new Set(kept).size).to.equal(kept.length);
      }),
    );
  });

  it('is quick where 100,000 nodes stand behind variations', () => {
    const { trees } = parseSgf(`(;R[r]${'((;A[1]);B[2])'.repeat(100_000)})`);
    expect(trees[0]?.size).to.equal(200_001);
    expect(trees[0]?.children(0 as NodeId).length).to.equal(200_000);
  });
});
