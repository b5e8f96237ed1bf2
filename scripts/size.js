// Prints the size of every file that a page may load, and fails where one is over its budget.
import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Greatest size after brotli, in bytes. A budget grows only in a commit that says why. */
const budgets = {
  'sgf-board.js': 16_000,
  'sgf-board.global.js': 16_000,
  'core.js': 9_000,
};

const row = (...cells) =>
  console.log(
    cells
      .map((cell, index) => String(cell)[index ? 'padStart' : 'padEnd'](index ? 9 : 24))
      .join(''),
  );

row('file', 'minified', 'gzip', 'brotli', 'budget');
for (const [name, budget] of Object.entries(budgets)) {
  const bytes = readFileSync(new URL(`../dist/${name}`, import.meta.url));
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const brotli = brotliCompressSync(bytes, { params }).length;
  row(name, bytes.length, gzipSync(bytes, { level: 9 }).length, brotli, budget);
  if (brotli <= budget) continue;
  console.error(`${name} is ${brotli - budget} bytes over its budget.`);
  process.exitCode = 1;
}
