// `npm run conformance -- FOLDER`: runs the cases in a folder (default: the project's own), in the format of
// test/conformance/README.md. The last line is `N passed, N failed`.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { importSource } from '../../scripts/bundle.js';
import { root, stop } from '../../scripts/run.js';

const usage = `npm run conformance -- FOLDER

Runs the cases of FOLDER (default: the project's own): pairs of NAME.sgf and NAME.json, in the format of
test/conformance/README.md.`;

const own = path.join(root, 'test/conformance');
const [given = own, ...more] = process.argv.slice(2);
if (given.startsWith('-') || more.length > 0) stop(usage, given === '--help' ? 0 : 2);
const folder = path.resolve(given);
if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) stop(`No folder: ${folder}`, 2);

const names = readdirSync(folder).filter((name) => /\.(json|sgf)$/.test(name));
const ids = [...new Set(names.map((name) => name.replace(/\.[^.]*$/, '')))].sort();
const cases = ids.filter((id) => ['json', 'sgf'].every((end) => names.includes(`${id}.${end}`)));
if (cases.length === 0) stop(`There are no cases in ${folder}.\n\n${usage}`, 2);
const unpaired = ids.filter((id) => !cases.includes(id));
if (unpaired.length > 0) console.log(`Skipped, not a pair: ${unpaired.join(', ')}`);

const { checkCase } = await importSource('test/conformance/check-case.ts');
const total = { passed: 0, failed: 0 };
for (const id of cases) run(id);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

function run(id) {
  const failures = failuresOf(id);
  total[failures.length === 0 ? 'passed' : 'failed'] += 1;
  if (failures.length === 0) return;
  console.log(`FAILED ${id}`);
  for (const { key, got, wanted } of failures) {
    console.log(`  ${key}\n    got    ${got}\n    wanted ${wanted}`);
  }
}

/** The failures of a case. Unreadable files are a failure, too, so that the other cases still run. */
function failuresOf(id) {
  const file = path.join(folder, id);
  try {
    return checkCase(readFileSync(`${file}.sgf`), JSON.parse(readFileSync(`${file}.json`, 'utf8')));
  } catch (error) {
    return [{ key: 'the files of the case', got: String(error), wanted: 'readable' }];
  }
}
