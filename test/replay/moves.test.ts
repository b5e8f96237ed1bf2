import { expect } from '@esm-bundle/chai';
import { readClocks } from '../../src/game/clocks.js';
import { readGameInfo } from '../../src/game/info/game-info.js';
import { lineThrough } from '../../src/game/walk.js';
import { examineRecord } from '../../src/replay/examine-record.js';
import { Replayer } from '../../src/replay/replayer.js';
import { codesOf, comparable, nodeAt, positionOf, rowsOf, treeOf } from '../helpers/records.js';
import { itReplays, type ReplayCase } from '../helpers/replays.js';

/** Black takes a ko at cb; White would take it back at bb. */
const ko = 'SZ[4]AB[ba][ab][bc]AW[ca][db][cc][bb];B[cb]';

const captures: readonly ReplayCase[] = [
  {
    title: 'one move takes two chains (M-03)',
    sgf: '(;SZ[4]AW[aa][ca][da]AB[ab][cb][db];B[ba])',
    rows: `. X . .
           X . X X
           . . . .
           . . . .`,
    captures: [3, 0],
  },
  {
    title: 'who fills his last liberty and takes by it stays (M-04)',
    sgf: '(;SZ[3]AW[ba][ab]AB[ca][bb][ac];B[aa])',
    rows: `X . X
           . X .
           X . .`,
    captures: [2, 0],
  },
  {
    title: 'suicide of two stones (M-05)',
    sgf: '(;SZ[3]AB[aa]AW[ab][bb][ca];B[ba])',
    rows: `. . O
           O O .
           . . .`,
    captures: [0, 2],
    odd: ['suicide'],
  },
  {
    title: 'KO[] allows suicide (M-07)',
    sgf: '(;SZ[2]AW[ba][ab];B[aa]KO[])',
    rows: `. O
           O .`,
    captures: [0, 1],
  },
  {
    title: 'KO[] allows to play on a stone (M-07)',
    sgf: '(;SZ[2];B[aa];W[aa]KO[])',
    rows: `O .
           . .`,
  },
  {
    title: 'KO[] without a move changes nothing and allows nothing (M-08)',
    sgf: `(;${ko};KO[];W[bb])`,
    rows: `. X O .
           X O . O
           . X O .
           . . . .`,
    moveNumber: 2,
    odd: ['ko'],
  },
  {
    title: 'a move on a stone takes those beside it, not that stone (M-09)',
    sgf: '(;SZ[3]AB[ab]AW[aa][ba];B[ba])',
    rows: `. X .
           X . .
           . . .`,
    captures: [1, 0],
    odd: ['overwrite'],
  },
  {
    title: 'a move on a stone may be suicide (M-09)',
    sgf: '(;SZ[2]AW[ba][ab]AB[aa];B[aa])',
    rows: `. O
           O .`,
    captures: [0, 1],
    odd: ['overwrite', 'suicide'],
  },
  {
    title: 'setup leaves a chain without liberties, another move does not touch it (M-25)',
    sgf: '(;SZ[3]AW[aa]AB[ab][ba];B[cc])',
    rows: `O X .
           X . .
           . . X`,
    captures: [0, 0],
  },
  {
    title: 'a move beside a chain without liberties takes it (M-25)',
    sgf: '(;SZ[3]AW[aa]AB[ab][ba];B[ba])',
    rows: `. X .
           X . .
           . . .`,
    captures: [1, 0],
    odd: ['overwrite'],
  },
  {
    title: 'nothing stops a replay (M-26)',
    sgf: '(;SZ[2];B[aa];W[aa];B[zz];W[ba]B[ab];W[];B[bb])',
    rows: `. .
           X X`,
    captures: [2, 0],
    moveNumber: 7,
    odd: ['overwrite', 'bad-point', 'two-moves'],
  },
];

const turns: readonly ReplayCase[] = [
  {
    title: 'a pass changes the turn and the number only (M-10)',
    sgf: '(;SZ[2]AB[bb];B[])',
    rows: `. .
           . X`,
    toPlay: 'white',
    moveNumber: 1,
    sentence: 'Move 1, Black passes',
  },
  {
    title: 'the replay goes on after two passes (M-11)',
    sgf: '(;SZ[2];B[];W[];B[aa])',
    rows: `X .
           . .`,
    moveNumber: 3,
    sentence: 'Move 3, Black A2',
  },
  {
    title: 'colours need not alternate (M-12)',
    sgf: '(;SZ[2];B[aa];B[bb])',
    rows: `X .
           . X`,
    toPlay: 'white',
    moveNumber: 2,
  },
  {
    title: 'the second move of a node may stand on the first (M-13)',
    sgf: '(;SZ[2];W[aa]B[aa])',
    rows: `X .
           . .`,
    moveNumber: 2,
    odd: ['two-moves', 'overwrite'],
  },
  {
    title: 'of two moves of one colour in a node the first counts (M-14)',
    sgf: '(;SZ[2];B[aa]B[bb])',
    rows: `X .
           . .`,
    moveNumber: 1,
  },
  {
    title: 'setup comes before the move, which takes (M-16)',
    sgf: '(;SZ[2];B[ba]AB[ab]AW[aa])',
    rows: `. X
           X .`,
    captures: [1, 0],
    odd: ['setup-and-move'],
  },
  {
    title: 'PL before a move in the file counts after it too (M-17)',
    sgf: '(;SZ[2];PL[B]B[aa])',
    rows: `X .
           . .`,
    toPlay: 'black',
  },
  {
    title: 'handicap stones wait for White (M-18)',
    sgf: '(;SZ[2]HA[2]AB[aa][bb])',
    rows: `X .
           . X`,
    toPlay: 'white',
    moveNumber: 0,
  },
  {
    title: 'a node that says nothing leaves the turn (M-18)',
    sgf: '(;SZ[2];B[aa];C[x])',
    rows: `X .
           . .`,
    toPlay: 'white',
  },
  {
    title: 'passes are counted, setup is not (M-19)',
    sgf: '(;SZ[3];B[aa];AB[bb];W[];B[cc])',
    rows: `X . .
           . X .
           . . X`,
    moveNumber: 3,
  },
  {
    title: 'MN gives the number of its own move (M-20)',
    sgf: '(;SZ[2];B[aa]MN[50])',
    rows: `X .
           . .`,
    moveNumber: 50,
  },
  {
    title: 'MN without a move gives the number that later moves count from (M-20)',
    sgf: '(;SZ[2];B[aa];MN[50];W[bb])',
    rows: `X .
           . O`,
    moveNumber: 51,
  },
  {
    title: 'setup leaves the last move as it is (M-23)',
    sgf: '(;SZ[2];B[aa];AW[bb];)',
    rows: `X .
           . O`,
    sentence: 'Move 1, Black A2',
  },
  {
    title: 'resign is no move of Go (M-31)',
    sgf: '(;SZ[2];B[aa];W[resign])',
    rows: `X .
           . .`,
    toPlay: 'black',
    moveNumber: 2,
    sentence: 'Move 2, White: resign',
    odd: ['bad-point'],
  },
  {
    title: 'a handicap of moves in a row (M-32)',
    sgf: '(;SZ[4]HA[2];B[da];B[ad];W[bb])',
    rows: `. . . X
           . O . .
           . . . .
           X . . .`,
    toPlay: 'black',
    moveNumber: 3,
  },
];

describe('captures, in diagrams', () => itReplays(captures));

describe('turns and numbers, in diagrams', () => itReplays(turns));

describe('moves', () => {
  it('KO[] without a move is told (M-08)', () => {
    const codes = codesOf(examineRecord('(;SZ[9];B[aa];KO[])').diagnostics);
    expect(codes).to.eql(['annotation-without-move']);
    expect(examineRecord('(;SZ[9];B[aa]KO[])').diagnostics).to.eql([]);
  });

  it('more values than one are told of (M-14)', () => {
    expect(codesOf(examineRecord('(;SZ[9];B[aa][bb])').diagnostics)).to.eql(['too-many-values']);
  });

  it('MN in the root says how many moves a game has (M-21)', () => {
    const sgf = '(;MN[204];B[aa])';
    expect(readGameInfo(treeOf(sgf)).moveCount).to.equal(204);
    expect(positionOf(sgf).moveNumber).to.equal(1);
  });

  it('the last of two moves in a node is the last move (M-23)', () => {
    const lastMove = { kind: 'play', color: 'white', point: 3 };
    expect(positionOf('(;SZ[2];B[aa]W[bb])').lastMove).to.eql(lastMove);
  });

  it('variations never see each other’s stones, whichever was asked for first (M-24)', () => {
    const tree = treeOf('(;SZ[2];B[aa](;W[ba];B[bb])(;W[ab]))');
    const replayer = new Replayer(tree);
    const rowsAt = (path: readonly number[]) => rowsOf(replayer.positionAt(nodeAt(tree, path)));
    expect(rowsAt([0, 0, 0])).to.eql(['X.', '.X']);
    expect(rowsAt([0, 1])).to.eql(['X.', 'O.']);
    expect(rowsAt([0, 0])).to.eql(['XO', '..']);
  });

  it('a position claims nothing about life, death or score (M-33)', () => {
    const names = Object.keys(positionOf('(;SZ[2];B[aa];W[];B[])')).join(' ');
    expect(names).not.to.match(/score|territory|dead|alive|winner|result/i);
  });

  it('move n of 400 is the same by a jump and step by step (M-35)', () => {
    const letter = (index: number) => 'abcdefg'.charAt(index % 7);
    const moves = Array.from({ length: 400 }, (_, index) => {
      const point = letter(index * 3) + letter(Math.floor(index / 5) + index * index);
      return `;${index % 2 ? 'W' : 'B'}[${point}]`;
    });
    const tree = treeOf(`(;SZ[7]${moves.join('')})`);
    const stepping = new Replayer(tree);
    const steps = lineThrough(tree, tree.root).map((node) => comparable(stepping.positionAt(node)));
    const jumping = new Replayer(tree);
    for (let jump = 0; jump <= 400; jump++) {
      const move = (jump * 149 + 400) % 401;
      const position = jumping.positionAt(nodeAt(tree, `main:${move}`));
      expect(position.moveNumber).to.equal(move);
      expect(comparable(position)).to.eql(steps[move]);
    }
  });

  it('clocks: time left, overtime, the last stone of a period, time used (M-27, M-28, M-29, M-30)', () => {
    const clocksOf = (sgf: string) => readClocks(treeOf(sgf), nodeAt(treeOf(sgf), 'main:last'));
    expect(clocksOf('(;;B[aa]BL[2m])').black).to.eql({ seconds: 120 });
    expect(clocksOf('(;OT[10x1m];B[aa]OB[5])')).to.deep.include({
      black: { overtime: 5 },
      overtimeCounts: 'periods',
    });
    expect(clocksOf('(;;B[aa]OB[0]BL[12])').black).to.eql({ seconds: 12, overtime: 0 });
    expect(clocksOf('(;;B[aa]T[7])').used).to.equal(7);
  });
});
