import { expect } from '@esm-bundle/chai';
import fc from 'fast-check';
import { openProblem } from '../../src/problem/problem.js';
import { hasDirections, replacePoints, swapColorWords } from '../../src/problem/text-variety.js';
import { combined, opposite, type Turn, turned, turnsOf } from '../../src/problem/turns.js';
import {
  formatVariety,
  readVariety,
  varietiesOf,
  type Variety,
  variedTree,
} from '../../src/problem/variety.js';
import { examineRecord } from '../../src/replay/examine-record.js';
import { Replayer } from '../../src/replay/replayer.js';
import { opponent, type Point, pointAt } from '../../src/rules/point.js';
import { formatSgf } from '../../src/sgf/format.js';
import { type GameTree, nodesOf } from '../../src/sgf/game-tree.js';
import { anyStoneGame } from '../helpers/any-game.js';
import { treeOf } from '../helpers/records.js';
import './problems.js';

const variety = (turn: number, isSwapped = false): Variety => ({ turn: turn as Turn, isSwapped });
const written = (tree: GameTree) => formatSgf({ trees: [tree] } as never).replace(/\s+/g, '');

/** All points of a board. */
const pointsOf = (columns: number, rows: number) =>
  Array.from({ length: columns * rows }, (_, place) => place as Point);

describe('turns of a board', () => {
  const size = { columns: 5, rows: 5 };
  const turns = turnsOf(size, 'go');

  it('are eight, four on rectangles, two in Hex', () => {
    expect(turns).to.eql([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(turnsOf({ columns: 5, rows: 4 }, 'go')).to.eql([0, 1, 2, 3]);
    expect(turnsOf(size, 'hex')).to.eql([0, 3]);
  });

  it('are combined and taken back', () => {
    for (const first of turns)
      for (const point of pointsOf(5, 5)) {
        expect(turned(turned(point, first, size), opposite(first), size)).to.equal(point);
        for (const second of turns)
          expect(turned(point, combined(first, second), size)).to.equal(
            turned(turned(point, first, size), second, size),
          );
      }
  });
});

describe('a record for a turned board', () => {
  const sgf =
    '(;SZ[9]AB[aa][bc:ce]AW[ii]LB[aa:1][ba:a]AR[aa:bc]VW[aa:cc]C[See A9, B7.]TR[aa](;B[ba]WL[9])(;B[];W[tt]))';

  it('has points, labels, arrows and coordinates where they belong', () => {
    const tree = variedTree(treeOf(sgf), variety(1));
    expect(written(tree)).to.equal(
      '(;SZ[9]AB[ia][gc:he]AW[ai]LB[ia:1][ha:a]AR[ia:hc]VW[ga:ic]C[SeeJ9,H7.]TR[ia](;B[ha]WL[9])(;B[];W[tt]))',
    );
  });

  it('has the other colours, in words, too', () => {
    const tree = variedTree(
      treeOf('(;SZ[9]PL[B]AB[aa]AW[bb]RE[B+2]PB[X]C[Black to play]V[2];B[cc]GB[1]BL[9]C[A9])'),
      variety(0, true),
    );
    expect(written(tree)).to.equal(
      '(;SZ[9]PL[W]AW[aa]AB[bb]RE[W+2]PW[X]C[Whitetoplay]V[-2];W[cc]GW[1]WL[9]C[A9])',
    );
  });

  it('is expanded from compressed moves', () => {
    const tree = variedTree(treeOf('(;SZ[9];S[aabbcc])'), variety(1));
    expect(written(tree)).to.equal('(;SZ[9];B[ia];W[hb];B[gc])');
  });

  it('keeps its nodes, so that links stay the same, and the places of oddities', () => {
    const tree = treeOf('(;SZ[9];B[aa];W[zz];B[bb])');
    const turnedTree = variedTree(tree, variety(3));
    expect(turnedTree.size).to.equal(tree.size);
    const [move] = turnedTree.propertyIds(3 as never);
    expect(move && tree.text.slice(turnedTree.placeOf(move))).to.equal('[bb])');
  });

  it('has the same game, whatever the record', () => {
    const any = fc.integer({ min: 1, max: 15 });
    fc.assert(
      fc.property(anyStoneGame, any, ({ sgf: game, columns, rows }, code) => {
        const tree = treeOf(game);
        const own = new Replayer(tree);
        if (own.boardKind === 'othello') return; // its first stones are not in the record
        if (game.includes('swap')) return; // the swapped piece moves along a fixed diagonal
        const { turn, isSwapped } = readVariety(String(code)) ?? variety(0);
        if (!turnsOf({ columns, rows }, 'go').includes(turn)) return;
        if (isSwapped && /A[BW]/.test(game)) return; // where setup overlaps, White counts
        const other = new Replayer(variedTree(tree, { turn, isSwapped }));
        for (const node of nodesOf(tree)) {
          const { board, toPlay } = own.positionAt(node);
          const shown = other.positionAt(node);
          for (const point of pointsOf(columns, rows)) {
            const color = board.at(point);
            const expected = color && isSwapped ? opponent(color) : color;
            expect(shown.board.at(turned(point, turn, board.size))).to.equal(expected);
          }
          if (!isSwapped) expect(shown.toPlay).to.equal(toPlay);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('is written as SGF without new oddities', () => {
    const { diagnostics } = examineRecord(
      formatSgf({ trees: [variedTree(treeOf(sgf), variety(6, true))] } as never),
    );
    expect(diagnostics.map(({ code }) => code)).to.eql([]);
  });

  it('is a problem with the same verdicts', () => {
    const tree = treeOf('(;SZ[9]AB[gg]AW[hh](;B[ab];W[bb];B[cc]C[Correct])(;B[dd]))');
    const size = { columns: 9, rows: 9 };
    for (let code = 0; code < 16; code++) {
      const chosen = readVariety(String(code)) ?? variety(0);
      const problem = openProblem(variedTree(tree, chosen));
      const at = (x: number, y: number) =>
        turned(pointAt(size, x, y) ?? (0 as Point), chosen.turn, size);
      expect(problem.toPlay).to.equal(chosen.isSwapped ? 'white' : 'black');
      expect(problem.playAt(at(0, 1)).verdict).to.equal('open');
      expect(problem.playAt(at(2, 2)).verdict).to.equal('right');
    }
  });
});

describe('the varieties of a problem', () => {
  const numbers = (sgf: string, ...shuffle: ('orientation' | 'colors')[]) => {
    const tree = treeOf(sgf);
    return varietiesOf(tree, tree.root, shuffle).map(formatVariety).join(' ');
  };

  it('are those that the author asks for', () => {
    const sgf = '(;SZ[9]AB[gg]AW[hh]C[Black to play];B[aa])';
    expect(numbers(sgf)).to.equal('0');
    expect(numbers(sgf, 'orientation')).to.equal('0 1 2 3 4 5 6 7');
    expect(numbers(sgf, 'colors')).to.equal('0 8');
    expect(numbers(sgf, 'orientation', 'colors').split(' ')).to.have.length(16);
  });

  it('are not turned where a comment names a direction', () => {
    const sgf = '(;SZ[9]AB[gg]AW[hh];B[aa]C[The upper left is big])';
    expect(numbers(sgf, 'orientation', 'colors')).to.equal('0 8');
  });

  it('fit the first discs of Othello, and the edges of Hex', () => {
    expect(numbers('(;GM[2]SZ[8];B[ed])', 'orientation', 'colors')).to.equal('0 3 4 7 9 10 13 14');
    expect(numbers('(;GM[11]SZ[5]AB[c3];B[b2])', 'orientation', 'colors')).to.equal('0 3 12 15');
    expect(numbers('(;GM[11]SZ[5]AB[c3];B[b2])', 'colors')).to.equal('0');
  });

  it('are in links as numbers', () => {
    for (let code = 0; code < 16; code++)
      expect(formatVariety(readVariety(String(code)) ?? variety(0))).to.equal(String(code));
    for (const text of ['16', '-1', 'x', '', '1.5']) expect(readVariety(text)).to.equal(undefined);
  });
});

describe('the words of a comment', () => {
  const swapped: readonly [string, string][] = [
    ['Black’s stones, WHITE to play, a white wall', 'White’s stones, BLACK to play, a black wall'],
    ['Noir joue, les blancs vivent', 'Blanc joue, les noirs vivent'],
    ['Les pierres noires, une blanche', 'Les pierres blanches, une noire'],
    ['Schwarz am Zug, weiße Steine', 'Weiß am Zug, schwarze Steine'],
    ['Negras juegan, las blancas viven', 'Blancas juegan, las negras viven'],
    ['Pretas jogam, o branco', 'Brancas jogam, o preto'],
    ['Чёрные начинают, у белых', 'Белые начинают, у чёрных'],
    ['黒先白死の手筋', '白先黒死の手筋'],
    ['黑先白死，明白', '白先黑死，明白'],
    ['흑선, 백은 죽음', '백선, 흑은 죽음'],
    ['blackboard, whites', 'blackboard, blacks'],
    ['A and B are miai', 'A and B are miai'],
  ];
  for (const [text, expected] of swapped)
    it(`follow the colours: ${text}`, () => expect(swapColorWords(text)).to.equal(expected));

  it('follow the points, unless they mean moves', () => {
    const mark = (text: string) => replacePoints(text, (name) => `<${name}>`);
    expect(mark('A9, then at Q16 (c5), not x1y or 3d')).to.equal(
      '<A9>, then at <Q16> (<c5>), not x1y or 3d',
    );
    expect(mark('B1, W2, then C3')).to.equal('B1, W2, then <C3>');
  });

  const turnable = 'That is right.|The first line|What is left over|Black lives|정답|正解';
  const fixed =
    'upper right corner|to the right|on the left|the top side|right side|unten links|en haut à gauche|arriba|左上|上辺|下邊|왼쪽|우상귀|слева|в правом нижнем углу';
  for (const text of turnable.split('|'))
    it(`name no direction: ${text}`, () => expect(hasDirections(text)).to.equal(false));
  for (const text of fixed.split('|'))
    it(`name a direction: ${text}`, () => expect(hasDirections(text)).to.equal(true));
});
