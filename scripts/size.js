// Prints the size of every script that a page may load, and fails if one is over its budget. The test
// test/node/at-rest.test.js limits the sizes of whole pages.
import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** The largest sizes after brotli, in bytes. The commit of a feature that needs more says why. */
const budgets = {
  'sgf-board.js': 42_500,
  'sgf-board.global.js': 173_000, // 165,000 when it became one file, and 5 %
  'core.js': 42_500,
};

const dist = new URL('../dist/', import.meta.url);
const names = readdirSync(dist).filter((name) => name.endsWith('.js'));

row('file', 'minified', 'gzip', 'brotli', 'budget');
for (const name of names) {
  const bytes = readFileSync(new URL(name, dist));
  const brotli = brotliCompressSync(bytes).length;
  row(name, bytes.length, gzipSync(bytes).length, brotli, budgets[name] ?? '');
  if (brotli <= (budgets[name] ?? Infinity)) continue;
  console.error(`${name} is ${brotli - budgets[name]} bytes over its budget.`);
  process.exitCode = 1;
}

function row(name, ...cells) {
  console.log(name.padEnd(34) + cells.map((cell) => String(cell).padStart(9)).join(''));
}
