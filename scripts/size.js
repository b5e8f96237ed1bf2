// Prints the size of every file that a page may load, and fails if one is over its budget.
import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

/** Maximal size after brotli, in bytes. A budget only grows in a commit that says why. */
const budgets = {
  'sgf-board.js': 33_000, // the first file; test/node/at-rest.test.js limits a whole page
  'core.js': 39_600,
  'sgf-board.global.js': 105_500,
  [`sgf-board-pointing-${version}.js`]: 2_000,
};

const dist = new URL('../dist/', import.meta.url);
const files = readdirSync(dist).filter((name) => name.endsWith('.js'));
const sizes = new Map(files.map((name) => [name, sizeOf(readFileSync(new URL(name, dist)))]));

row('file', 'minified', 'gzip', 'brotli', 'budget');
for (const [name, { minified, gzip, brotli }] of sizes) {
  row(name, minified, gzip, brotli, budgets[name] ?? '');
}
for (const [name, budget] of Object.entries(budgets)) {
  const over = (sizes.get(name)?.brotli ?? Infinity) - budget;
  if (over <= 0) continue;
  console.error(`${name} is ${over} bytes over its budget.`);
  process.exitCode = 1;
}

function sizeOf(bytes) {
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return {
    minified: bytes.length,
    gzip: gzipSync(bytes, { level: 9 }).length,
    brotli: brotliCompressSync(bytes, { params }).length,
  };
}

function row(name, ...cells) {
  console.log(name.padEnd(34) + cells.map((cell) => String(cell).padStart(9)).join(''));
}
