// `npm run pages -- FILE.json [FILTER]`: opens every page of a file in real browsers. The last line is
// `N passed, N failed`.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import { environment, findBrowser, findFirefox } from '../tools/browser.js';
import { failuresOf, readCases, scripts, servePages } from './cases.js';
import { root, stop } from '../../scripts/run.js';

const usage = `npm run pages -- FILE.json [FILTER]

Opens every case of FILE.json (see test/pages/cases.js; the project's own: test/pages/cases.json) whose id has FILTER in
it, in Chromium; with BROWSERS=all in Firefox, too. Each is opened with the module and the classic script, in the head and
deferred. It uses the files in dist/, which npm run build makes.`;

const [file, filter = '', ...more] = process.argv.slice(2);
if (!file || file.startsWith('-') || more.length > 0) stop(usage, file === '--help' ? 0 : 2);
const core = path.join(root, 'dist/core.js');
if (!existsSync(core)) stop('There is no dist/: run npm run build.', 2);

const cases = casesOf(file).filter(({ id }) => id.includes(filter));
if (cases.length === 0) stop(`No case of ${file} has ${filter} in its id.`, 2);
const { origin, close } = await servePages(cases);
const total = { passed: 0, failed: 0 };
try {
  const exports = await import(pathToFileURL(core).href);
  for (const [name, options] of await browsers()) await runIn(name, options, exports);
} finally {
  close();
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

function casesOf(name) {
  try {
    return readCases(path.resolve(name));
  } catch ({ message }) {
    return stop(message, 2);
  }
}

async function browsers() {
  const found = [['Chromium', await findBrowser()]];
  if (process.env.BROWSERS !== 'all') return found;
  const executablePath = findFirefox();
  if (!executablePath) console.log('Firefox was not found: its pages are skipped.');
  else found.push(['Firefox', { browser: 'firefox', executablePath, env: environment }]);
  return found;
}

async function runIn(name, options, core) {
  const browser = await puppeteer.launch({ ...options, protocolTimeout: 120_000 });
  try {
    const page = await browser.newPage();
    for (const script of Object.keys(scripts)) {
      let right = 0;
      for (const [index, { id }] of cases.entries()) {
        const failures = await failuresOf(page, origin, { cases, index, script, core });
        total[failures.length > 0 ? 'failed' : 'passed'] += 1;
        if (failures.length === 0) right += 1;
        for (const failure of failures)
          console.log(`FAILED ${id} (${name}, ${script}): ${failure}`);
      }
      console.log(`${name}, ${script}: ${right} of ${cases.length}`);
    }
  } finally {
    await browser.close();
  }
}
