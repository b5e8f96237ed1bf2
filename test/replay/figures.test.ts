import { expect } from '@esm-bundle/chai';
import { figureStart, printedNumber, readFigure, readPrintMode } from '../../src/replay/figures.js';
import { nodesOf } from '../../src/sgf/game-tree.js';
import { nodeAt, treeOf } from '../helpers/records.js';

describe('readFigure', () => {
  const none = { coordinates: false, name: false, unshownMoves: false, starPoints: false };
  const rows: readonly (readonly [string, string, object | undefined])[] = [
    ['none', '(;C[x])', undefined],
    ['without a name (K-28)', '(;FG[])', { name: '', hides: none, keepsCaptures: true }],
    ['a name alone (K-28)', '(;FG[Dia. 3])', { name: 'Dia. 3', hides: none, keepsCaptures: true }],
    [
      'flags and a name (K-28, K-29)',
      '(;FG[257:Figure 1])',
      {
        name: 'Figure 1',
        flags: 257,
        hides: { ...none, coordinates: true },
        keepsCaptures: true,
      },
    ],
    [
      'the other flags (K-29)',
      '(;FG[518:])',
      {
        name: '',
        flags: 518,
        hides: { ...none, name: true, unshownMoves: true, starPoints: true },
        keepsCaptures: false,
      },
    ],
    [
      'the defaults (K-29)',
      '(;FG[33281:a:b])',
      { name: 'a:b', flags: 33281, hides: none, keepsCaptures: true },
    ],
  ];
  for (const [title, sgf, figure] of rows) {
    it(title, () => {
      const tree = treeOf(sgf);
      expect(readFigure(tree, tree.root)).to.eql(figure);
    });
  }
});

describe('figureStart', () => {
  it('is the nearest FG of the path, or the root (K-28)', () => {
    const tree = treeOf('(;;B[aa](;FG[];W[bb])(;W[cc]))');
    expect([...nodesOf(tree)].map((node) => figureStart(tree, node))).to.eql([0, 0, 2, 2, 0]);
  });
});

describe('readPrintMode', () => {
  it('is inherited along the path; other numbers are passed over (K-26, K-32)', () => {
    const tree = treeOf('(;;PM[2];PM[7];PM[0])');
    const modes = [...nodesOf(tree)].map((node) => readPrintMode(tree, node));
    expect(modes).to.eql([undefined, 2, 2, 0]);
    expect(readPrintMode(tree, nodeAt(tree, 'main:last'))).to.equal(0);
  });
});

describe('printedNumber', () => {
  const rows: readonly (readonly [number, number, 0 | 1 | 2 | undefined, number | undefined])[] = [
    [102, 102, 2, 2],
    [155, 102, 2, 55],
    [117, 67, 2, 117],
    [102, 102, 1, 102],
    [102, 102, undefined, 102],
    [102, 102, 0, undefined],
    [100, 100, 2, 100],
    [130, 100, 2, 130],
    [1, 101, 2, 1], // MN began anew
  ];
  for (const [number, first, mode, printed] of rows) {
    it(`move ${number} of a figure from ${first}, mode ${String(mode)} (K-32)`, () => {
      expect(printedNumber(number, first, mode)).to.equal(printed);
    });
  }
});
