import { itReplays, type ReplayCase } from '../helpers/replays.js';

const cases: readonly ReplayCase[] = [
  {
    title: 'the root, before anything is played (M-18)',
    sgf: '(;SZ[3];B[aa])',
    path: 'root',
    rows: `. . .
           . . .
           . . .`,
    toPlay: 'black',
    moveNumber: 0,
  },
  {
    title: 'moves in turn (M-01)',
    sgf: '(;SZ[3];B[aa];W[cb];B[bc])',
    rows: `X . .
           . . O
           . X .`,
    toPlay: 'white',
    moveNumber: 3,
  },
  {
    title: 'a capture counts for who took it (M-02, M-22)',
    sgf: '(;SZ[3];B[ba];W[aa];B[ab])',
    rows: `. X .
           X . .
           . . .`,
    captures: [1, 0],
  },
  {
    title: 'suicide counts for the opponent (M-05, M-22)',
    sgf: '(;SZ[3]AW[ba][ab];B[aa])',
    rows: `. O .
           O . .
           . . .`,
    captures: [0, 1],
    moveNumber: 1,
    odd: ['suicide'],
  },
  {
    title: 'a ko taken back at once is shown and told (M-06)',
    sgf: '(;SZ[4]AB[ba][ab][bc]AW[ca][db][cc][bb];B[cb];W[bb])',
    rows: `. X O .
           X O . O
           . X O .
           . . . .`,
    captures: [1, 1],
    odd: ['ko'],
  },
  {
    title: 'a ko taken back after a pass of both is none (M-33)',
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
    title: 'KO[] in the node allows it (M-07)',
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
    title: 'overlapping setup: AE, AB, AW, whatever the order (S-07, S-08)',
    sgf: '(;SZ[3];AW[aa]AB[aa][ba]AE[ba][ca])',
    rows: `O X .
           . . .
           . . .`,
    odd: ['duplicate-point', 'duplicate-point'],
  },
  {
    title: 'rectangles, in any corner order (S-15, V-20, V-22)',
    sgf: '(;SZ[3]AB[aa:cc];AE[cb:bc])',
    rows: `X X X
           X . .
           X . .`,
    odd: ['bad-value'],
  },
  {
    title: 'a move may stand beside setup (M-16)',
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
    title: 'a move in the root (M-15)',
    sgf: '(;SZ[2]B[aa])',
    rows: `X .
           . .`,
    moveNumber: 1,
    odd: ['move-in-root'],
  },
  {
    title: 'passes: empty, and tt on small boards (M-10, V-16)',
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
    title: 'a variation does not see its sibling (M-24)',
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

describe('replay, in diagrams', () => itReplays(cases));
