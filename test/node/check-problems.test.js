// `sgf-board check --problems` tells what can be solved, and what authors should mend.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { root } from '../../scripts/run.js';

const folder = mkdtempSync(path.join(os.tmpdir(), 'sgf-board-problems-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const main = path.join(root, 'dist/esm/cli/main.js');
const stones = 'SZ[9]AB[gg]AW[hh]';

function checked(...args) {
  const command = [main, 'check', '--problems', ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: folder });
  return { status, lines: String(stdout).trim().split('\n'), stderr: String(stderr) };
}

function archive(files) {
  const place = mkdtempSync(path.join(folder, 'archive-'));
  for (const [name, content] of Object.entries(files))
    writeFileSync(path.join(place, name), content);
  return place;
}

const good = {
  'marked.sgf': `(;${stones}(;B[aa];W[bb];B[cc]C[RIGHT])(;B[dd]))`,
  'two.sgf': `(;${stones};B[aa])(;${stones};W[aa]C[Correct])`,
  'words.txt': 'No record at all.',
};
const bad = {
  'empty.sgf': `(;${stones})`,
  'game.sgf': '(;SZ[9];B[aa];W[bb])',
  'twice.sgf': `(;${stones}(;B[aa])(;B[aa]))`,
  'illegal\n.sgf': `(;${stones}\n;B[gg])`,
};

describe('sgf-board check --problems', () => {
  it('prints a summary; with --all a line for each problem before it', () => {
    const place = archive(good);
    const { status, lines, stderr } = checked('--all', place);
    assert.deepEqual([status, stderr], [0, '']);
    assert.deepEqual(checked(place).lines, lines.slice(3));
    assert.deepEqual(
      lines.map((line) => line.replace(place + path.sep, '')),
      [
        'marked.sgf: goproblems, can be solved',
        'two.sgf, game 1: main-line, can be solved',
        'two.sgf, game 2: comment, can be solved',
        '3 problems, 3 can be solved',
        '  goproblems        1, 1 can be solved',
        '  main-line         1, 1 can be solved',
        '  comment           1, 1 can be solved',
      ],
    );
  });

  it('tells authors what to mend, and fails if there is something', () => {
    const place = archive(bad);
    const { status, lines } = checked(place);
    assert.equal(status, 1);
    const told = lines.map((line) => line.replace(place + path.sep, ''));
    assert.match(
      told[0],
      /^empty\.sgf: warning: The record has no solution: .*\(line 1, column \d/,
    );
    assert.match(told[1], /^game\.sgf: warning: This is a game, not a problem/);
    assert.match(
      told[2],
      /^illegal.\.sgf: warning: The move gg of the solution is illegal\. \(line 2, /,
    );
    assert.match(told[3], /^4 problems, 2 can be solved$/);
  });

  it('tells what is wrong with the setup', () => {
    const place = archive({
      'both.sgf': '(;SZ[9]AB[aa]AW[aa];B[bb])',
      'cleared.sgf': '(;SZ[9]AB[aa]AE[aa]AW[bb];B[cc])',
      'outside.sgf': '(;SZ[9]AB[aa][zz]AW[bb];B[cc])',
      'size.sgf': '(;SZ[none]AB[aa]AW[bb];B[cc])',
    });
    const { status, lines } = checked(place);
    assert.equal(status, 1);
    assert.match(
      lines[0],
      /both\.sgf: warning: “aa” names a point that is already listed\. \(line 1, col/,
    );
    assert.match(
      lines[1],
      /outside\.sgf: warning: “zz” is not a point on this board\. .*column 14/,
    );
    assert.doesNotMatch(lines.join(), /cleared/);
    assert.match(lines.slice(2).join('\n'), /size\.sgf: warning: This board size can’t be used/);
  });

  it('tells notes with --all, the summary with --quiet', () => {
    const place = archive({ 'twice.sgf': bad['twice.sgf'] });
    assert.equal(checked('--all', place).lines[0].slice(-24), 'main-line, can be solved');
    assert.match(checked('--all', place).lines[1], /note: The move aa starts more than one branch/);
    assert.match(checked('--quiet', place).lines[0], /^1 problem, 1 can be solved$/);
    assert.equal(checked('--all', place).status, 0);
  });

  it('writes JSON', () => {
    const { lines, status } = checked('--json', archive({ ...good, ...bad }));
    const problems = JSON.parse(lines.join('\n'));
    assert.equal(status, 1);
    assert.equal(problems.length, 7);
    const [empty] = problems;
    assert.deepEqual([empty.convention, empty.isSolvable], ['none', false]);
    const [{ code, severity, line }] = empty.findings;
    assert.deepEqual([code, severity, line], ['no-solution', 'warning', 1]);
    assert.deepEqual(
      problems.filter(({ file }) => file.endsWith('two.sgf')).map(({ game }) => game),
      [1, 2],
    );
    assert.deepEqual(JSON.parse(checked('--json', archive({})).lines.join('\n')), []);
  });

  it('is an option of check only', () => {
    const command = [main, 'render', '--problems', 'x.sgf'];
    const { status, stderr } = spawnSync(process.execPath, command);
    assert.equal(status, 2);
    assert.match(String(stderr), /render has no option --problems/);
  });
});

describe('sgf-board/problem', async () => {
  const { parseSgf } = await import('../../dist/esm/core.js');
  const { canBeSolved, checkProblem, openProblem, variedTree } =
    await import('../../dist/esm/problem.js');
  const treeOf = (sgf) => parseSgf(sgf).trees[0];

  it('answers without a page', () => {
    const problem = openProblem(treeOf(good['marked.sgf']));
    assert.deepEqual(
      [problem.convention, problem.toPlay, problem.start],
      ['goproblems', 'black', 0],
    );
    assert.deepEqual(problem.play('aa'), { verdict: 'open', move: 1, reply: 2, path: '2' });
    assert.equal(problem.play('C7').verdict, 'right');
    assert.equal(globalThis.document, undefined);
  });

  it('plays other games, turns records and judges them', () => {
    const hex = treeOf('(;GM[11]SZ[5]AB[c3];B[b2]C[Correct])');
    assert.equal(openProblem(hex).play('b2').verdict, 'right');
    const turned = openProblem(variedTree(hex, { turn: 3, isSwapped: false }));
    assert.equal(turned.play('d4').verdict, 'right');
    assert.equal(canBeSolved(turned), true);
    assert.deepEqual(checkProblem(turned), []);
  });
});
