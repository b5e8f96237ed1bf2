// Runs tests in Node, three processes at a time: `node scripts/test-node.js [options of node] [files]`. Files in
// TypeScript are bundled first, and those of a folder share a process. Without names, all that need no page run.
//
// Tests run in Node if they touch no page, three files at a time, beside those in the browser (`scripts/test.js`);
// the tests of the build run after both. `test/helpers/in-node.js` gives them the same functions as a page of tests
// has: mocha's, and `fetch` of files. So they still run in browsers, too: with `BROWSERS=all`, as engines differ, and
// with `--watch`. A file that needs a page and does not say so in its name fails with `document is not defined`.
// `expect` is that of `@esm-bundle/chai`, the copy that `test/helpers/testing.ts` extends for pages. Where Node's
// decoders differ from the standard, `test/helpers/decoders.ts` says why.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root, runNode } from './run.js';
import { bundleTests, filesForNode } from '../test/tools/bundles.js';

const isOption = (arg) => arg.startsWith('-');
const options = process.argv.slice(2).filter(isOption);
const named = process.argv.slice(2).filter((arg) => !isOption(arg));
const files = named.length > 0 ? named.map(fromRoot) : filesForNode();
const sources = files.filter((file) => file.endsWith('.ts'));
const folder = mkdtempSync(path.join(os.tmpdir(), 'sgf-board-'));
const page = new URL('../test/helpers/in-node.js', import.meta.url).href;

try {
  if (sources.length > 0) {
    await bundleTests(sources, {
      outdir: folder,
      platform: 'node',
      mainFields: ['module', 'main'],
    });
    options.push('--enable-source-maps', '--import', page);
  }
  options.push('--test-timeout=3600000'); // only ends tests that hang
  const runnable = [...files.filter((file) => file.endsWith('.js')), ...foldersOf(sources)];
  process.exitCode = runNode(['--test', '--test-concurrency=3', ...options, ...runnable]) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** The path of a file from the root, with slashes on every system. */
function fromRoot(file) {
  return path.relative(root, file).split(path.sep).join('/');
}

/** Writes a module for each folder of tests, which imports its bundles: one process for each test file takes longer. */
function foldersOf(sources) {
  const names = new Set(sources.map((source) => source.split('/')[1]));
  return [...names].map((name) => {
    const own = sources.filter((source) => source.split('/')[1] === name);
    const file = path.join(folder, `${name}.all.test.mjs`);
    writeFileSync(
      file,
      own.map((source) => `import './${source.replace(/ts$/, 'js')}';\n`).join(''),
    );
    return file;
  });
}
