// `npm run conformance -- FOLDER`: runs the cases of a folder (default: the project's own), in the
// format of test/conformance/README.md. The last line is `N passed, N failed`.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { importSource } from './bundle.js';
import { root } from './run.js';

const usage = `npm run conformance -- FOLDER

Runs the cases of FOLDER (default: the project's own): pairs of NAME.sgf and NAME.json, in the format of
test/conformance/README.md.`;

const own = path.join(root, 'test/conformance');
const [given = own, ...more] = process.argv.slice(2);
if (given.startsWith('-') || more.length > 0) stop(usage, given === '--help' ? 0 : 2);
const folder = path.resolve(given);
if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) stop(`${folder} is no folder.`, 2);

const notYet = JSON.parse(readFileSync(path.join(own, 'not-yet.json'), 'utf8'));
/** A kind of key that is not done yet in our own cases is not done in others either. */
const kindsNotYet = new Set(Object.values(notYet).flat());

const names = readdirSync(folder).filter((name) => /\.(json|sgf)$/.test(name));
const ids = [...new Set(names.map((name) => name.replace(/\.[^.]*$/, '')))].sort();
const cases = ids.filter((id) => ['json', 'sgf'].every((end) => names.includes(`${id}.${end}`)));
if (cases.length === 0) stop(`There are no cases in ${folder}.\n\n${usage}`, 2);
const unpaired = ids.filter((id) => !cases.includes(id) && id !== 'not-yet');
if (unpaired.length > 0) console.log(`Not a pair, left out: ${unpaired.join(', ')}`);

const { checkCase } = await importSource('test/conformance/check-case.ts');
const total = { passed: 0, notYet: 0, failed: 0 };
for (const id of cases) run(id);
if (total.notYet > 0) {
  console.log(
    `\n${total.notYet} cases pass but for what is not done yet (test/conformance/not-yet.json).`,
  );
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

function run(id) {
  const failures = failuresOf(id);
  const isKnown = ({ key }) => (folder === own ? notYet[id]?.includes(key) : kindsNotYet.has(key));
  const surprises = failures.filter((failure) => !isKnown(failure));
  if (failures.length === 0) total.passed += 1;
  else if (surprises.length === 0) {
    total.notYet += 1;
    console.log(`not yet  ${id}: ${failures.map(({ key }) => key).join(', ')}`);
  } else {
    total.failed += 1;
    console.log(`FAILED   ${id}`);
    for (const { key, got, wanted } of surprises) {
      console.log(`  ${key}\n    got    ${got}\n    wanted ${wanted}`);
    }
  }
}

/** A case whose files can't be read fails, and the others go on. */
function failuresOf(id) {
  const file = path.join(folder, id);
  try {
    return checkCase(readFileSync(`${file}.sgf`), JSON.parse(readFileSync(`${file}.json`, 'utf8')));
  } catch (error) {
    return [{ key: 'the files of the case', got: String(error), wanted: 'readable' }];
  }
}

function stop(message, exitCode) {
  (exitCode === 0 ? console.log : console.error)(message);
  process.exit(exitCode);
}
