import { expect } from '@open-wc/testing';
import { CheckedReplayer } from '../../src/replay/checked-replayer.js';
import { codesOf, diagram, nodeAt, type NodePath, rowsOf, treeOf } from '../helpers/records.js';

/** A record, and what stands on the board at its end: `X` black, `O` white. */
interface Case {
  readonly title: string;
  readonly sgf: string;
  readonly path?: NodePath;
  readonly rows: string;
  readonly captures?: readonly [black: number, white: number];
  readonly toPlay?: 'black' | 'white';
  readonly moveNumber?: number;
  readonly odd?: readonly string[];
}

const cases: readonly Case[] = [
  {
    title: 'the root, before anything is played',
    sgf: '(;SZ[3];B[aa])',
    path: 'root',
    rows: `. . .
           . . .
           . . .`,
    toPlay: 'black',
    moveNumber: 0,
  },
  {
    title: 'moves in turn',
    sgf: '(;SZ[3];B[aa];W[cb];B[bc])',
    rows: `X . .
           . . O
           . X .`,
    toPlay: 'white',
    moveNumber: 3,
  },
  {
    title: 'a capture counts for who took it (M-22)',
    sgf: '(;SZ[3];B[ba];W[aa];B[ab])',
    rows: `. X .
           X . .
           . . .`,
    captures: [1, 0],
  },
  {
    title: 'suicide counts for the opponent (M-22)',
    sgf: '(;SZ[3]AW[ba][ab];B[aa])',
    rows: `. O .
           O . .
           . . .`,
    captures: [0, 1],
    moveNumber: 1,
    odd: ['suicide'],
  },
  {
    title: 'a ko taken back at once is shown and told',
    sgf: '(;SZ[4]AB[ba][ab][bc]AW[ca][db][cc][bb];B[cb];W[bb])',
    rows: `. X O .
           X O . O
           . X O .
           . . . .`,
    captures: [1, 1],
    odd: ['ko'],
  },
  {
    title: 'a ko taken back after a pass of both is none',
    sgf: '(;SZ[4]AB[ba][ab][bc]AW[ca][db][cc][bb];B[cb];W[];B[];W[bb])',
    rows: `. X O .
           X O . O
           . X O .
           . . . .`,
    captures: [1, 1],
    moveNumber: 4,
  },
  {
    title: 'setup forgets the ko (S-22)',
    sgf: '(;SZ[4]AB[ba][ab][bc]AW[ca][db][cc][bb];B[cb];AB[dd];W[bb])',
    rows: `. X O .
           X O . O
           . X O .
           . . . X`,
    captures: [1, 1],
  },
  {
    title: 'KO[] in the node allows it',
    sgf: '(;SZ[4]AB[ba][ab][bc]AW[ca][db][cc][bb];B[cb];W[bb]KO[])',
    rows: `. X O .
           X O . O
           . X O .
           . . . .`,
  },
  {
    title: 'a move on a stone replaces it (M-09)',
    sgf: '(;SZ[2];B[aa];W[aa])',
    rows: `O .
           . .`,
    captures: [0, 0],
    odd: ['overwrite'],
  },
  {
    title: 'setup never captures (S-05)',
    sgf: '(;SZ[2]AB[aa]AW[ba][ab])',
    rows: `X O
           O .`,
    captures: [0, 0],
    moveNumber: 0,
  },
  {
    title: 'overlapping setup: AE, AB, AW, whatever the order (S-08)',
    sgf: '(;SZ[3];AW[aa]AB[aa][ba]AE[ba][ca])',
    rows: `O X .
           . . .
           . . .`,
    odd: ['duplicate-point', 'duplicate-point'],
  },
  {
    title: 'rectangles, in any corner order (V-20, V-22)',
    sgf: '(;SZ[3]AB[aa:cc];AE[cb:bc])',
    rows: `X X X
           X . .
           X . .`,
    odd: ['bad-value'],
  },
  {
    title: 'a move may stand beside setup',
    sgf: '(;SZ[2];AW[ba]AB[ab]B[aa])',
    rows: `X O
           X .`,
    moveNumber: 1,
    odd: ['setup-and-move'],
  },
  {
    title: 'two moves in one node, in file order (M-13)',
    sgf: '(;SZ[2];W[ba]B[aa])',
    rows: `X O
           . .`,
    moveNumber: 2,
    toPlay: 'white',
    odd: ['two-moves'],
  },
  {
    title: 'of two values of a move the first counts (M-14)',
    sgf: '(;SZ[2];B[aa][bb])',
    rows: `X .
           . .`,
    moveNumber: 1,
  },
  {
    title: 'a move in the root',
    sgf: '(;SZ[2]B[aa])',
    rows: `X .
           . .`,
    moveNumber: 1,
    odd: ['move-in-root'],
  },
  {
    title: 'passes: empty, and tt on small boards (V-16)',
    sgf: '(;SZ[2];B[];W[tt])',
    rows: `. .
           . .`,
    moveNumber: 2,
    toPlay: 'black',
  },
  {
    title: 'a move off the board is a pass, and told (V-26)',
    sgf: '(;SZ[2];B[dd])',
    rows: `. .
           . .`,
    moveNumber: 1,
    toPlay: 'white',
    odd: ['bad-point'],
  },
  {
    title: 'MN renumbers from its node on (M-20)',
    sgf: '(;SZ[2];B[aa]MN[35];W[bb])',
    rows: `X .
           . O`,
    moveNumber: 36,
  },
  {
    title: 'MN in the root only informs (M-21)',
    sgf: '(;SZ[2]MN[35];B[aa])',
    rows: `X .
           . .`,
    moveNumber: 1,
  },
  {
    title: 'PL counts after the move (M-17)',
    sgf: '(;SZ[2];B[aa]PL[B])',
    rows: `X .
           . .`,
    toPlay: 'black',
  },
  {
    title: 'a board of columns and rows (R-08)',
    sgf: '(;SZ[4:2];B[da];W[ab])',
    rows: `. . . X
           O . . .`,
  },
  {
    title: 'a variation does not see its sibling',
    sgf: '(;SZ[2];B[aa](;W[bb])(;W[ba]))',
    path: [0, 1],
    rows: `X O
           . .`,
  },
  {
    title: 'SmartGo’s captured stones are gone already (D-17, D-18)',
    sgf: '(;SZ[3]AW[ba]AB[aa];W[ab]E[aa];E[aa];B[cc])',
    rows: `. O .
           O . .
           . . X`,
    captures: [0, 1],
    moveNumber: 2,
  },
  {
    title: 'SmartGo’s captured stones go where the rules left them, and are no prisoners (D-17)',
    sgf: '(;SZ[2]E[];B[aa];E[aa])',
    rows: `. .
           . .`,
    captures: [0, 0],
    moveNumber: 1,
    toPlay: 'white',
  },
  {
    title: 'capitals beyond the board are small letters (V-14)',
    sgf: '(;SZ[2];B[AB];W[Ba])',
    rows: `. O
           X .`,
    odd: ['point-case', 'point-case'],
  },
  {
    title: 'Western coordinates (V-37)',
    sgf: '(;SZ[3]AB[A1][c 3])',
    rows: `. . X
           . . .
           X . .`,
    odd: ['western-coords', 'western-coords'],
  },
  {
    title: 'blanks alone are not odd (V-35)',
    sgf: '(;SZ[3]AB[ a b ];W[ b\nb])',
    rows: `. . .
           X O .
           . . .`,
  },
  {
    title: 'an old-style variation: the move before is erased, another stone set (S-13, S-14)',
    sgf: '(;SZ[2];B[aa](;W[bb])(;AE[aa]AB[ba];W[ab]))',
    path: [0, 1, 0],
    rows: `. X
           O .`,
    moveNumber: 2,
    odd: ['old-style-variation'],
  },
  {
    title: 'an old-style variation with a move (S-13, S-14)',
    sgf: '(;SZ[2];B[aa];AE[aa]B[ba])',
    rows: `. X
           . .`,
    moveNumber: 1,
    toPlay: 'white',
    odd: ['setup-and-move', 'old-style-variation'],
  },
  {
    title: 'erasing more than the move before is plain setup',
    sgf: '(;SZ[2];B[aa];AE[aa:bb]AB[bb])',
    rows: `. .
           . X`,
    moveNumber: 1,
    odd: ['duplicate-point'],
  },
];

describe('replay, in diagrams', () => {
  for (const { title, sgf, path = 'main:last', rows, odd = [], ...expected } of cases) {
    it(title, () => {
      const tree = treeOf(sgf);
      const replayer = new CheckedReplayer(tree);
      const position = replayer.positionAt(nodeAt(tree, path));
      const { captures, toPlay, moveNumber } = position;
      const seen = { captures: [captures.black, captures.white], toPlay, moveNumber };
      expect(rowsOf(position)).to.eql(diagram(rows));
      expect(seen).to.eql({ ...seen, ...expected });
      expect(codesOf(replayer.findingsAt(nodeAt(tree, path)))).to.eql(odd);
    });
  }
});
