import { expect } from '@esm-bundle/chai';
import fc from 'fast-check';
import { readAddress } from '../../src/game/address.js';
import { checkProblem } from '../../src/problem/check-problem.js';
import type { Answer } from '../../src/problem/conventions.js';
import { openProblem, type Outcome, type Problem } from '../../src/problem/problem.js';
import type { NodeId } from '../../src/sgf/game-tree.js';
import { anyStoneGame } from '../helpers/any-game.js';
import { treeOf } from '../helpers/records.js';
import './problems.js';

const comments = fc.constantFrom('RIGHT', 'CHOICE', 'FORCE', 'NOTTHIS', 'Correct', 'Wrong', 'x');
const annotations = fc.constantFrom('TE[1]', 'BM[1]', 'GB[1]', 'GW[1]', 'WV[]', 'N[Right]');
const answers = fc.constantFrom<Answer[]>(
  ...(['auto', 'main-line', 'all-lines', 'goproblems', 'comment', 'annotations'] as const),
);

/** Records with marks in any node. */
const anyRecord = fc
  .tuple(anyStoneGame, fc.array(fc.oneof(fc.constant(''), comments, annotations), { minLength: 1 }))
  .map(([{ sgf }, marks]) => {
    let at = 0;
    return sgf.replace(/;(?=[BW]\[)/g, () => {
      const mark = marks[at++ % marks.length] ?? '';
      return mark.includes('[') || mark === '' ? `;${mark}` : `;C[${mark}]`;
    });
  });

const anyDeed = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .constantFrom(...'abcde')
      .chain((x) => fc.constantFrom(...'abcd').map((y) => x + y)),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom('pass', 'hint', 'undo', 'retry', 'reset', 'zz', 'a1', 'c3'),
  },
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 60 }) },
);

/** Moves that the record does not follow. */
const staying = new Set(['not-in-record', 'refused', 'forced', 'illegal']);

function play(problem: Problem, deed: string | number): Outcome | undefined {
  if (deed === 'undo' || deed === 'retry' || deed === 'reset') return void problem[deed]();
  if (deed !== 'hint') {
    const move = typeof deed === 'number' ? ((deed % problem.tree.size) as NodeId) : deed;
    return problem.play(move);
  }
  const { move } = problem.hint();
  return move === undefined ? undefined : problem.playAt(move);
}

interface State {
  readonly status: Problem['status'];
  readonly node: NodeId;
  readonly turn: number;
}

function stateOf({ status, node, turn }: Problem): State {
  return { status, node, turn };
}

function isSame(one: State | undefined, other: State): boolean {
  return one?.node === other.node && one.status === other.status && one.turn === other.turn;
}

describe('any order of play', () => {
  it('gives one verdict in each attempt, and leaves the record only saying so', () => {
    fc.assert(
      fc.property(
        anyRecord,
        answers,
        fc.constantFrom('first', 'random', 'all'),
        fc.option(fc.nat(), { nil: undefined }),
        fc.array(anyDeed, { maxLength: 40 }),
        (sgf, answer, resist, at, deeds) => {
          const tree = treeOf(sgf);
          const start = at === undefined ? undefined : ((at % tree.size) as NodeId);
          const problem = openProblem(tree, { answer, resist, start, random: () => 0.5 });
          checkProblem(problem);
          const way = [stateOf(problem)];
          for (const deed of deeds) {
            const before = stateOf(problem);
            const outcome = play(problem, deed);
            const { found, total } = problem.answers;
            expect(found).to.be.within(0, total);
            if (!outcome) {
              const after = stateOf(problem);
              if (deed === 'reset') way.length = 1;
              if (deed === 'undo' && way.length > 1) way.pop();
              if (deed === 'retry') while (way.length > 1 && !isSame(way.at(-1), after)) way.pop();
              // Another answer of the opponent ends the way at an earlier move.
              if (resist !== 'all' || deed === 'reset') expect(after).to.eql(way.at(-1));
              continue;
            }
            const { verdict, remark = '', move, reply, path } = outcome;
            expect(readAddress(problem.tree, path)).to.equal(problem.node);
            if (!staying.has(remark)) way.push(stateOf(problem));
            if (staying.has(remark)) {
              expect([verdict, problem.node, problem.status]).to.eql([
                'unknown',
                before.node,
                before.status,
              ]);
              continue;
            }
            expect(reply ?? move).to.equal(problem.node);
            if (before.status !== 'open') expect(problem.status).to.equal(before.status);
            const expected = { right: 'solved', wrong: 'failed', open: 'open', unknown: 'open' };
            expect(problem.status).to.equal(expected[verdict]);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('solves what can be solved, by following the hints', () => {
    fc.assert(
      fc.property(anyRecord, (sgf) => {
        const problem = openProblem(treeOf(sgf));
        for (let moves = 0; moves <= problem.tree.size && problem.hint().isSolvable; moves++) {
          const { move = 'pass' } = problem.hint();
          expect(['open', 'right']).to.include(problem.playAt(move).verdict);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('a problem of 10,000 branches', () => {
  /** Counts the positions that are looked at, instead of measuring time. */
  const opened = (branches: number) => {
    const lines = Array.from({ length: branches }, (_, index) => {
      const points = [index % 19, Math.floor(index / 19) % 19, index % 17].map((at) =>
        'abcdefghijklmnopqrs'.charAt(at),
      );
      return `(;B[${points[0]}${points[1]}];W[${points[2]}${points[0]}];B[${points[1]}${points[2]}]${index % 7 ? '' : 'C[RIGHT]'})`;
    });
    const problem = openProblem(treeOf(`(;AW[aa]AB[ss]${lines.join('')})`));
    let reads = 0;
    const positionAt = problem.replayer.positionAt.bind(problem.replayer);
    problem.replayer.positionAt = (node) => {
      reads += 1;
      return positionAt(node);
    };
    return { problem, reads: () => reads };
  };

  it('opens, and takes the same steps for a move however many there are', () => {
    const large = opened(10_000);
    expect(large.problem.play('ba').verdict).to.be.oneOf(['open', 'wrong']);
    expect(large.problem.play('ab').verdict).to.be.oneOf(['open', 'wrong', 'unknown']);
    expect(large.problem.steps.all.length).to.equal(30_001);
    expect(large.reads()).to.be.below(20);
  });
});
