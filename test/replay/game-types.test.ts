import { expect } from '@esm-bundle/chai';
import { gameName } from '../../src/game/game-names.js';
import { readGameType } from '../../src/game/game-type.js';
import { readGameInfo } from '../../src/game/info/game-info.js';
import { examineRecord } from '../../src/replay/examine-record.js';
import { setOtherGames } from '../../src/replay/games.js';
import { otherGames } from '../../src/replay/other-games.js';
import { CheckedReplayer } from '../../src/replay/checked-replayer.js';
import { textAt } from '../../src/sgf/values.js';
import { codesOf, nodeAt, positionOf, rowsOf, treeOf } from '../helpers/records.js';
import { itReplays, type ReplayCase } from '../helpers/replays.js';

setOtherGames(otherGames);

/** Every game that has no board of its own here, by its requirement, which has the number of GM. */
const games: readonly (readonly [rule: string, name: string])[] = [
  ['G-02', 'Othello'], // in a notation that is none here (G-41)
  ['G-03', 'Chess'],
  ['G-05', "Nine Men's Morris"],
  ['G-06', 'Backgammon'],
  ['G-07', 'Xiangqi'],
  ['G-08', 'Shogi'],
  ['G-09', 'Lines of Action'],
  ['G-10', 'Ataxx'],
  ['G-12', 'Jungle'],
  ['G-13', 'Neutron'],
  ['G-14', 'Phutball'],
  ['G-15', 'Quadrature'],
  ['G-16', 'Trax'],
  ['G-17', 'Tantrix'],
  ['G-18', 'Amazons'],
  ['G-19', 'Octi'],
  ['G-20', 'Gess'],
  ['G-21', 'Twixt'],
  ['G-22', 'Zèrtz'],
  ['G-23', 'Plateau'],
  ['G-24', 'Yinsh'],
  ['G-25', 'Pünct'],
  ['G-26', 'Gobblet'],
  ['G-27', 'Hive'],
  ['G-28', 'Exxit'],
  ['G-29', 'Hnefatafl'],
  ['G-30', 'Kuba'],
  ['G-31', 'Tripples'],
  ['G-32', 'Chase'],
  ['G-33', 'Tumbling Down'],
  ['G-34', 'Sahara'],
  ['G-35', 'Byte'],
  ['G-36', 'Focus'],
  ['G-37', 'Dvonn'],
  ['G-38', 'Tamsk'],
  ['G-39', 'Gipf'],
  ['G-40', 'Kropki'],
];

/** A game that nobody draws: its information, its comments, its tree and its moves are still there. */
function expectNoBoard(number: number, name: string | undefined): void {
  const sgf = `(;GM[${number}]PB[Ann]C[begin];B[31a5](;W[31b6]AB[zz]C[yes])(;W[]))`;
  const tree = treeOf(sgf);
  const replayer = new CheckedReplayer(tree);
  const last = nodeAt(tree, 'main:last');
  const { lastMove, moveNumber } = replayer.positionAt(last);
  const { game, black } = readGameInfo(tree);
  expect(gameName(number)).to.equal(name);
  expect([game, black.names]).to.eql([{ number, name }, 'Ann']);
  expect([replayer.hasBoard, moveNumber]).to.eql([false, 2]);
  expect(lastMove).to.eql({ kind: 'pass', color: 'white', text: '31b6' });
  expect([textAt(tree, tree.root, 'C'), textAt(tree, last, 'C')]).to.eql(['begin', 'yes']);
  expect(tree.children(nodeAt(tree, 'main:1'))).to.have.length(2);
  expect(codesOf(replayer.findingsAt(last))).to.eql(['unsupported-game']);
}

describe('games without a board here', () => {
  for (const [rule, name] of games) {
    it(`${name} (${rule})`, () => expectNoBoard(Number(rule.slice('G-'.length)), name));
  }

  for (const number of [0, 41, 99]) {
    it(`an unknown game, ${number} (G-43)`, () => expectNoBoard(number, undefined));
  }

  it('are told of once (G-41)', () => {
    expect(codesOf(examineRecord('(;GM[3];B[e2e4];W[e7e5])').diagnostics)).to.eql([
      'unsupported-game',
    ]);
  });

  it('keep their values as they are, of which none is a bad point (G-44)', () => {
    const { collection, diagnostics } = examineRecord('(;GM[6];B[31a5]AB[any thing]AW[x:y])');
    const [tree] = collection.trees;
    expect(tree?.values(nodeAt(tree, 'main:last'), 'AB')).to.eql(['any thing']);
    expect(codesOf(diagnostics)).to.eql(['unsupported-game']);
  });

  it('show every move as text (G-45)', () => {
    const tree = treeOf('(;GM[6];B[31a5];C[x];W[pass it])');
    const replayer = new CheckedReplayer(tree);
    const texts = [1, 2, 3].map((step) => {
      const { lastMove } = replayer.positionAt(nodeAt(tree, `main:${step}`));
      return lastMove?.kind === 'pass' ? `${lastMove.color}: ${lastMove.text}` : lastMove?.kind;
    });
    expect(texts).to.eql(['black: 31a5', 'black: 31a5', 'white: pass it']);
  });
});

const played: readonly ReplayCase[] = [
  {
    title: 'Go, where nothing else is said (G-01)',
    sgf: '(;SZ[3];W[aa];B[ba];W[cc];B[ab])',
    rows: `. X .
           X . .
           . . O`,
    captures: [1, 0],
  },
  {
    title: 'Go by its number (G-01)',
    sgf: '(;GM[1]SZ[3];W[aa];B[ba];W[cc];B[ab])',
    rows: `. X .
           X . .
           . . O`,
    captures: [1, 0],
  },
  {
    title: 'Go by GK of SGF2 (G-46)',
    sgf: '(GK[1]SZ[3];W[aa];B[ba];W[cc];B[ab])',
    rows: `. X .
           X . .
           . . O`,
    captures: [1, 0],
  },
  {
    title: 'Hex by its number (G-11)',
    sgf: '(;GM[11]SZ[2];W[a1];B[b1];W[b2];B[a2])',
    rows: `O X
           X O`,
    captures: [0, 0],
  },
  {
    title: 'Hex by GK of SGF2 (G-46)',
    sgf: '(GK[11]SZ[2];B[a2])',
    rows: `. .
           X .`,
  },
  {
    title: 'Gomoku puts stones, in setup and by moves, and takes none (G-04, G-42)',
    sgf: '(;GM[4]SZ[2]AB[ab]AW[aa];B[ba])',
    rows: `O X
           X .`,
    captures: [0, 0],
  },
];

describe('games with a board, in diagrams', () => itReplays(played));

describe('the names and boards of games', () => {
  it('Go has 19 lines, Hex 11, Gomoku 15 (G-01, G-11, G-42)', () => {
    const lines = ['(;)', '(;GM[11])', '(;GM[4])'].map((sgf) => rowsOf(positionOf(sgf)).length);
    expect(lines).to.eql([19, 11, 15]);
  });

  it('Go, Gomoku and Hex have names (G-01, G-04, G-11)', () => {
    expect([1, 4, 11].map(gameName)).to.eql(['Go', 'Gomoku/Renju', 'Hex']);
  });

  it('GM counts more than GK (G-46)', () => {
    expect(readGameType(treeOf('(;GK[3])'))).to.equal(3);
    expect(readGameType(treeOf('(;GM[11]GK[3])'))).to.equal(11);
  });
});
