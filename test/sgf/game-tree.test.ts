import { expect } from '@esm-bundle/chai';
import type { GameTree, NodeId } from '../../src/sgf/game-tree.js';
import { treeOf } from '../helpers/records.js';

const outline = (tree: GameTree, node = 0) =>
  tree.properties(node as NodeId).map(({ identifier, values }) => [identifier, ...values]);

describe('GameTree', () => {
  describe('gives every value of a property', () => {
    const rows: readonly (readonly [title: string, sgf: string, values: readonly string[]])[] = [
      ['a point', 'B[pd]', ['pd']],
      ['nothing between the brackets (P-23)', 'B[]', ['']],
      ['a lone one with an escaped bracket (P-14)', 'B[a\\]b]', ['a\\]b']],
      ['two letters, of which one is escaped', 'B[\\]]', ['\\]']],
      ['a backslash before its end (P-15)', 'B[a\\\\]', ['a\\\\']],
      ['a bracket that opens within', 'B[a[b]', ['a[b']],
      ['several with blanks between (P-22)', 'B[aa] [b\\]] \n[cc]', ['aa', 'b\\]', 'cc']],
      ['a word of noise between (P-12)', 'B[aa]x[bb]', ['aa', 'bb']],
      ['noise between that is no word', 'B[aa],[b\\]]', ['aa', 'b\\]']],
      ['noise after it', 'B[aa]x', ['aa']],
      ['no end (P-36)', 'B[aa', ['aa']],
      ['an escaped bracket at the end (P-36)', 'B[aa\\]', ['aa\\]']],
      ['nothing at all after the bracket (P-36)', 'B[', ['']],
      ['a last one without an end (P-36)', 'B[aa][bb', ['aa', 'bb']],
      [
        'an identifier that comes again (P-26)',
        'B[aa]C[x]B[bb]B[cc][dd]',
        ['aa', 'bb', 'cc', 'dd'],
      ],
    ];
    for (const [title, property, values] of rows) {
      it(title, () => {
        const tree = treeOf(`(;${property}`);
        const [first] = tree.properties(tree.root);
        const rowValues = tree.propertyIds(tree.root).filter((row) => tree.nameOf(row) === 'B');
        expect([first?.identifier, first?.values]).to.eql(['B', values]);
        expect(tree.values(tree.root, 'B')).to.eql(values);
        expect(rowValues.flatMap((row) => tree.valuesOf(row))).to.eql(values);
        expect(rowValues[0] === undefined || tree.firstValue(rowValues[0])).to.equal(values[0]);
      });
    }
  });

  it('names of one letter, two letters, and a letter and a digit are not mixed up', () => {
    const names = ['B', 'BA', 'AB', 'A', 'A1', 'B1', 'Z9', 'ZZ', 'Z', 'P0', 'PP', 'W', 'WW'];
    const tree = treeOf(`(;${names.map((name) => `${name}[${name}]`).join('')})`);
    expect(outline(tree)).to.eql(names.map((name) => [name, name]));
  });

  it('a repeated identifier in one node leaves the other nodes as they are (P-26)', () => {
    const tree = treeOf('(;C[a]B[b];LB[a]N[x]LB[b][c];C[d])');
    expect([0, 1, 2].map((node) => outline(tree, node))).to.eql([
      [
        ['C', 'a'],
        ['B', 'b'],
      ],
      [
        ['LB', 'a', 'b', 'c'],
        ['N', 'x'],
      ],
      [['C', 'd']],
    ]);
  });

  it('merges what repeats among more identifiers than anybody has (P-26)', () => {
    const letter = (n: number) => String.fromCharCode(65 + (n % 26));
    const names = Array.from(
      { length: 6000 },
      (_, n) => `L${letter(n)}${letter(n / 26)}${letter(n / 676)}`,
    );
    const once = names.map((name) => `${name}[x]`).join('');
    const merged = outline(treeOf(`(;${once}${once})`));
    expect(merged).to.eql(names.map((name) => [name, 'x', 'x']));
  });

  it('a first child is found after empty variations and groups of groups', () => {
    const tree = treeOf('(;A[0]()((;A[1];A[2]))(;A[3]);A[4])');
    const links = Array.from({ length: tree.size }, (_, node) => [
      tree.parent(node as NodeId),
      tree.children(node as NodeId),
    ]);
    expect(links).to.eql([
      [undefined, [1, 2, 4]],
      [0, []],
      [0, [3]],
      [2, []],
      [0, []],
    ]);
  });
});
