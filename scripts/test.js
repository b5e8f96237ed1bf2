// `npm test`: all checks in one command. Each step counts as one test; the test runners count every test. The last line
// is `N passed, N failed`, and the exit code agrees. The tests of the sources in a browser run beside the steps that
// need none, which have lower priority. The tests of the build come last.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root, runQuietly, toolOf } from './run.js';

const LOW_PRIORITY = 10;
/** The part of a failed step's output that is repeated at the end, in characters. */
const MOST_SAID = 5000;
/**
 * Tests that run alone: beside others, a slow processor paints in between, and text moves by a few hundredths more than
 * the limit.
 */
const ALONE = ['test/node/layout-shift.test.js'];
const total = { passed: 0, failed: 0, skipped: 0 };
const startMs = performance.now();
/** The failures, which are repeated at the end, because the output of a run is long. */
const failures = [];

const [isBuilt] = await Promise.all([checks(), browserTests()]);
if (isBuilt) {
  const files = testsOfTheBuild();
  await nodeTests('Tests of the build', { files: files.filter((file) => !ALONE.includes(file)) });
  await nodeTests('Tests of the build, alone', { files: ALONE });
} else add({ failed: 1 }, 'Tests of the build: not run, because there is none');

const { passed, failed, skipped } = total;
for (const failure of failures) console.log(`\nFAILED ${failure}`);
console.log(`\nTotal time: ${secondsSince(startMs)} s.`);
if (skipped > 0) console.log(`${skipped} skipped.`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** Runs the checks one after the other, beside the browser tests: more at a time only slow each other down. */
async function checks() {
  const low = { priority: LOW_PRIORITY };
  const isBuilt = await step('build', ['scripts/build.js'], low);
  await step('types and lint', ['scripts/lint.js'], low);
  const tsc = toolOf('typescript7', 'tsc');
  await step('types without a page', [tsc, '-p', 'scripts/tsconfig.cli.json'], low);
  const cache = path.join(root, 'node_modules/.cache/prettier.json');
  const cached = ['--cache', '--cache-location', cache];
  await step('format', [toolOf('prettier'), '--check', '--log-level', 'warn', ...cached, '.'], low);
  await nodeTests('Node tests', low);
  return isBuilt;
}

function testsOfTheBuild() {
  const names = readdirSync(path.join(root, 'test/node'));
  return names.filter((name) => name.endsWith('.test.js')).map((name) => `test/node/${name}`);
}

async function step(title, args, how) {
  const startMs = performance.now();
  const { isDone, output } = await runQuietly(args, how);
  if (!isDone) failures.push(`${title}:\n${output.slice(-MOST_SAID)}`);
  add(
    isDone ? { passed: 1 } : { failed: 1 },
    `${output}${title}: ${isDone ? 'ok' : 'FAILED'} (${secondsSince(startMs)} s)`,
  );
  return isDone;
}

async function nodeTests(title, { files = [], ...how }) {
  const read = (output) => {
    const count = (word) => Number(new RegExp(`^ℹ ${word} (\\d+)$`, 'm').exec(output)?.[1] ?? 0);
    const failed = count('fail') + count('cancelled');
    return { passed: count('pass'), failed, skipped: count('skipped') };
  };
  await addTests(title, ['scripts/test-node.js', '--test-reporter=spec', ...files], read, how);
}

async function browserTests() {
  const args = [toolOf('@web/test-runner', 'wtr'), '--config', 'scripts/test-runner.config.js'];
  const counts = /^(\w+): +\|.*\| (\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/gm;
  await addTests('Browser tests', args, (output) => {
    // The runner tells its progress several times: the last line of each browser counts.
    const last = new Map([...output.matchAll(counts)].map(([, name, ...all]) => [name, all]));
    const sum = (at) => [...last.values()].reduce((total, all) => total + Number(all[at] ?? 0), 0);
    return { passed: sum(0), failed: sum(1), skipped: sum(2) };
  });
}

/** Adds a runner's counts, read from its output; a runner that fails without a failed test counts as one failure. */
async function addTests(title, args, read, how) {
  const startMs = performance.now();
  const { isDone, output } = await runQuietly(args, how);
  const plain = stripVTControlCharacters(output);
  const counts = read(plain);
  if (!isDone && counts.failed === 0) counts.failed = 1;
  if (counts.failed > 0) failures.push(`${title}:\n${failedTestsIn(plain)}`);
  const summary = `${counts.passed} passed, ${counts.failed} failed (${secondsSince(startMs)} s)`;
  add(counts, `${output}${title}: ${summary}`);
}

/** The failed tests in a runner's output, each with its first lines; the end of the output if none is named. */
function failedTestsIn(output) {
  const lines = output.split('\n');
  const isFailed = (line) => /^\s*(✖|❌|🚧)/u.test(line);
  const said = lines.flatMap((line, at) => (isFailed(line) ? lines.slice(at, at + 6) : []));
  return said.join('\n').slice(0, MOST_SAID) || output.slice(-MOST_SAID);
}

function add(counts, line) {
  for (const [key, count] of Object.entries(counts)) total[key] += count;
  console.log(line);
}

function secondsSince(startMs) {
  return ((performance.now() - startMs) / 1000).toFixed(1);
}
