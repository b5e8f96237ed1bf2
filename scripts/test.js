// `npm test`: everything that must hold, in one command. Each step counts as one; of the two test
// runners every test counts. The last line is `N passed, N failed`, the exit code tells the same.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root, runNode, toolOf } from './run.js';

const scratch = mkdtempSync(path.join(os.tmpdir(), 'sgf-board-'));
const total = { passed: 0, failed: 0, skipped: 0 };

step('format', [toolOf('prettier'), '--check', '--log-level', 'warn', '.']);
step('lint', [toolOf('eslint'), '.']);
step('types', [toolOf('typescript', 'tsc'), '-p', 'tsconfig.json']);
step('build', ['scripts/build.js']);
step('tables', ['scripts/api-tables.js', '--check']);
if (existsSync(path.join(root, 'dist/core.js'))) {
  nodeTests();
  browserTests();
} else add({ failed: 1 }, 'tests: not run, for there is no build');

rmSync(scratch, { recursive: true, force: true });
const { passed, failed, skipped } = total;
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed > 0 ? 1 : 0;

function step(title, args) {
  const startMs = performance.now();
  const isDone = runNode(args);
  const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
  add(
    isDone ? { passed: 1 } : { failed: 1 },
    `${title}: ${isDone ? 'ok' : 'FAILED'} (${seconds} s)`,
  );
}

function nodeTests() {
  const folder = path.join(root, 'test/node');
  const files = readdirSync(folder).filter((name) => name.endsWith('.test.js'));
  const tap = path.join(scratch, 'node.tap');
  const reporters = [
    ...['--test-reporter=spec', '--test-reporter-destination=stdout'],
    ...['--test-reporter=tap', `--test-reporter-destination=${tap}`],
  ];
  const isDone = runNode(['--test', ...reporters, ...files.map((file) => `test/node/${file}`)]);
  addTests('Node tests', isDone, tap, (text) => {
    const count = (word) => Number(new RegExp(`^# ${word} (\\d+)`, 'm').exec(text)?.[1] ?? 0);
    return { passed: count('pass'), failed: count('fail'), skipped: count('skipped') };
  });
}

function browserTests() {
  const file = path.join(scratch, 'browser.json');
  const runner = toolOf('@web/test-runner', 'wtr');
  const isDone = runNode([runner, '--config', 'scripts/test-runner.config.js'], {
    TEST_COUNTS: file,
  });
  addTests('Browser tests', isDone, file, JSON.parse);
}

/** Adds a runner's counts; a runner that fails without a failed test counts as one. */
function addTests(title, isDone, file, read) {
  const counts = existsSync(file) ? read(readFileSync(file, 'utf8')) : { passed: 0, failed: 0 };
  if (!isDone && counts.failed === 0) counts.failed = 1;
  add(counts, `${title}: ${counts.passed} passed, ${counts.failed} failed`);
}

function add(counts, line) {
  for (const [key, count] of Object.entries(counts)) total[key] += count;
  console.log(line);
}
