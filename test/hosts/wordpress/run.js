// `node test/hosts/wordpress/run.js`: posts with boards in a real WordPress, written by an administrator, an author and a
// contributor in both editors, with the plug-in and without it; then a reader's browser opens them, and the moves are
// compared. The last line is `N passed, N failed`, or `not run: …`.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { launch } from '../../node/page-server.js';
import { checkAlone } from './alone.js';
import { missing, startSite } from './site.js';
import { withPlugin } from './with-plugin.js';
import { withoutPlugin } from './without-plugin.js';
import { tame } from './records.js';

const reason = missing();
if (reason) {
  console.log(`not run: ${reason}`);
  process.exit();
}
const counts = { passed: 0, failed: 0 };

/** Counts a result and prints it. */
function check(name, isRight, found) {
  counts[isRight ? 'passed' : 'failed'] += 1;
  console.log(`${isRight ? 'ok  ' : 'FAIL'} ${name}`);
  if (!isRight) console.log(typeof found === 'string' ? found : JSON.stringify(found, null, 1));
}

const files = mkdtempSync(path.join(os.tmpdir(), 'sgf-board-files-'));
const write = (name, text) => {
  writeFileSync(path.join(files, name), text);
  return path.join(files, name);
};
const records = {
  sgf: write('game.sgf', tame),
  txt: write('game.txt', tame),
  markup: write('page.sgf', ` \n\ufeff<html><script>alert(1)</script>${tame}`),
};
/** `with` or `without`, then a role, then an editor (`block`, `classic`): only that part. */
const [, , only, role, editor] = process.argv;
let site, browser;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    browser?.process()?.kill();
    site?.stop();
    process.exit(1);
  });
}
try {
  checkAlone({ check });
  site = await startSite();
  browser = await launch();
  const { wordpress, php, theme } = site.version;
  console.log(`WordPress ${wordpress}, PHP ${php}, theme ${theme}, ${await browser.version()}`);
  const all = ['administrator', 'author', 'contributor'];
  const editors = editor ? [editor] : ['block', 'classic'];
  const host = { site, browser, records, check, roles: role ? [role] : all, editors };
  if (only !== 'with') await withoutPlugin(host);
  if (only !== 'without') await withPlugin(host);
  const notices = existsSync(site.log) ? readFileSync(site.log, 'utf8').split('\n') : [];
  const ours = notices.filter((line) => line.includes('plugins/sgf-board'));
  check('PHP has no complaint about the plug-in', ours.length === 0, ours.join('\n'));
} catch (error) {
  check('the run came to its end', false, error.stack);
} finally {
  await browser?.close();
  site?.stop();
  rmSync(files, { recursive: true, force: true });
}
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed > 0 ? 1 : 0;
