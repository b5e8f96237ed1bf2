import { expect } from '@esm-bundle/chai';
import { readClocks } from '../../src/game/clocks.js';
import { nodesOf } from '../../src/sgf/game-tree.js';
import { nodeAt, type NodePath, treeOf } from '../helpers/records.js';

function clocksOf(sgf: string, path: NodePath = 'main:last') {
  const tree = treeOf(sgf);
  return readClocks(tree, nodeAt(tree, path));
}

describe('readClocks', () => {
  const rows: readonly (readonly [string, string, object])[] = [
    ['no clock', '(;;B[aa])', { black: {}, white: {} }],
    ['time left (M-27)', '(;;B[aa]BL[123.5])', { black: { seconds: 123.5 }, white: {} }],
    ['with units (V-31, V-32)', '(;;W[aa]WL[1h30m])', { black: {}, white: { seconds: 5400 } }],
    [
      'each player’s latest (M-27)',
      '(;;B[aa]BL[90];W[bb]WL[80];B[cc]BL[70];W[dd])',
      { black: { seconds: 70 }, white: { seconds: 80 } },
    ],
    [
      'what is no time is passed over (V-39)',
      '(;;B[aa]BL[90];B[cc]BL[soon])',
      { black: { seconds: 90 }, white: {} },
    ],
    [
      'Japanese overtime counts periods (M-28, X-33)',
      '(;OT[10x1m];B[aa]BL[60]OB[5])',
      { black: { seconds: 60, overtime: 5 }, white: {}, overtimeCounts: 'periods' },
    ],
    [
      'told in numbers too (M-28, I-25)',
      '(;LC[5]LT[30];W[aa]OW[4])',
      { black: {}, white: { overtime: 4 }, overtimeCounts: 'periods' },
    ],
    [
      'a number of periods without their length (M-28)',
      '(;OT[as usual]LC[5];B[aa]OB[3])',
      { black: { overtime: 3 }, white: {}, overtimeCounts: 'periods' },
    ],
    [
      'moves per period (M-28, I-27)',
      '(;OM[25]OP[600];B[aa]OB[3])',
      { black: { overtime: 3 }, white: {}, overtimeCounts: 'stones' },
    ],
    [
      'moves per period without its length (M-28)',
      '(;OM[25];B[aa]OB[3])',
      { black: { overtime: 3 }, white: {}, overtimeCounts: 'stones' },
    ],
    [
      'the end of a Canadian period (M-29)',
      '(;OT[30 moves / 10m];B[aa]OB[0]BL[12])',
      { black: { seconds: 12, overtime: 0 }, white: {}, overtimeCounts: 'stones' },
    ],
    [
      'an overtime that is not told (X-33)',
      '(;OT[as usual];B[aa]OB[3])',
      { black: { overtime: 3 }, white: {} },
    ],
    ['time used for a move (M-30)', '(;;B[aa]T[7])', { black: {}, white: {}, used: 7 }],
    ['only of its own node (M-30)', '(;;B[aa]T[7];W[bb])', { black: {}, white: {} }],
    ['T in the root is the time limit (D-12)', '(;T[600]B[aa])', { black: {}, white: {} }],
    ['texts in the root (D-31)', '(;OB[text];B[aa])', { black: {}, white: {} }],
  ];
  for (const [title, sgf, clocks] of rows) {
    it(title, () => {
      expect(clocksOf(sgf)).to.eql(clocks);
    });
  }

  it('follow the path, not the file (K-26)', () => {
    const sgf = '(;BL[100](;B[aa]BL[50])(;B[bb]))';
    expect(clocksOf(sgf, [1]).black).to.eql({ seconds: 100 });
  });

  it('cost the same at every depth', function () {
    this.timeout(60_000); // walking up from each of 100,000 nodes takes minutes
    const tree = treeOf(`(;BL[100]OT[5x30s]${';W[aa]WL[9]OW[3]'.repeat(100_000)})`);
    let sum = 0;
    for (const node of nodesOf(tree)) sum += readClocks(tree, node).black.seconds ?? 0;
    expect(sum).to.equal(100 * tree.size);
  });
});
