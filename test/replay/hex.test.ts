import { expect } from '@esm-bundle/chai';
import { readGameInfo } from '../../src/game/info/game-info.js';
import { examineRecord } from '../../src/replay/examine-record.js';
import { readFullMarkup } from '../../src/replay/full-markup.js';
import { setOtherGames, playableGame } from '../../src/replay/games.js';
import { otherGames } from '../../src/replay/other-games.js';
import { Replayer } from '../../src/replay/replayer.js';
import { connectionOf } from '../../src/rules/hex.js';
import { columnOf, rowOf } from '../../src/rules/point.js';
import { nodesOf } from '../../src/sgf/game-tree.js';
import { codesOf, nodeAt, positionOf, treeOf } from '../helpers/records.js';
import { itReplays, type ReplayCase } from '../helpers/replays.js';

setOtherGames(otherGames);

const HEX = 'GM[11]';

/** The example of HexWiki’s page (002). */
const example = `(;AP[HexGui:0.10.GIT]FF[4]GM[11]SZ[7]C[Example game]
 ;B[c5]C[This opening is too strong. White will definitely swap it.]
 ;W[swap-pieces];B[c4];W[c5];B[a6];W[c6]C[Good.]
 ;B[a7];W[b5];B[a5];W[b3]
 (;B[d2]C[See the next variation for what happens if Black plays b4.]
  ;W[b4];B[d4];W[e5];B[resign];)
 (;B[b4];W[d2]
  ;AB[a2][b2][c1][d1][d4][d5][e1][e5][f1][f5][g5]
  C[Note that White is connected by templates, requiring only the area shown.])
)`;

const cells: readonly ReplayCase[] = [
  {
    title: 'the column has a letter, the row a number, 1 at the top (H-01)',
    sgf: `(;${HEX}SZ[4:3];B[d1];W[b3])`,
    rows: `. . . X
           . . . .
           . O . .`,
  },
  {
    title: 'capitals are the same cells (H-02)',
    sgf: `(;${HEX}SZ[3]AB[C1]AW[A2];B[B3])`,
    rows: `. . X
           O . .
           . X .`,
  },
  {
    title: 'columns, then rows (H-04)',
    sgf: `(;${HEX}SZ[6:7];B[f7])`,
    rows: `. . . . . .
           . . . . . .
           . . . . . .
           . . . . . .
           . . . . . .
           . . . . . .
           . . . . . X`,
  },
  {
    title: 'a bare SWAP swaps sides (H-20)',
    sgf: `(;${HEX}SZ[3];B[a2];W[SWAP];B[c3])`,
    rows: `. . .
           X . .
           . . X`,
  },
  {
    title: 'who swapped moves again: sides were swapped (H-08a)',
    sgf: `(;${HEX}SZ[3];B[a2];W[swap-pieces];C[x];W[c3])`,
    rows: `. . .
           X . .
           . . O`,
    odd: ['swap-sides-meant'],
  },
  {
    title: 'also in the node of the move before',
    sgf: `(;${HEX}SZ[3];B[a2]W[swap-pieces];W[c3])`,
    rows: `. . .
           X . .
           . . O`,
    odd: ['two-moves', 'swap-sides-meant'],
  },
  {
    title: 'the other one moves: pieces were swapped (H-08)',
    sgf: `(;${HEX}SZ[3];B[a2];W[swap-pieces];B[c3])`,
    rows: `. O .
           . . .
           . . X`,
  },
  {
    title: 'pass puts no stone (H-10)',
    sgf: `(;${HEX}SZ[2];B[a1];W[pass])`,
    rows: `X .
           . .`,
    toPlay: 'black',
    sentence: 'Move 2, White passes',
  },
  {
    title: 'a stone with enemies all around stays (H-11)',
    sgf: `(;${HEX}SZ[3];AB[b1][a2][c2][b3][c1]AW[b2];B[a3];W[a1])`,
    rows: `O X X
           X O X
           X X .`,
    captures: [0, 0],
  },
  {
    title: 'a row of stones on a full board stays (H-11)',
    sgf: `(;${HEX}SZ[2];B[a1];W[a2];B[b1];W[b2])`,
    rows: `X X
           O O`,
  },
  {
    title: 'AB, AW and AE (H-12)',
    sgf: `(;${HEX}SZ[3]AB[a1][b2]AW[c3][c1];AE[b2][c1])`,
    rows: `X . .
           . . .
           . . O`,
  },
  {
    title: 'a rectangle of cells (H-13)',
    sgf: `(;${HEX}SZ[3]AB[a1:c2])`,
    rows: `X X X
           X X X
           . . .`,
  },
  {
    title: 'a node without a move is setup (H-15)',
    sgf: `(;${HEX}SZ[2]AB[a1];C[x];AW[b2])`,
    rows: `X .
           . O`,
    moveNumber: 0,
  },
  {
    title: 'a move in the root is told (H-15)',
    sgf: `(;${HEX}SZ[2]B[a1])`,
    rows: `X .
           . .`,
    moveNumber: 1,
    odd: ['move-in-root'],
  },
  {
    title: 'PL after setup (H-16)',
    sgf: `(;${HEX}SZ[2];W[a1];B[b1];AB[b2]PL[B])`,
    rows: `O X
           . X`,
    toPlay: 'black',
  },
  {
    title: 'PL after a move: two in a row (H-16)',
    sgf: `(;${HEX}SZ[2];B[a1]PL[B];B[b2])`,
    rows: `X .
           . X`,
    toPlay: 'white',
    moveNumber: 2,
  },
  {
    title: 'swap-sides in any case, and the next move (H-09, H-20)',
    sgf: `(;${HEX}SZ[3];B[a3];W[Swap-Sides];W[c1])`,
    rows: `. . O
           . . .
           X . .`,
    toPlay: 'black',
    sentence: 'Move 3, White c1',
  },
  {
    title: 'swap-pieces in any case (H-20)',
    sgf: `(;${HEX}SZ[2];B[a2];W[SWAP-Pieces])`,
    rows: `. O
           . .`,
  },
  {
    title: 'private names are passed over (H-28)',
    sgf: `(;${HEX}SZ[2]XFOO[1];B[a1]XBAR[b2])`,
    rows: `X .
           . .`,
    moveNumber: 1,
  },
  {
    title: 'HexWiki’s example game (H-26)',
    sgf: example,
    rows: `. . . . . . .
           . . . X . . .
           . O . . O . .
           . O X X . . .
           X O O . O . .
           X . O . . . .
           X . . . . . .`,
    moveNumber: 15,
    sentence: 'Move 15, Black resigns',
  },
  {
    title: 'HexWiki’s example game, the variation (H-26)',
    sgf: example,
    path: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0],
    rows: `. . X X X X .
           X X . O . . .
           . O . . O . .
           . X X X . . .
           X O O X X X X
           X . O . . . .
           X . . . . . .`,
    moveNumber: 12,
  },
];

describe('Hex, in diagrams', () => itReplays(cells));

describe('Hex', () => {
  const boardOf = (sgf: string) => new Replayer(treeOf(sgf));

  it('columns beyond z are aa, ab … (H-03)', () => {
    const { board } = positionOf(`(;${HEX}SZ[30]AB[ab28])`);
    const stones = Array.from({ length: 900 }, (_, point) => point as never).filter((point) =>
      board.at(point),
    );
    expect(stones).to.eql([27 * 30 + 27]);
  });

  it('one number is both sides; the sides of a square need but one (H-04)', () => {
    expect(boardOf(`(;${HEX}SZ[6:7])`).size).to.eql({ columns: 6, rows: 7 });
    expect(boardOf(`(;${HEX}SZ[7])`).size).to.eql({ columns: 7, rows: 7 });
    const { diagnostics } = examineRecord(`(;${HEX}SZ[7:7])`);
    expect(codesOf(diagnostics)).to.eql(['square-as-rect']);
  });

  it('a board of 11 where the record does not say (H-05)', () => {
    const { board, lastMove } = positionOf(`(;${HEX};B[k11])`);
    expect(board.size).to.eql({ columns: 11, rows: 11 });
    expect(lastMove).to.eql({ kind: 'play', color: 'black', point: 120 });
  });

  it('the board is a rhombus of hexagons with a1 at the top left (H-06)', () => {
    const { tree, size, notation } = boardOf(`(;${HEX}SZ[5])`);
    expect(playableGame(tree, size)?.boardKind).to.equal('hex');
    expect(size).to.eql({ columns: 5, rows: 5 });
    const names = ['a1', 'b1', 'a2', 'e5', 'f5', 'e6'];
    expect(names.map((name) => notation.readPoint(name, size))).to.eql([
      ...[0, 1, 5, 24],
      ...[undefined, undefined],
    ]);
  });

  const chains: readonly (readonly [setup: string, color: string | undefined])[] = [
    ['AB[c1:c7]', 'black'],
    ['AB[c1:c6]', undefined],
    ['AW[a3:f3]', 'white'],
    ['AW[b3:f3]', undefined],
    ['AB[a3:f3]', undefined],
    ['AW[c1:c7]', undefined],
  ];
  for (const [setup, color] of chains) {
    it(`Black has top and bottom, White left and right: ${setup} (H-07)`, () => {
      const { board } = positionOf(`(;${HEX}SZ[6:7]${setup})`);
      expect(connectionOf(board)?.color).to.equal(color);
    });
  }

  it('marks and labels stand on cells (H-17, H-25)', () => {
    const replayer = boardOf(`(;${HEX}SZ[4];LB[a1:x]CR[b2]TR[c1]SQ[a3]MA[d4]TB[d1:d2]TW[a4])`);
    const node = nodeAt(replayer.tree, 'main:last');
    const markup = readFullMarkup(replayer, node, replayer.positionAt(node).board);
    expect(markup.labels).to.eql([{ point: 0, text: 'x' }]);
    const places = markup.marks.map(
      ({ kind, point }) =>
        `${kind} ${columnOf(point, replayer.size)},${rowOf(point, replayer.size)}`,
    );
    expect(places).to.have.members(['circle 1,1', 'triangle 2,0', 'square 0,2', 'cross 3,3']);
    expect(markup.territory).to.eql({ black: [3, 7], white: [12] });
  });

  it('the game information is that of other games (H-18)', () => {
    const info = readGameInfo(
      treeOf(`(;${HEX}FF[4]SZ[6:7]AP[a:1]PB[B]PW[W]RE[W+R]DT[2022]EV[e]GC[g]SO[BGA 1])`),
    );
    expect(info).to.deep.include({ format: 4, size: { columns: 6, rows: 7 } });
    expect(info.game).to.eql({ number: 11, name: 'Hex' });
    expect([info.black.names, info.white.names]).to.eql(['B', 'W']);
    expect(info.result).to.eql({ raw: 'W+R', winner: 'white', by: 'resign' });
    expect(info.date?.dates).to.eql(['2022']);
    expect(info.application).to.eql({ name: 'a', version: '1' });
    expect(info.texts).to.eql({ EV: 'e', GC: 'g', SO: 'BGA 1' });
  });

  it('Void is no result (H-19)', () => {
    expect(readGameInfo(treeOf(`(;${HEX}RE[Void])`)).result?.winner).to.equal('void');
    expect(examineRecord(`(;${HEX}RE[Void])`).diagnostics).to.eql([]);
  });

  it('the sides are Black and White (H-22)', () => {
    const { lastMove, toPlay } = positionOf(`(;${HEX};B[a1];W[b2])`);
    expect([lastMove?.color, toPlay]).to.eql(['white', 'black']);
  });

  it('HexWiki’s example has 20 nodes, two lines, and ends with an empty node (H-26)', () => {
    const tree = treeOf(example);
    const leaves = [...nodesOf(tree)].filter((node) => tree.firstChild(node) === undefined);
    expect([tree.size, leaves.length]).to.eql([20, 2]);
    expect(tree.properties(nodeAt(tree, 'main:last'))).to.eql([]);
    expect(examineRecord(example).diagnostics).to.eql([]);
  });

  it('private names with X are not odd (H-28)', () => {
    expect(examineRecord(`(;${HEX}XFOO[1];B[a1]XBAR[b2])`).diagnostics).to.eql([]);
  });
});
