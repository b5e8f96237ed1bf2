import { expect } from '@esm-bundle/chai';
import {
  questionNodes,
  type Guess,
  type GuessOptions,
  openGuess,
} from '../../src/problem/guess.js';
import type { Point } from '../../src/rules/point.js';
import type { NodeId } from '../../src/sgf/game-tree.js';
import { treeOf } from '../helpers/records.js';
import './problems.js';

function guessOf(nodes: string, options?: GuessOptions): Guess {
  return openGuess(treeOf(`(;SZ[9]${nodes})`), options);
}

/** The nodes of the moves that are asked, and whose moves they are. */
function asked({ questions }: Guess): string {
  return questions.map(({ move, toPlay }) => `${toPlay.charAt(0)}${move}`).join(' ');
}

/** A guess in short: `near 2 → 2 points`. */
function told(guess: Guess, move: string): string {
  const { verdict, distance = '-', points, isMirrored } = guess.guess(move) ?? {};
  return `${verdict} ${distance} ${points}${isMirrored ? ' mirrored' : ''}`;
}

describe('what is asked', () => {
  const game = ';B[ee];W[cc];C[x];B[gg];W[]C[pass];B[zz];W[cg];B[gc]';
  const games: readonly [string, string, GuessOptions, string][] = [
    ['every stone of the main line', game, {}, 'b1 w2 b4 w7 b8'],
    ['the moves of one side', game, { side: 'white' }, 'w2 w7'],
    ['the moves between two nodes, both included', game, { from: 2, to: 7 } as never, 'w2 b4 w7'],
    ['the moves up to a node', game, { to: 4 as NodeId }, 'b1 w2 b4'],
    [
      'the line of a variation',
      ';B[aa](;W[bb];B[cc])(;W[dd];B[ee];W[ff])',
      { to: 5 } as never,
      'b1 w4 b5',
    ],
    [
      'the line from a variation on',
      ';B[aa](;W[bb];B[cc])(;W[dd];B[ee])',
      { from: 4 } as never,
      'w4 b5',
    ],
    [
      'from a node to the end, if the last is not below',
      game,
      { from: 7, to: 2 } as never,
      'w7 b8',
    ],
    ['no stones of a handicap', 'HA[2];B[cc];B[gg];W[ee];B[dd]', {}, 'w3 b4'],
    ['first moves after a handicap by setup', 'HA[2]AB[cc][gg];W[ee];B[dd]', {}, 'w1 b2'],
    ['no move in the root', 'B[aa];W[bb]', {}, 'w1'],
    ['the first of two moves in a node', ';B[aa]W[bb];B[cc]W[dd]', {}, 'b1 b2'],
    ['moves after setup', ';B[aa];AW[bb]AE[aa];B[cc]', {}, 'b1 b3'],
    ['moves that were compressed', ';S[aabbcc]', {}, 'b1 w2 b3'],
    ['nothing in a game without a board here', 'GM[3];B[e2e4];W[e7e5]', {}, ''],
    ['nothing in a record without moves', ';C[x]', {}, ''],
    ['the moves after given nodes', game, { nodes: [2, 0, 4, 8, 2] } as never, 'b4 b1 w5'],
    [
      'no moves after setup at given nodes',
      ';C[x];B[aa];AW[bb];B[cc]',
      { nodes: [1, 2] } as never,
      'b2',
    ],
  ];
  for (const [title, nodes, options, expected] of games)
    it(`is ${title}`, () => expect(asked(guessOf(nodes, options))).to.equal(expected));

  it('is nothing at nodes that do not exist', () => {
    for (const options of [{ from: 9 }, { to: -1 }, { nodes: [1.5] }])
      expect(() => guessOf(';B[aa]', options as never)).to.throw(RangeError);
  });

  it('is named by the record, or by addresses', () => {
    const tree = treeOf('(;SZ[9];B[aa]N[?];W[bb](;B[cc];W[dd]N[ ？ ];B[ee])(;B[ff]N[Why?]))');
    expect(questionNodes(tree)).to.eql([1, 4]);
    expect(questionNodes(tree, ' 2, 2.2 #Why%3F 1 x ')).to.eql([1, 2, 4, 6]);
    expect(asked(openGuess(tree, { nodes: questionNodes(tree, '2') }))).to.equal('w2 b3 b5');
    expect(questionNodes(treeOf('(;S[aabb]N[?];B[cc])'))).to.have.length(1);
  });
});

describe('a guess', () => {
  const setup = 'AB[ba]AW[ab]';
  const branches =
    '(;B[ee])(;B[ec]C[Solid.])(;B[cc]TE[1])(;B[gg]BM[1])(;B[gc]C[Wrong: short])(;W[ea])';
  const guesses: readonly [string, string][] = [
    ['ee', 'hit 0 10'],
    ['E5', 'hit 0 10'],
    ['ec', 'variation 2 5'],
    ['cc', 'variation 4 10'],
    ['gg', 'variation 4 0'],
    ['gc', 'variation 4 0'],
    ['ed', 'near 1 4'],
    ['ff', 'near 2 2'],
    ['eh', 'near 3 1'],
    ['ea', 'far 4 0'],
    ['pass', 'far - 0'],
    ['ba', 'illegal - 0'],
    ['zz', 'illegal - 0'],
    ['swap-pieces', 'illegal - 0'],
  ];
  for (const [move, expected] of guesses)
    it(`of ${move} is ${expected}`, () =>
      expect(told(guessOf(`${setup}${branches}`), move)).to.equal(expected));

  it('of a variation tells what the record says', () => {
    const guess = guessOf(`${setup}${branches}`);
    expect(guess.guess('ec')).to.include({ move: 1, variation: 2, comment: 'Solid.' });
  });

  it('finds variations before and after a node without a move, but not after setup', () => {
    const guess = () => guessOf(`${setup};B[ii](;C[x];W[ee])(;W[ec])(;C[y];W[gg])(;AB[hh];W[cc])`);
    const first = (move: string) => {
      const opened = guess();
      opened.skip();
      return opened.guess(move)?.verdict;
    };
    expect(['ee', 'ec', 'gg', 'cc'].map(first)).to.eql(['hit', 'variation', 'variation', 'far']);
  });

  it('is judged by the rules: suicide and ko are no guesses', () => {
    const ko = 'AB[ba][ab][bc]AW[ca][db][cc][bb][hi][ih];B[cb];W[ee]';
    const guess = guessOf(ko, { side: 'white' });
    for (const move of ['bb', 'aa']) expect(told(guess, move)).to.equal('illegal - 0');
    expect(guess.node).to.equal(1);
    expect(guess.score).to.eql({ points: 0, most: 0, hits: 0, asked: 0, total: 1 });
    const corner = guessOf('AB[ab][ba];W[ee]');
    expect(told(corner, 'aa')).to.equal('illegal - 0');
  });

  it('of a move that the record plays counts even if the rules forbid it', () => {
    expect(told(guessOf('AB[ab][ba];W[aa]'), 'aa')).to.equal('hit 0 10');
  });

  it('takes only points of the board', () => {
    for (const point of [81, -1, 1.5, NaN])
      expect(guessOf(';B[ee]').guess(point as Point)?.verdict).to.equal('illegal');
    expect(guessOf(';B[ee]').guess(40 as Point)).to.include({ verdict: 'hit', point: 40 });
  });
});

describe('mirror images', () => {
  it('are hits as long as the position is symmetric', () => {
    const guess = guessOf(';B[cc];W[gg];B[cg]');
    expect(told(guess, 'gc')).to.equal('hit 0 10 mirrored');
    expect(told(guess, 'cg')).to.equal('far 4 0');
    expect(told(guess, 'gc')).to.equal('hit 0 10 mirrored');
  });

  it('have the distance of the nearest', () => {
    expect(told(guessOf(';B[cc]'), 'gd')).to.equal('near 1 4');
    const options = { nodes: [1 as NodeId] };
    expect(told(guessOf(';B[cc](;W[gc])(;W[cg])', options), 'cf')).to.equal('near 1 4');
    expect(told(guessOf(';B[cc](;W[gc])(;W[cg])', options), 'cg')).to.equal('hit 0 10 mirrored');
  });

  it('are found of variations', () => {
    expect(told(guessOf('(;B[cc])(;B[ea]BM[1])'), 'ie')).to.equal('variation 4 0 mirrored');
  });

  it('do not count where a ko makes the difference', () => {
    const stones = 'AB[ab][ah][bi]AW[ca][bb][ci][bh]';
    expect(told(guessOf(`${stones};AB[ba];W[ha]`), 'hi')).to.equal('hit 0 10 mirrored');
    const ko = guessOf(`${stones}[aa];B[ba];W[ha]`, { side: 'white' });
    expect(told(ko, 'hi')).to.equal('far 8 0');
  });
});

describe('other games', () => {
  it('in Hex measure from cell to cell, and turn by 180 degrees only', () => {
    const hex = () => openGuess(treeOf('(;GM[11]SZ[7];B[c3];W[swap-pieces];B[b6])'));
    expect(asked(hex())).to.equal('b1 b3');
    expect(told(hex(), 'e5')).to.equal('hit 0 10 mirrored');
    expect(told(hex(), 'c5')).to.equal('near 2 2');
    expect(told(hex(), 'd2')).to.equal('near 1 4');
    expect(told(hex(), 'b2')).to.equal('near 2 2');
    const swap = openGuess(treeOf('(;GM[11]SZ[7];B[c3];W[swap-pieces])'), { nodes: [1 as NodeId] });
    expect(told(swap, 'c4')).to.equal('far - 0');
    swap.reset();
    expect(told(swap, 'swap-pieces')).to.equal('hit 0 10');
  });

  it('in Othello only allow moves that flip', () => {
    const othello = () => openGuess(treeOf('(;GM[2]SZ[8];B[cd];W[cc])'));
    const { node, replayer } = othello();
    const { board } = replayer.positionAt(node);
    const places = Array.from({ length: 64 }, (_, place) => place as Point);
    const legal = places.filter((point) => othello().guess(point)?.verdict !== 'illegal');
    expect(places.filter((point) => board.at(point))).to.have.length(4);
    expect(legal).to.have.length(4);
  });

  it('in gomoku capture nothing', () => {
    const gomoku = openGuess(treeOf('(;GM[4]SZ[9]AB[ba][ab]AW[cc];W[dd])'));
    expect(told(gomoku, 'aa')).to.equal('far 6 0');
  });
});

describe('the way through a game', () => {
  const game = ';B[ee];W[cc];C[x];B[gg];W[cg]';

  it('shows the position before each move, and ends after the last', () => {
    const guess = guessOf(game);
    const nodes = [guess.node];
    for (const move of ['ee', 'cc', 'gg', 'cg']) {
      expect(guess.guess(move)?.verdict).to.equal('hit');
      nodes.push(guess.node);
    }
    expect(nodes).to.eql([0, 1, 3, 4, 5]);
    expect([guess.isOver, guess.question, guess.guess('aa'), guess.skip()]).to.eql([
      true,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('plays the moves of the other side', () => {
    const guess = guessOf(game, { side: 'white' });
    expect(guess.node).to.equal(1);
    expect(guess.guess('dc')).to.include({ verdict: 'near', move: 2 });
    expect([guess.node, guess.isOver]).to.eql([4, false]);
  });

  it('counts points, and draws a curve of them', () => {
    const guess = guessOf(game);
    for (const move of ['ee', 'dc', 'ia']) guess.guess(move);
    expect(guess.skip()).to.include({ verdict: 'skipped', points: 0, move: 5 });
    expect(guess.score).to.eql({ points: 14, most: 40, hits: 1, asked: 4, total: 4 });
    expect(guess.curve).to.eql([1, 0.7, 14 / 30, 0.35]);
    guess.reset();
    expect([guess.node, guess.score.asked, guess.curve]).to.eql([0, 0, []]);
  });

  it('counts the first answer to a question', () => {
    const guess = guessOf(game, { nodes: [1, 4] as NodeId[] });
    const [first] = guess.questions;
    guess.guess('dc');
    expect(guess.ask(1 as NodeId)).to.equal(true);
    expect(guess.guess('cc')).to.include({ verdict: 'hit', points: 10 });
    expect(guess.score).to.include({ points: 4, asked: 1, hits: 0 });
    expect(first && guess.answerTo(first)).to.include({ verdict: 'near' });
    expect(guess.ask(2 as NodeId)).to.equal(false);
    expect(guess.node).to.equal(4);
  });

  it('is over at once where nothing is asked', () => {
    const guess = guessOf(';C[x];C[y]', { from: 1 as NodeId });
    expect([guess.isOver, guess.node, guess.curve]).to.eql([true, 1, []]);
  });
});
