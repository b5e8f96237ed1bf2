import { expect } from '@esm-bundle/chai';
import { evaluationsOf, lossesOf } from '../../src/game/evaluations.js';
import { openGame } from '../../src/view/open-game.js';
import { lineThrough } from '../../src/game/walk.js';
import { treeOf } from '../helpers/records.js';

/** The evaluations of a record's main line: Black's win rate in percent, and the score. */
function read(sgf: string): (readonly [number | undefined, number | undefined] | undefined)[] {
  const tree = treeOf(sgf);
  return evaluationsOf(tree, lineThrough(tree, tree.root)).map(
    (each) =>
      each && [
        each.winRate === undefined ? undefined : Math.round(each.winRate * 1000) / 10,
        each.score,
      ],
  );
}

/** A node, and what is read from it. */
const cases: readonly (readonly [string, number | undefined, number | undefined])[] = [
  // Sabaki, Ogatak
  [';B[aa]SBKV[43.51]', 43.5, undefined],
  [';W[aa]SBKV[43.51]', 43.5, undefined],
  [';B[aa]SBKV[12]OGSC[-3.5]', 12, -3.5],
  // FF[4]
  [';B[aa]V[-1.5]', undefined, -1.5],
  // Lizzie: with Leela Zero, with KataGo, and its successors
  [';B[aa]LZ[0.7 41.6 2.8k\nmove D4 visits 988 winrate 5846 pv D4]', 41.6, undefined],
  [';W[aa]LZ[0.7 41.6 2.8k\nmove D4 visits 988 winrate 5846 pv D4]', 58.4, undefined],
  [';B[aa]LZ[0.7.2 41.6 2.8k move D4 visits 9 winrate 5846 scoreMean 0.5 pv D4]', 41.6, -0.5],
  [';W[aa]LZ[KataGo 41.6 500 -2.5 20.1\nmove D4 visits 9 scoreMean 9]', 58.4, -2.5],
  // KaTrain
  [';B[aa]C[Move 1: B A9\nScore: W+0.3\nWin rate: W 52.8%\n]', 47.2, -0.3],
  [';B[aa]C[Score: B+12\nWin rate: B 99%]', 99, 12],
  // Online-Go
  [";B[aa]C[Black's win rate: %15.4 visits: 507]", 15.4, undefined],
  [';B[aa]C[BLACK WIN RATE: 54.3%]', 54.3, undefined],
  // Fox
  [';B[aa]C[/"jueyi黑59.5%]', 59.5, undefined],
  [';B[aa]C[/"jueyi白59.5%]', 40.5, undefined],
  // Yike and others
  [';B[aa]C[黑棋胜率：63.5%，目差 1.5]', 63.5, undefined],
  [';B[aa]C[白方勝率 30%]', 70, undefined],
  [';B[aa]C[黒番 勝率 60%]', 60, undefined],
  // Black's win rate and moves
  [';B[aa]C[46.35\nc15 ]', 46.4, undefined],
  [';B[aa]C[46\ne14 l18 \n]', 46, undefined],
  [';B[aa]C[9.35\r\nC15]', 9.4, undefined],
  [';B[aa]C[46.3\n\n]', 46.3, undefined],
];

/** Nodes of which nothing is known, whatever their text looks like. */
const unknown = [
  ';B[aa]',
  ';B[aa]C[12]',
  ';B[aa]C[12\n]',
  ';B[aa]C[7.5]',
  ';B[aa]V[999999]',
  ';B[aa]C[After this move, AlphaGo’s win rate was 50.5%.]',
  ';B[aa]SBKV[]',
  ';B[aa]SBKV[140]',
  ';B[aa]SBKV[x]',
  ';B[aa]LZ[0.7 41.6 0]',
  ';B[aa]LZ[]',
  ';B[aa]KT[H4sI]',
];

describe('evaluations of a game', () => {
  for (const [node, rate, score] of cases)
    it(node, () => expect(read(`(;GM[1]${node})`)).to.eql([undefined, [rate, score]]));

  for (const node of unknown)
    it(`none in ${node}`, () => expect(read(`(;GM[1]${node})`)).to.eql([undefined, undefined]));

  for (const [node] of cases)
    it(`room is kept for ${node}`, () => {
      const tree = treeOf(`(;GM[1]${node})`);
      // A line alone without moves of the program is not seen before the curve is there.
      expect(openGame(tree).isEvaluated).to.equal(!node.includes('46.3\n'));
    });

  it('are found in time in hostile text', () => {
    const hostile = [
      'C[11'.repeat(200_000),
      `;B[aa]SBKV[1]C[46${'\n'.repeat(500_000)}x]`,
      `;B[aa]SBKV[1]C[黑胜率${' '.repeat(500_000)}]`,
      `;B[aa]V[1]C[${'win rate '.repeat(100_000)}]`,
      `;B[aa]LZ[${'1 '.repeat(300_000)}]`,
    ];
    for (const text of hostile) {
      const tree = treeOf(`(;GM[1]${text}`);
      openGame(tree);
      evaluationsOf(tree, lineThrough(tree, tree.root));
    }
  });

  it('a loss of ten per cent is large, whatever computers make of tenths', () => {
    const tree = treeOf('(;SBKV[60];B[aa]SBKV[50];W[bb]SBKV[70.5]V[0];B[cc]V[-5])');
    const line = lineThrough(tree, tree.root);
    const losses = lossesOf(tree, line, evaluationsOf(tree, line));
    expect(losses.map((loss) => loss?.isLarge)).to.eql([undefined, true, true, true]);
  });

  it('V has another meaning in other games', () => {
    expect(read('(;GM[11];B[a1]V[3])')).to.eql([undefined, undefined]);
  });

  it('of a node are in the variation that Fox recommends there', () => {
    const sgf = '(;GM[1];B[aa](;W[bb];B[cc])(;W[dd]C[/"jueyi白60%]))';
    expect(read(sgf)).to.eql([undefined, [40, undefined], undefined, undefined]);
  });

  it('of a root of Lizzie are those of who is not to move', () => {
    const black = '(;GM[1]LZ[0.7 41.6 1k];B[aa])';
    const white = '(;GM[1]HA[2]AB[aa][bb]LZ[0.7 41.6 1k];W[cc])';
    expect([read(black)[0], read(white)[0]]).to.eql([
      [58.4, undefined],
      [41.6, undefined],
    ]);
  });

  it('tell what a move has given away', () => {
    const tree = treeOf(
      '(;GM[1]SBKV[50]OGSC[0];B[aa]SBKV[39]OGSC[-2];W[bb]SBKV[45];B[cc];W[dd]SBKV[60]V[9];B[ee]V[3])',
    );
    const line = lineThrough(tree, tree.root);
    const losses = lossesOf(tree, line, evaluationsOf(tree, line)).map(
      (loss) =>
        loss && [loss.color, Math.round((loss.winRate ?? NaN) * 100), loss.score, loss.isLarge],
    );
    expect(losses).to.eql([
      undefined,
      ['black', 11, 2, true],
      ['white', 6, undefined, false],
      undefined,
      undefined, // nothing is known of the position before
      ['black', NaN, 6, true],
    ]);
  });
});
