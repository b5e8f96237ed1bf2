import { expect } from '@esm-bundle/chai';
import fc from 'fast-check';
import { type Guess, MOST_POINTS, openGuess, type Question } from '../../src/problem/guess.js';
import type { Point } from '../../src/rules/point.js';
import type { NodeId } from '../../src/sgf/game-tree.js';
import { anyStoneGame } from '../helpers/any-game.js';
import { treeOf } from '../helpers/records.js';
import './problems.js';

const anyDeed = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: -1, max: 20 }) },
  { weight: 4, arbitrary: fc.constant('the move') },
  { weight: 2, arbitrary: fc.constantFrom('pass', 'aa', 'a1', 'C3', 'swap-pieces', 'zz', '') },
  { weight: 1, arbitrary: fc.constantFrom('skip', 'ask', 'reset') },
);

const anyOptions = fc.record({
  side: fc.constantFrom('both', 'black', 'white', undefined),
  from: fc.option(fc.nat(), { nil: undefined }),
  to: fc.option(fc.nat(), { nil: undefined }),
  nodes: fc.option(fc.array(fc.nat(), { maxLength: 9 }), { nil: undefined, freq: 2 }),
} as const);

describe('any guesses in any game', () => {
  it('ask once for each move, and count what was told', () => {
    fc.assert(
      fc.property(
        anyStoneGame,
        anyOptions,
        fc.array(anyDeed, { maxLength: 60 }),
        (game, any, deeds) => {
          const tree = treeOf(game.sgf);
          const nodeOf = (number: number | undefined) =>
            number === undefined ? undefined : ((number % tree.size) as NodeId);
          const guess = openGuess(tree, {
            side: any.side,
            from: nodeOf(any.from),
            to: nodeOf(any.to),
            nodes: any.nodes?.map((number) => (number % tree.size) as NodeId),
          });
          let points = 0;
          const answered = new Set<unknown>();
          for (const deed of deeds) {
            const { question, node } = guess;
            expect(guess.isOver).to.equal(question === undefined);
            if (question) expect(node).to.equal(question.node);
            if (deed === 'reset') {
              guess.reset();
              points = 0;
              answered.clear();
              continue;
            }
            if (deed === 'ask') {
              expect(guess.ask(node)).to.equal(guess.questions.some((each) => each.node === node));
              continue;
            }
            const isTrue = deed === 'the move' && question !== undefined;
            const value = isTrue ? moveOf(guess, question) : deed;
            const told = deed === 'skip' ? guess.skip() : guess.guess(value as Point);
            expect(told === undefined).to.equal(question === undefined);
            if (!told || !question) continue;
            expect(told.points).to.be.within(0, MOST_POINTS);
            if (isTrue) expect(told.verdict).to.equal('hit');
            if (told.verdict === 'illegal') {
              expect([guess.question, told.move]).to.eql([question, undefined]);
              continue;
            }
            expect(told.move).to.equal(question.move);
            if (!answered.has(question)) points += told.points;
            answered.add(question);
            const { score, curve } = guess;
            expect(score).to.deep.include({
              points,
              asked: answered.size,
              most: MOST_POINTS * answered.size,
              total: guess.questions.length,
            });
            expect(curve).to.have.length(answered.size);
            expect(curve.at(-1)).to.equal(points / score.most);
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});

/** The record’s move as a reader would name it. */
function moveOf({ tree }: Guess, { move, toPlay }: Question): string {
  return tree.values(move, toPlay === 'black' ? 'B' : 'W')[0] || 'pass';
}
