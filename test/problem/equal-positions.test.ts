import { expect } from '@esm-bundle/chai';
import fc from 'fast-check';
import { openProblem, type Problem } from '../../src/problem/problem.js';
import { turned } from '../../src/problem/turns.js';
import { stonesOn } from '../../src/rules/board.js';
import type { Point } from '../../src/rules/point.js';
import { type GameTree, type NodeId, nodesOf } from '../../src/sgf/game-tree.js';
import { NaiveGo } from '../helpers/naive-go.js';
import { treeOf } from '../helpers/records.js';
import { problemOf, verdictsOn } from './problems.js';
import { anyTree, distinct, drawn, imagesOf, SIDE, situationAfter } from './small-trees.js';

/** The stones as a reader sees them: the position of the node, turned. */
function shownStones(problem: Problem): string[] {
  const { size } = problem.replayer;
  const { board } = problem.replayer.positionAt(problem.node);
  return stonesOn(board)
    .map(({ point, color }) => {
      const shown = turned(point, problem.turn, size);
      return color.charAt(0) + problem.replayer.notation.formatPoint(shown, size);
    })
    .sort();
}

describe('moves in another order', () => {
  const branches = '(;B[aa];W[bb];B[cc];W[dd];B[ee]C[Correct])(;B[cc])(;B[ff])';

  it('count as those of the record', () => {
    const problem = problemOf(branches.replace('(;B[cc])', '(;B[cc];W[bb];B[aa])'));
    expect(problem.play('cc')).to.include({ verdict: 'open', reply: 7, remark: 'rescued' });
    expect(problem.play('aa')).to.include({ verdict: 'open', move: 3, reply: 4 });
    expect(problem.play('ee').verdict).to.equal('right');
  });

  it('are rescued where the record calls the move wrong, and say so', () => {
    const problem = problemOf(
      '(;B[aa];W[bb];B[cc]C[Correct])(;B[cc];W[bb](;B[aa]C[Wrong])(;B[dd]C[Wrong]))',
    );
    expect(problem.play('cc')).to.include({ verdict: 'open', remark: 'rescued', reply: 5 });
    expect(problem.play('aa')).to.eql({ verdict: 'right', remark: 'rescued', move: 3, path: '3' });
  });

  it('differ where only one of them leaves a ko that can’t be retaken', () => {
    const ko = 'SZ[9]AB[ba][ab][bc]AW[ca][db][cc][bb]';
    const orders = '(;B[hi];W[ii];B[cb]C[RIGHT])(;B[cb];W[ii];B[hi])';
    const plain = orders.replaceAll('cb', 'hh');
    expect(verdictsOn(openProblem(treeOf(`(;${ko}${orders})`)), 'cb hi')).to.equal('wrong wrong');
    expect(verdictsOn(openProblem(treeOf(`(;${ko}${plain})`)), 'hh hi')).to.equal('open right');
    const retaking = openProblem(treeOf(`(;${ko};B[cb](;W[hh]C[RIGHT]))`), { start: 1 as NodeId });
    expect(retaking.play('bb')).to.include({ verdict: 'unknown', remark: 'illegal' });
  });

  it('may retake a ko where the record does', () => {
    const ko = 'SZ[9]AB[ba][ab][bc]AW[ca][db][cc][bb]';
    const problem = openProblem(treeOf(`(;${ko};B[cb];W[bb];B[cb]C[RIGHT])`));
    expect(verdictsOn(problem, 'cb cb')).to.equal('open right');
  });
});

describe('mirror images', () => {
  it('count on a symmetric position, and the board turns along', () => {
    const sgf = '(;SZ[9]AB[ee]AW[ed](;B[de];W[ce];B[cd]C[Correct])(;B[aa]))';
    const problem = openProblem(treeOf(sgf));
    expect(problem.play('fe')).to.include({ verdict: 'open', move: 1, reply: 2 });
    expect(shownStones(problem)).to.eql(['bE5', 'bF5', 'wE6', 'wG5']);
    expect(problem.play('cd').verdict).to.equal('unknown');
    expect(problem.hint().move).to.equal(3 * 9 + 6);
    expect(problem.play('G6').verdict).to.equal('right');
    expect(shownStones(problem)).to.eql(['bE5', 'bF5', 'bG6', 'wE6', 'wG5']);
  });

  it('do not count where stones differ', () => {
    const problem = openProblem(treeOf('(;SZ[9]AB[ee][aa]AW[ed];B[de]C[Correct])'));
    expect(problem.play('fe')).to.include({ remark: 'not-in-record' });
  });

  it('are only half turns in Hex, where each player has two edges', () => {
    const problem = openProblem(treeOf('(;GM[11]SZ[5]AB[c3];B[b2]C[Correct])'));
    expect(problem.play('d2').remark).to.equal('not-in-record');
    expect(problem.play('b4').remark).to.equal('not-in-record');
    expect(problem.play('d4').verdict).to.equal('right');
  });
});

/** The nodes of which a right end can be reached: adds nodes until nothing changes. */
function reachable(tree: GameTree, keyOf: (node: NodeId) => string): Set<string> {
  const good = new Set<string>();
  for (let size = -1; size < good.size;) {
    size = good.size;
    for (const node of nodesOf(tree)) {
      const isRight = tree.values(node, 'C')[0] === 'RIGHT';
      if (isRight || tree.children(node).some((child) => good.has(keyOf(child))))
        good.add(keyOf(node));
    }
  }
  return good;
}

const setups: readonly [string, string, boolean][] = [
  ['without symmetry', 'AB[ba]AW[ab]', false],
  ['with all mirror images', 'AB[bb]', true],
];

describe('transpositions, compared with brute force on small boards', () => {
  for (const [title, setup, isSymmetric] of setups)
    it(title, () => {
      fc.assert(
        fc.property(anyTree, (moves) => {
          const tree = treeOf(`(;SZ[${SIDE}]${setup}${moves})`);
          const keyOf = (game: NaiveGo) =>
            isSymmetric ? (imagesOf(drawn(game)).sort()[0] ?? '') : drawn(game).join('/');
          const keys = distinct(tree, (node) => keyOf(situationAfter(tree, node)));
          const good = reachable(tree, (node) => keys[node] ?? '');
          const problem = openProblem(tree, { answer: 'goproblems', start: tree.root });
          if (!problem.marks.isComplete) return;
          for (const step of problem.steps.all) {
            const key = keys[step.node] ?? '';
            expect(problem.verdicts.isMarkedSolvable(step)).to.equal(
              good.has(key),
              `node ${step.node}`,
            );
            for (let place = 0; place < SIDE * SIDE; place++) {
              const game = situationAfter(tree, step.node);
              if (game.turn !== 'black') continue;
              const reached = problem.positions.reachedBy(step, place as Point, 'black');
              const isTaken = game.cells[place] !== '.' || game.ko === place;
              game.play('X', place);
              const isIllegal = isTaken || game.cells[place] === '.';
              expect(reached === 'illegal').to.equal(isIllegal);
              if (reached === 'illegal') continue;
              game.turn = 'white';
              const expected = keys.flatMap((each, node) => (each === keyOf(game) ? [node] : []));
              expect(reached.steps.map(({ node }) => Number(node))).to.eql(expected);
            }
          }
        }),
        { numRuns: 150 },
      );
    });
});

/** The same game, to play on from here. */
function copyOf(game: NaiveGo): NaiveGo {
  return Object.assign(new NaiveGo(SIDE, SIDE), { ...game, cells: [...game.cells] });
}

/** The board as the reader sees it. */
function shownRows(problem: Problem): string[] {
  const stones = shownStones(problem);
  return [3, 2, 1].map((row) =>
    [...'ABC']
      .map((column) => {
        const stone = stones.find((each) => each.endsWith(`${column}${row}`));
        return stone ? (stone.startsWith('b') ? 'X' : 'O') : '.';
      })
      .join(''),
  );
}

describe('play on small boards, compared with brute force', () => {
  const points = fc.array(fc.nat(SIDE * SIDE - 1), { minLength: 8, maxLength: 30, size: 'max' });

  /** Plays on all points in turn, and says how often the record knew only another order of the moves. */
  function play(root: string, places: readonly number[], isSymmetric: boolean): number {
    let otherOrders = 0;
    const tree = treeOf(root);
    const keyOf = (game: NaiveGo) =>
      isSymmetric ? (imagesOf(drawn(game)).sort()[0] ?? '') : drawn(game).join('/');
    const keys = distinct(tree, (node) => keyOf(situationAfter(tree, node)));
    const nodesWith = (key: string | undefined) =>
      [...nodesOf(tree)].filter((node) => node !== tree.root && keys[node] === key);
    const problem = openProblem(tree, { answer: 'goproblems', start: tree.root });
    let game = situationAfter(tree, tree.root);
    for (const place of places) {
      const before = copyOf(game);
      const isTaken = game.cells[place] !== '.' || game.ko === place;
      game.play('X', place);
      game.turn = 'white';
      const isIllegal = isTaken || game.cells[place] === '.';
      const known = nodesWith(keyOf(game));
      const name = 'abc'.charAt(place % SIDE) + 'abc'.charAt(Math.floor(place / SIDE));
      const shown = problem.node;
      const { remark, move, reply } = problem.play(name);
      if (move === undefined) {
        expect(remark).to.equal(isIllegal ? 'illegal' : 'not-in-record');
        if (!isIllegal) expect(known).to.eql([]);
        game = before;
        continue;
      }
      if (keyOf(game) !== keyOf(situationAfter(tree, move))) expect.fail(`${name}: ${move}`);
      if (tree.parent(move) !== shown) otherOrders += 1;
      const equal = [move, ...nodesWith(keys[move])];
      const answers = equal.flatMap((node) => tree.children(node));
      if (reply === undefined) {
        const end = problem.steps.nodes.get(move);
        expect(answers.length === 0 || (end && problem.verdicts.isRight(end))).to.equal(true);
        expect(shownRows(problem)).to.eql(game.drawn);
        return otherOrders; // White has no answer
      }
      const reached = game.cells.map((_, each) => {
        const next = copyOf(game);
        next.play('O', each);
        next.turn = 'black';
        return next;
      });
      const next = reached.find((each) => each.drawn.join() === shownRows(problem).join());
      if (!next) expect.fail(`no answer of White leads to ${shownRows(problem).join(' ')}`);
      expect(answers.map((node) => keys[node])).to.include(keys[reply]);
      game = next;
    }
    return otherOrders;
  }

  for (const [title, setup, isSymmetric] of setups)
    it(`follows the record wherever it knows the position, and answers: ${title}`, () => {
      let otherOrders = 0;
      fc.assert(
        fc.property(anyTree, points, (moves, places) => {
          otherOrders += play(`(;SZ[${SIDE}]${setup}${moves})`, places, isSymmetric);
        }),
        { numRuns: 300 },
      );
      expect(otherOrders).to.be.above(0);
    });
});
