import { expect } from '@esm-bundle/chai';
import { describeHiddenMoves, readFigureMoves } from '../../src/replay/captions.js';
import { setOtherGames } from '../../src/replay/games.js';
import { otherGames } from '../../src/replay/other-games.js';
import { Replayer } from '../../src/replay/replayer.js';
import { nodeAt, type NodePath, treeOf } from '../helpers/records.js';

setOtherGames(otherGames);

function figureOf(sgf: string, from: NodePath = 'main:1', to: NodePath = 'main:last') {
  const replayer = new Replayer(treeOf(sgf));
  const { tree } = replayer;
  const figure = readFigureMoves(replayer, nodeAt(tree, from), nodeAt(tree, to));
  return { figure, caption: describeHiddenMoves(figure, replayer) };
}

/** A ko around b8 and c8 of a 9×9 board: Black takes at c8, White at b8. */
const ko = '(;SZ[9]AB[ba][ab][bc]AW[ca][db][cc][bb];B[cb];W[hh];B[gg];W[bb];B[ii];W[ai];B[cb]';

describe('readFigureMoves', () => {
  it('prints each move on a free point', () => {
    const { figure, caption } = figureOf('(;SZ[9];B[aa];W[bb];C[x];B[cc])');
    expect(figure.printed.map(({ number }) => number)).to.eql([1, 2, 3]);
    expect(figure.hidden).to.eql([]);
    expect(caption).to.equal('');
  });

  it('tells a stone from its place where nothing shows a number', () => {
    const { figure } = figureOf('(;SZ[9]AW[aa]AB[ba];B[ab];W[aa])');
    expect(figure.hidden).to.eql([{ numbers: [2], point: 0, isKo: false }]);
  });

  it('takes nodes of one line only', () => {
    expect(() => figureOf('(;;B[aa](;W[bb])(;W[cc]))', [0, 1], [0, 0])).to.throw(RangeError);
    expect(() => figureOf('(;;B[aa])', 'main:last', 'root')).to.throw(RangeError);
  });

  const rows: readonly (readonly [string, string, NodePath, string])[] = [
    ['a point whose stone was taken', '(;SZ[9]AB[ba];W[aa];B[ab];W[ii];B[aa])', 'main:1', '4 at 1'],
    [
      'an older stone that was taken',
      '(;SZ[9]AW[aa]AB[ba];B[ab];W[ii];B[aa])',
      'main:1',
      '3 at A9',
    ],
    ['a ko, where its taking is printed', `${ko})`, 'main:1', 'ko: 4, 7 at 1'],
    [
      'several times',
      `${ko};W[hi];B[ih];W[bb];B[ha];W[hb];B[cb];W[ia];B[bb])`,
      'main:1',
      'ko: 4, 7, 10, 13 at 1; 15 at B8',
    ],
    ['a later figure of the same game', `${ko})`, 'main:4', 'ko: 7 at 4'],
    ['a stone set up between moves', '(;SZ[9];B[aa];AW[bb];W[bb])', 'main:1', '2 at B8'],
    ['also where it is gone again', '(;SZ[9];B[aa];AW[bb];AE[bb];B[bb])', 'main:1', '2 at B8'],
    ['a number whose stone AE took off', '(;SZ[9];B[aa];AE[aa];W[aa])', 'main:1', '2 at 1'],
    ['a number that setup covered', '(;SZ[9];B[aa];AW[aa];AE[aa];B[aa])', 'main:1', '2 at 1'],
    [
      'a move taken back (S-13)',
      '(;SZ[9];B[aa];AE[aa]AB[cc];W[aa];B[cc])',
      'main:1',
      '2 at 1; 3 at C7',
    ],
    ['an older stone that AE took off', '(;SZ[9]AB[aa];B[bb];AE[aa];W[aa])', 'main:1', '2 at A9'],
    [
      'setup before the first move',
      '(;SZ[9]AB[aa];AE[aa];C[x];AW[bb];B[aa];W[bb])',
      'main:1',
      '2 at B8',
    ],
    [
      'a board cleared for the figure',
      '(;SZ[9]AB[aa:cc];AE[aa:ii]AW[aa];B[bb];W[aa])',
      'main:1',
      '2 at A9',
    ],
    ['setup and move in one node (M-16)', '(;SZ[9]AB[aa];AE[aa]B[aa];W[aa])', 'main:1', '2 at 1'],
    ['passes', '(;SZ[9];B[aa];W[];B[])', 'main:1', 'pass: 2, 3'],
    ['two moves in a node (M-13)', '(;SZ[9];B[aa]W[aa])', 'main:1', '2 at 1'],
    ['numbers of MN (M-20)', '(;SZ[9];B[aa]MN[50];W[aa])', 'main:1', '51 at 50'],
    ['below 100 (K-32)', '(;SZ[9]PM[2];B[aa]MN[150];W[aa])', 'main:1', '51 at 50'],
    [
      'a ko that begins is no retaking',
      '(;SZ[9]AB[ba][ab][bc][cb]AW[ca][db][cc][bb];W[hh];AE[cb];B[cb])',
      'main:1',
      '2 at C8',
    ],
    ['a move that can’t be read', '(;SZ[9];B[aa];W[resign])', 'main:1', '2: resign'],
    [
      'Hex: cells, swaps and resignations',
      '(;GM[11]SZ[11];AB[c5];B[c5];W[swap-pieces];B[d4];W[resign])',
      'main:1',
      '1 at c5; 2: swap-pieces; 4: resign',
    ],
    ['a game without a board', '(;GM[6];B[31a5];W[63aa])', 'main:1', '1: 31a5; 2: 63aa'],
    ['from the root', '(;SZ[9]AB[aa]W[aa])', 'root', '1 at A9'],
  ];
  for (const [title, sgf, from, caption] of rows) {
    it(`${title}: ${caption}`, () => {
      expect(figureOf(sgf, from).caption).to.equal(caption);
    });
  }
});
