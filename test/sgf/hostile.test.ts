import { expect } from '@esm-bundle/chai';
import type { GameTree, NodeId } from '../../src/sgf/game-tree.js';
import { type ParseLimits, parseSgf } from '../../src/sgf/parse.js';
import { textAt } from '../../src/sgf/values.js';
import { codesOf, treeOf } from '../helpers/records.js';

const MANY = 1_000_000;
const TEN_MB = 10_000_000;

/** What a text of `count` parts gives: a reader that takes more than one pass never gets there. */
type Outcome = readonly [games: number, nodes: number, findings: readonly string[]];
type Row = readonly [title: string, count: number, make: (n: number) => string, outcome: Outcome];

const capped = (code: string) => Array.from({ length: 1000 }, () => code);
const cutOff = ['unterminated-value', 'missing-paren'];

const rows: readonly Row[] = [
  ['5,000 variations inside each other', 5000, nested, [1, 5000, []]],
  ['100,000 variations inside each other (P-42)', 100_000, nested, [1, 100_000, []]],
  [
    '100,000 unclosed variations',
    100_000,
    (n) => '(;B[aa]'.repeat(n),
    [1, 100_000, ['missing-paren']],
  ],
  ['100,000 nodes in line', 100_000, (n) => `(${';B[aa]'.repeat(n)})`, [1, 100_000, []]],
  ['200,000 siblings', 200_000, (n) => `(;${'(;B[aa])'.repeat(n)})`, [1, 200_001, []]],
  ['40,000 unterminated [', 40_000, (n) => `(;C${'['.repeat(n)}`, [1, 1, cutOff]],
  ['40,000 values without an end', 40_000, (n) => `(${';B['.repeat(n)}`, [1, 1, cutOff]],
  ['10 MB of [ in a game', TEN_MB, (n) => `(;C${'['.repeat(n)}`, [1, 1, cutOff]],
  ['10 MB of \\ in a value', TEN_MB, (n) => `(;C[${'\\'.repeat(n)}])`, [1, 1, []]],
  ['10 MB of [ alone', TEN_MB, (n) => '['.repeat(n), [0, 0, ['junk-before', 'no-sgf']]],
  ['10 MB of ( alone', TEN_MB, (n) => '('.repeat(n), [0, 0, ['no-sgf']]],
  ['10 MB of \\ alone', TEN_MB, (n) => '\\'.repeat(n), [0, 0, ['junk-before', 'no-sgf']]],
  ['10 MB of ] alone', TEN_MB, (n) => ']'.repeat(n), [0, 0, ['junk-before', 'no-sgf']]],
  ['10 MB of ] in a game', TEN_MB, (n) => `(;${']'.repeat(n)})`, [1, 1, capped('illegal-char')]],
  ['10 MB of junk', TEN_MB / 10, (n) => 'no (game) '.repeat(n), [0, 0, ['junk-before', 'no-sgf']]],
  [
    '1,000,000 words without a value',
    MANY,
    (n) => `(;${'AB '.repeat(n)})`,
    [1, 1, capped('no-value')],
  ],
];

function nested(count: number): string {
  return '(;B[aa]'.repeat(count) + ')'.repeat(count);
}

describe('large and hostile text (P-41, P-42, P-45)', () => {
  for (const [title, count, make, outcome] of rows) {
    it(title, () => {
      const { trees, findings } = parseSgf(make(count));
      const nodes = trees.reduce((sum, { size }) => sum + size, 0);
      expect([trees.length, nodes, codesOf(findings)]).to.eql(outcome);
    });
  }

  it('200,000 siblings are the children of one node', () => {
    const tree = treeOf(`(;${'(;B[aa])'.repeat(200_000)})`);
    const children = tree.children(tree.root);
    expect([children.length, children.at(-1)]).to.eql([200_000, 200_000]);
  });

  it('1,000,000 properties with one name', () => {
    const tree = treeOf(`(;${'C[x]'.repeat(MANY)})`);
    const sizes = tree
      .properties(tree.root)
      .map(({ identifier, values }) => [identifier, values.length]);
    expect(sizes).to.eql([['C', MANY]]);
    expect(tree.values(tree.root, 'C').length).to.equal(MANY);
  });

  it('400,000 pairs of properties with one name', () => {
    const letter = (n: number) => String.fromCharCode(65 + (Math.floor(n) % 26));
    const name = (n: number) =>
      `L${letter(n / 17576)}${letter(n / 676)}${letter(n / 26)}${letter(n)}`;
    const all = Array.from({ length: 400_000 }, (_, n) => `${name(n)}[x]`).join('');
    const properties = treeOf(`(;${all}${all})`).properties(0 as NodeId);
    expect([properties.length, properties.at(-1)?.values]).to.eql([400_000, ['x', 'x']]);
  });

  it('1,000,000 values of one property', () => {
    const tree = treeOf(`(;AB${'[aa]'.repeat(MANY)})`);
    const [property] = tree.properties(tree.root);
    const given = [property?.values, tree.values(tree.root, 'AB')].map((values) => values?.length);
    expect(given).to.eql([MANY, MANY]);
  });

  it('a comment of 20 MB (P-41)', () => {
    const tree = treeOf(`(;C[${'long '.repeat(4_000_000)}end])`);
    const text = textAt(tree, tree.root, 'C');
    expect([text.length, text.slice(-8)]).to.eql([20_000_003, 'long end']);
  });

  it('a comment of nothing but escapes', () => {
    const tree = treeOf(`(;C[${'\\]'.repeat(300_000)}])`);
    expect(textAt(tree, tree.root, 'C').length).to.equal(300_000);
  });

  it('groups that never hold a node', () => {
    const { trees } = parseSgf('('.repeat(200_000) + ')'.repeat(200_000));
    expect(trees).to.eql([]);
  });
});

describe('limits of one game and of one node (P-41)', () => {
  type Limited = readonly [sgf: string, limits: Partial<ParseLimits>, games: string, told: string];
  const cut = ['too-large 2', 'missing-paren'].join();
  const rows: readonly Limited[] = [
    ['(;;)(;;;;)', { gameNodes: 2 }, '(;;) (;;)', cut],
    ['(;;)(;;)', { gameNodes: 2 }, '(;;) (;;)', ''],
    ['(;AB[aa]AW[bb][cc]C[x];)', { nodeValues: 2 }, '(;AB[aa]AW[bb])', cut],
    ['(;AB[aa];AW[bb][cc])', { nodeValues: 2 }, '(;AB[aa];AW[bb][cc])', ''],
  ];
  for (const [sgf, limits, games, told] of rows)
    it(`${JSON.stringify(limits)}: ${sgf}`, () => {
      const { trees, findings } = parseSgf(sgf, limits);
      const nodeOf = (tree: GameTree, node: number) => {
        const properties = tree.properties(node as NodeId);
        return `;${properties.map(({ identifier, values }) => `${identifier}[${values.join('][')}]`).join('')}`;
      };
      const gameOf = (tree: GameTree) =>
        `(${Array.from({ length: tree.size }, (_, node) => nodeOf(tree, node)).join('')})`;
      expect(trees.map(gameOf).join(' ')).to.equal(games);
      expect(findings.map(({ code, detail }) => `${code} ${detail ?? ''}`.trim()).join()).to.equal(
        told,
      );
    });

  it('a word has at most 100,000 letters; the rest is another word', () => {
    const { trees, findings } = parseSgf(`(;${'A'.repeat(100_000)}B[aa])`);
    expect(trees[0]?.properties(trees[0].root)).to.eql([{ identifier: 'B', values: ['aa'] }]);
    expect(codesOf(findings)).to.eql(['no-value']);
  });
});
