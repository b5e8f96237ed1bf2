// `npm run conformance -- FOLDER`: runs the cases of a folder (default: the project's own), in the
// format of test/conformance/README.md. The last line is `N passed, N failed`.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { importSource } from './bundle.js';
import { root } from './run.js';

const own = path.join(root, 'test/conformance');
const folder = path.resolve(process.argv[2] ?? own);
const notYet = JSON.parse(readFileSync(path.join(own, 'not-yet.json'), 'utf8'));
/** A kind of key that is not done yet in our own cases is not done in others either. */
const kindsNotYet = new Set(Object.values(notYet).flat());

const names = existsSync(folder) ? readdirSync(folder).filter((name) => /\.json$/.test(name)) : [];
const cases = names
  .map((name) => path.basename(name, '.json'))
  .filter((id) => existsSync(path.join(folder, `${id}.sgf`)))
  .sort();
if (cases.length === 0) {
  console.error(`There are no cases in ${folder}: pairs of NAME.sgf and NAME.json.`);
  process.exit(2);
}

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
