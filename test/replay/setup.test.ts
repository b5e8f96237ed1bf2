import { expect } from '@esm-bundle/chai';
import { readGameInfo } from '../../src/game/info/game-info.js';
import { examineRecord } from '../../src/replay/examine-record.js';
import { codesOf, positionOf, treeOf } from '../helpers/records.js';
import { itReplays, type ReplayCase } from '../helpers/replays.js';

const stones: readonly ReplayCase[] = [
  {
    title: 'AB puts black stones (S-01)',
    sgf: '(;SZ[3]AB[aa][cb])',
    rows: `X . .
           . . X
           . . .`,
  },
  {
    title: 'AW puts white stones (S-02)',
    sgf: '(;SZ[3]AW[aa][bc])',
    rows: `O . .
           . . .
           . O .`,
  },
  {
    title: 'AE empties points (S-03)',
    sgf: '(;SZ[3]AB[aa]AW[bb];AE[aa][bb][cc])',
    rows: `. . .
           . . .
           . . .`,
    captures: [0, 0],
  },
  {
    title: 'setup puts stones on stones (S-04)',
    sgf: '(;SZ[2]AB[aa][ba]AW[bb];AW[aa]AB[bb]AE[ba])',
    rows: `O .
           . X`,
    captures: [0, 0],
  },
  {
    title: 'setup around a stone takes no prisoner, nor does it in a game (S-05)',
    sgf: '(;SZ[2];W[aa];AB[ba][ab])',
    rows: `O X
           X .`,
    captures: [0, 0],
  },
  {
    title: 'a whole board without a liberty (S-06)',
    sgf: '(;SZ[2]AB[aa][bb]AW[ba][ab])',
    rows: `X O
           O X`,
    captures: [0, 0],
  },
  {
    title: 'a point named twice in one property (S-07)',
    sgf: '(;SZ[2]AB[aa][aa])',
    rows: `X .
           . .`,
    odd: ['duplicate-point'],
  },
  {
    title: 'a point named in two properties (S-07)',
    sgf: '(;SZ[2]AB[aa]AW[aa])',
    rows: `O .
           . .`,
    odd: ['duplicate-point'],
  },
  {
    title: 'a point may be named again in another node (S-07)',
    sgf: '(;SZ[2]AB[aa];AW[aa])',
    rows: `O .
           . .`,
  },
  {
    title: 'AE comes before AB (S-08)',
    sgf: '(;SZ[2]AB[aa]AE[aa:bb])',
    rows: `X .
           . .`,
    odd: ['duplicate-point'],
  },
  {
    title: 'stones anywhere in the tree (S-12)',
    sgf: '(;SZ[3]AB[aa];W[bb];AB[cc])',
    rows: `X . .
           . O .
           . . X`,
    moveNumber: 1,
    sentence: 'Move 1, White B2',
  },
  {
    title: 'a board is cleared by one rectangle (S-15)',
    sgf: '(;SZ[3]AB[aa:cb]AW[ac:cc];AE[aa:cc])',
    rows: `. . .
           . . .
           . . .`,
  },
  {
    title: 'setup that changes nothing is not odd (S-16)',
    sgf: '(;SZ[2]AB[aa];AB[aa]AE[bb])',
    rows: `X .
           . .`,
  },
  {
    title: 'an empty list is nothing (S-17)',
    sgf: '(;SZ[2]AB[]AW[]AE[];AB[])',
    rows: `. .
           . .`,
  },
  {
    title: 'what a search pattern must find stands on the board (S-18)',
    sgf: '(;SZ[2]AB[aa]AW[ba]AE[ab])',
    rows: `X O
           . .`,
  },
  {
    title: 'what looks like moves stays setup (S-20)',
    sgf: '(;SZ[2];AW[aa];AB[ba];AB[ab])',
    rows: `O X
           X .`,
    captures: [0, 0],
    moveNumber: 0,
    sentence: 'Start, Black to play',
  },
  {
    title: 'HA puts no stones (S-21)',
    sgf: '(;SZ[3]HA[4]AB[aa][cc])',
    rows: `X . .
           . . .
           . . X`,
  },
  {
    title: 'setup away from a ko makes it forgotten (S-22)',
    sgf: '(;SZ[4]AB[ba][ab][bc]AW[ca][db][cc][bb];B[cb];AE[dd];W[bb])',
    rows: `. X O .
           X O . O
           . X O .
           . . . .`,
    captures: [1, 1],
  },
];

const turns: readonly (readonly [title: string, sgf: string, color: 'black' | 'white'])[] = [
  ['PL sets the side to play (S-09)', '(;AB[aa]PL[W])', 'white'],
  ['PL sets it after moves too (S-09)', '(;B[aa];W[bb];PL[W])', 'white'],
  ['a setup node leaves the turn (S-11)', '(;B[aa];AB[cc])', 'white'],
  [
    'a setup node leaves the turn that PL gave (S-11)',
    '(;PL[W];AB[cc];AW[dd];B[ee]PL[B];AE[ee])',
    'black',
  ],
  ...['B', 'Black', 'b', '1', 'BLACK', ' black '].map(
    (value) => [`PL[${value}] is Black (S-10)`, `(;W[aa];B[bb];PL[${value}])`, 'black'] as const,
  ),
  ...['W', 'White', 'w', '2'].map(
    (value) => [`PL[${value}] is White (S-10)`, `(;B[aa];W[bb];PL[${value}])`, 'white'] as const,
  ),
  ['PL that is no colour says nothing (S-10)', '(;B[aa];W[bb];PL[x])', 'black'],
];

describe('setup, in diagrams', () => itReplays(stones));

describe('setup', () => {
  for (const [title, sgf, color] of turns) {
    it(title, () => expect(positionOf(sgf).toPlay).to.equal(color));
  }

  it('a setup node may hold everything but a move (S-19)', () => {
    const codes = (sgf: string) => codesOf(examineRecord(sgf).diagnostics);
    expect(codes('(;SZ[9];AB[aa]AW[bb]AE[cc]PL[W])')).to.eql([]);
    expect(codes('(;SZ[9];AB[aa]W[bb])')).to.eql(['setup-and-move']);
    expect(codes('(;SZ[9];AB[aa]B[])')).to.eql(['setup-and-move']);
  });

  it('the handicap is what HA says, whatever the number of stones (S-21)', () => {
    const sgf = '(;HA[4]AB[dd][pp])';
    expect(readGameInfo(treeOf(sgf)).handicap?.stones).to.equal(4);
    expect(examineRecord(sgf).diagnostics).to.eql([]);
  });
});
