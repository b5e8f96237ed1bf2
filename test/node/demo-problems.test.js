// The problems of the demo are written as its page says, and can be solved.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { root } from '../../scripts/run.js';
import { parseSgf } from '../../dist/esm/core.js';
import { canBeSolved, checkProblem, openProblem } from '../../dist/esm/problem.js';

const folder = path.join(root, 'demo/records/problems');

/** How each file marks what is right; the values of `answer`, where its tag has one. */
const conventions = {
  'all-lines.sgf': 'all-lines',
  'annotations.sgf': 'annotations',
  'comment-ja.sgf': 'comment',
  'comment.sgf': 'comment',
  'easy.sgf': 'comment',
  'gomoku.sgf': 'comment',
  'goproblems.sgf': 'goproblems',
  'hex.sgf': 'comment',
  'ko.sgf': 'comment',
  'main-line.sgf': 'main-line',
  'othello.sgf': 'comment',
  'resist.sgf': 'comment',
  'symmetric.sgf': 'comment',
  'tenuki.sgf': 'comment',
  'transposition.sgf': 'comment',
  'two-answers.sgf': 'comment',
};

const treesOf = (file) => parseSgf(readFileSync(path.join(folder, file), 'utf8')).trees;
const opened = (file, options) => {
  const answer = file === 'all-lines.sgf' ? 'all-lines' : 'auto';
  return treesOf(file).map((tree) => openProblem(tree, { answer, random: () => 0.5, ...options }));
};
const verdictsOn = (problem, moves) => moves.split(' ').map((move) => problem.play(move).verdict);

describe('the problems of the demo', () => {
  it('are all in the list of this test', () => {
    assert.deepEqual(readdirSync(folder).sort(), Object.keys(conventions));
  });

  for (const [file, convention] of Object.entries(conventions)) {
    it(`of ${file} are ${convention}, and are solved by following the hints`, () => {
      for (const resist of ['first', 'random', 'all']) {
        for (const problem of opened(file, { resist })) {
          assert.equal(problem.convention, convention);
          assert.deepEqual(checkProblem(problem), []);
          assert.equal(canBeSolved(problem), true);
          assert.notEqual(problem.prompt, '');
        }
      }
    });

    it(`of ${file} judge every move of the reader`, () => {
      for (const problem of opened(file)) {
        const { start } = problem.steps;
        const isMarked = convention !== 'main-line';
        for (const step of problem.steps.all) {
          if (step === start || step.color !== start.toPlay) continue;
          const verdict = problem.verdicts.of(step);
          assert.ok(!isMarked || verdict !== 'unknown', `node ${step.node} of ${file}`);
        }
      }
    });
  }

  it('are twelve in the collection', () => {
    assert.equal(treesOf('easy.sgf').length, 12);
  });

  it('refuse what NOTTHIS and FORCE refuse', () => {
    const [problem] = opened('goproblems.sgf');
    assert.equal(problem.play('ac').remark, 'refused');
    assert.equal(problem.play('ss').remark, 'forced');
    assert.equal(problem.prompt, 'Black to play and kill.');
  });

  it('have two right answers', () => {
    const [problem] = opened('two-answers.sgf');
    assert.deepEqual(problem.answers, { found: 0, total: 2 });
  });

  it('try each answer before they are solved', () => {
    const [problem] = opened('resist.sgf', { resist: 'all' });
    assert.deepEqual(verdictsOn(problem, 'ba aa bb bb'), ['open', 'open', 'open', 'right']);
  });

  it('know moves in another order, and mirror images', () => {
    for (const order of ['fa fb fc', 'fa fc fb', 'fb fa fc', 'fc fa fb'])
      assert.equal(verdictsOn(opened('transposition.sgf')[0], order).at(-1), 'right', order);
    for (const side of ['da ja ga', 'ja da ga'])
      assert.equal(verdictsOn(opened('symmetric.sgf')[0], side).at(0), 'open', side);
  });

  it('take a pass, or a move elsewhere, as the answer', () => {
    const passed = opened('tenuki.sgf')[0];
    assert.deepEqual(verdictsOn(passed, 'pass ea'), ['open', 'right']);
  });
});

describe('the lesson of the demo', () => {
  it('asks twice', () => {
    const file = path.join(root, 'demo/records/lesson.sgf');
    const [tree] = parseSgf(readFileSync(file, 'utf8')).trees;
    const names = [...Array(tree.size).keys()].map((node) => tree.values(node, 'N')[0]);
    assert.equal(names.filter((name) => name === '?').length, 2);
  });
});
