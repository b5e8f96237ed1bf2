// Runs tests in Node, three files at a time: `node scripts/test-node.js [options of node] [files]`. Files in TypeScript
// are bundled first; without a name, all of them that need no page run.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root, runNode } from './run.js';
import { bundleTests, filesForNode } from './test-bundles.js';

const isOption = (arg) => arg.startsWith('-');
const options = process.argv.slice(2).filter(isOption);
const named = process.argv.slice(2).filter((arg) => !isOption(arg));
const files = named.length > 0 ? named.map((file) => path.relative(root, file)) : filesForNode();
const sources = files.filter((file) => file.endsWith('.ts'));
const folder = mkdtempSync(path.join(os.tmpdir(), 'sgf-board-'));
const bundleOf = (source) => path.join(folder, source.replace(/ts$/, 'js'));
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
  options.push('--test-timeout=600000'); // only ends what hangs
  const runnable = files.map((file) => (file.endsWith('.ts') ? bundleOf(file) : file));
  process.exitCode = runNode(['--test', '--test-concurrency=3', ...options, ...runnable]) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
