import { expect } from '@esm-bundle/chai';
import { setOtherGames, playableGame } from '../../src/replay/games.js';
import { otherGames } from '../../src/replay/other-games.js';
import { replacedPoint } from '../../src/replay/old-style-variation.js';
import { CheckedReplayer } from '../../src/replay/checked-replayer.js';
import { codesOf, nodeAt, rowsOf, treeOf } from '../helpers/records.js';
import { itReplays, type ReplayCase } from '../helpers/replays.js';

setOtherGames(otherGames);

const cases: readonly ReplayCase[] = [
  {
    title: 'Hex: swap-pieces is a move with a number (H-08, H-24)',
    sgf: '(;GM[11]SZ[3];B[a3];W[swap-pieces])',
    rows: `. . O
           . . .
           . . .`,
    sentence: 'Move 2, White swaps the pieces',
    toPlay: 'black',
  },
  {
    title: 'Hex: a cell is free again after swap-pieces (H-08)',
    sgf: '(;GM[11]SZ[3];B[a3];W[swap-pieces];B[a3])',
    rows: `. . O
           . . .
           X . .`,
    sentence: 'Move 3, Black a3',
    toPlay: 'white',
  },
  {
    title: 'Hex: swap-pieces on a board that is not square (H-23)',
    sgf: '(;GM[11]SZ[4:2];B[d1];W[swap-pieces])',
    rows: `. . . O
           . . . .`,
    sentence: 'Move 2, White swaps the pieces',
    toPlay: 'black',
    odd: ['bad-value'],
  },
  {
    title: 'Hex: after swap-sides the same colour moves (H-09)',
    sgf: '(;GM[11]SZ[2];B[a2];W[swap-sides])',
    rows: `. .
           X .`,
    sentence: 'Move 2, White swaps sides',
    toPlay: 'white',
  },
  {
    title: 'Hex: resign (H-10)',
    sgf: '(;GM[11]SZ[2];B[Resign])',
    rows: `. .
           . .`,
    sentence: 'Move 1, Black resigns',
    toPlay: 'white',
  },
  {
    title: 'Hex: forfeit (H-10)',
    sgf: '(;GM[11]SZ[2];B[a1];W[forfeit])',
    rows: `X .
           . .`,
    sentence: 'Move 2, White forfeits',
    toPlay: 'black',
  },
  {
    title: 'Hex: cells as in Go (H-21)',
    sgf: '(;GM[11]SZ[3];B[ab];W[c2])',
    rows: `. . .
           X . O
           . . .`,
    sentence: 'Move 2, White c2',
    toPlay: 'black',
    odd: ['point-form'],
  },
  {
    title: 'Hex: a cell off the board is a pass with its text (H-27)',
    sgf: '(;GM[11]SZ[2];B[z99])',
    rows: `. .
           . .`,
    sentence: 'Move 1, Black: z99',
    toPlay: 'white',
    odd: ['bad-point'],
  },
  {
    title: 'Hex: setup beside a move (H-14)',
    sgf: '(;GM[11]SZ[2];AB[a1]B[b2])',
    rows: `X .
           . X`,
    sentence: 'Move 1, Black b2',
    toPlay: 'white',
    odd: ['setup-and-move'],
  },
  {
    title: 'Go knows no swap (M-31)',
    sgf: '(;SZ[2];B[aa];W[swap-pieces])',
    rows: `X .
           . .`,
    sentence: 'Move 2, White: swap-pieces',
    toPlay: 'black',
    odd: ['bad-point'],
  },
  {
    title: 'Gomoku takes nothing (G-42, M-34)',
    sgf: '(;GM[4]SZ[3];B[ba];W[aa];B[ab])',
    rows: `O X .
           X . .
           . . .`,
    sentence: 'Move 3, Black A2',
    toPlay: 'white',
  },
  {
    title: 'Othello: discs are turned over, a pass where it is written',
    sgf: '(;GM[2]SZ[4];B[ab];W[];B[dc])',
    rows: `. . . .
           X X X .
           . X X X
           . . . .`,
    sentence: 'Move 3, Black d3',
    toPlay: 'white',
  },
];

describe('other games, in diagrams', () => {
  itReplays(cases);

  it('positions before a swap come back (H-08, M-24)', () => {
    const replayer = new CheckedReplayer(treeOf('(;GM[11]SZ[2];B[a2];W[swap-pieces];B[a1])'));
    const rowsAt = (path: string) => rowsOf(replayer.positionAt(nodeAt(replayer.tree, path)));
    expect(rowsAt('main:last')).to.eql(['XO', '..']);
    expect(rowsAt('main:1')).to.eql(['..', 'X.']);
    expect(rowsAt('main:2')).to.eql(['.O', '..']);
    expect(rowsAt('root')).to.eql(['..', '..']);
  });
});

describe('playableGame', () => {
  const size = { columns: 8, rows: 8 };
  const playable: readonly (readonly [
    title: string,
    sgf: string,
    boardKind: string | undefined,
  ])[] = [
    ['Go', '(;GM[1])', 'go'],
    ['Hex', '(;GM[11])', 'hex'],
    ['gomoku', '(;GM[4])', 'gomoku'],
    ['Othello', '(;GM[2];B[cd])', 'othello'],
    ['Othello with some moves that are none here', '(;GM[2];B[31a5b6];W[];B[cd])', 'othello'],
    ['Othello in another notation (G-41)', '(;GM[2];B[31a5b6];W[])', undefined],
    ['chess', '(;GM[3])', undefined],
  ];
  for (const [title, sgf, boardKind] of playable) {
    it(title, () => expect(playableGame(treeOf(sgf), size)?.boardKind).to.equal(boardKind));
  }

  it('says nothing about points where the game can’t be read (G-44)', () => {
    const replayer = new CheckedReplayer(treeOf('(;GM[2];B[31a5b6])'));
    const last = nodeAt(replayer.tree, 'main:last');
    expect(codesOf(replayer.findingsAt(last))).to.eql(['unsupported-game']);
  });
});

describe('replacedPoint (S-13)', () => {
  const records: readonly (readonly [title: string, sgf: string, point: number | undefined])[] = [
    ['AE of the move before, and AB', '(;SZ[3];B[ba];AE[ba]AB[cc])', 1],
    ['AE of the move before, and a move', '(;SZ[3];B[ba];AE[ba]B[cc])', 1],
    ['AE alone', '(;SZ[3];B[ba];AE[ba])', undefined],
    ['AE of another point', '(;SZ[3];B[ba];AE[aa]AB[cc])', undefined],
    ['AE of more points', '(;SZ[3];B[ba];AE[ba][aa]AB[cc])', undefined],
    ['AE after no move', '(;SZ[3]AB[ba];AE[ba]AB[cc])', undefined],
    ['AE after a pass', '(;SZ[3];B[];AE[]AB[cc])', undefined],
    ['AE after a move that can’t be read', '(;SZ[3];B[zz];AE[zz]AB[cc])', undefined],
    ['AE in the root', '(;SZ[3]AE[ba]AB[cc])', undefined],
  ];
  for (const [title, sgf, point] of records) {
    it(title, () => {
      const replayer = new CheckedReplayer(treeOf(sgf));
      const last = nodeAt(replayer.tree, 'main:last');
      const parent = replayer.tree.parent(last);
      const before = parent === undefined ? undefined : replayer.positionAt(parent).lastMove;
      expect(replacedPoint(replayer, last, before)).to.equal(point);
    });
  }
});
